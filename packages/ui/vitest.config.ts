import { viewTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';

/** Parts of the kit keep nothing between tests, so files may share a process: a third of the processor time. */
export default mergeConfig(viewTests('ui'), { test: { isolate: false } });
