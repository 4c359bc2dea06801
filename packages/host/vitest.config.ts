import { nodeTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';

/** Hosts keep nothing for each other but compressed words, so files may share a process: half of the time. */
export default mergeConfig(nodeTests('host'), { test: { isolate: false } });
