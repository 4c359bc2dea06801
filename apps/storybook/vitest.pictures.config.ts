import { defineConfig } from 'vitest/config';

/** The look of a few stories of the built Storybook against committed pictures, which the journeys' task runs. */
export default defineConfig({
  test: {
    name: 'pictures',
    environment: 'node',
    include: ['src/pictures/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/pictures.json' }]],
  },
});
