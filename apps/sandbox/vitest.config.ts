import { nodeTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';

/** One sandbox serves all test files in turn: opening an embedded database costs more than any test. */
export default mergeConfig(nodeTests('sandbox'), {
  test: {
    globalSetup: ['src/testing/one-sandbox.ts'],
    fileParallelism: false,
    hookTimeout: 120_000,
    testTimeout: 120_000,
    teardownTimeout: 30_000,
  },
});
