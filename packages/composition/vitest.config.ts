import { nodeTests } from '@baize/vitest-config/projects';

export default nodeTests('composition');
