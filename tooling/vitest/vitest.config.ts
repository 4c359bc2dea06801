import { nodeTests } from './src/projects.ts';

export default nodeTests('vitest-config');
