import { nodeTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';

/** Properties over every zone take seconds on a busy machine; they fail by a counterexample, not by the clock. */
export default mergeConfig(nodeTests('domain'), { test: { testTimeout: 120_000 } });
