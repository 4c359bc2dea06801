import { fileURLToPath } from 'node:url';
import { viewPlugins } from '@baize/vite-config/plugins';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Turbo keeps this file as the task's output: the closing count and the trace read it. */
const report = 'reports/vitest.json';

/** Tests that need nothing of a browser; a brand app's lie in `app`. */
export function nodeTests(name: string, folder = 'src'): ViteUserConfig {
  return defineConfig({
    test: {
      name,
      environment: 'node',
      testTimeout: 30_000,
      include: [`${folder}/**/*.test.ts`],
      reporters: ['default', ['json', { outputFile: report }]],
      typecheck: { enabled: false },
    },
  });
}

/** Tests of hooks and views in jsdom; what needs real layout is a story or a journey. */
export function viewTests(name: string): ViteUserConfig {
  return defineConfig({
    plugins: viewPlugins(),
    test: {
      name,
      environment: 'jsdom',
      // A context for each file in one process, where a process for each spends half of its time on making jsdom.
      pool: 'vmForks',
      testTimeout: 30_000,
      setupFiles: [fileURLToPath(new URL('./async-timeout.ts', import.meta.url))],
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      reporters: ['default', ['json', { outputFile: report }]],
    },
  });
}
