import { nodeTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';

/** One machine is enough to see whether a test notices a changed rule. */
export default mergeConfig(nodeTests('domain'), { test: { testTimeout: 60_000 } });
