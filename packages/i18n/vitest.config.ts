import { nodeTests } from '@baize/vitest-config/projects';

export default nodeTests('i18n');
