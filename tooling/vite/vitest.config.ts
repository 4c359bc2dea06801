import { defineConfig } from 'vitest/config';

// Not from tooling/vitest, which builds on this package.
export default defineConfig({
  test: {
    name: 'vite',
    include: ['src/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
});
