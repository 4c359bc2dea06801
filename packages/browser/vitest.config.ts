import { viewTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';

/** Some tests take `window` or `document` away, which a context of its own does not allow. */
export default mergeConfig(viewTests('browser'), { test: { pool: 'forks' } });
