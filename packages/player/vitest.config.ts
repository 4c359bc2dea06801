import { viewTests } from '@baize/vitest-config/projects';

export default viewTests('player');
