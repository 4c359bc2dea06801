import { nodeTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';
import { SANDBOX_COUNT } from './src/testing/global-setup.ts';

/** A sandbox serves test files in turn, as opening an embedded database costs more than any test; two run at once. */
export default mergeConfig(nodeTests('sandbox'), {
  test: {
    globalSetup: ['src/testing/global-setup.ts'],
    maxWorkers: SANDBOX_COUNT,
    hookTimeout: 120_000,
    testTimeout: 120_000,
    teardownTimeout: 30_000,
  },
});
