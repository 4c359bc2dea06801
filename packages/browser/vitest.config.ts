import { viewTests } from '@baize/vitest-config/projects';
import { mergeConfig } from 'vitest/config';

/**
 * Some tests take `window` or `document` away, which a context of its own does not allow; as they give back what they
 * take, files may share a process: a sixth of the processor time.
 */
export default mergeConfig(viewTests('browser'), { test: { pool: 'forks', isolate: false } });
