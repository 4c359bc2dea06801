import { nodeTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';

/** Hosts share nothing but compressed texts, so the test files may share a process: half of the time. */
export default mergeConfig(nodeTests('host'), { test: { isolate: false } });
