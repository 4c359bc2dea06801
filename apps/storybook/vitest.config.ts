import { chromiumLaunch } from '@baize/vitest-config/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Every story is a test, once in each brand: it renders, its play function passes, axe finds nothing. */
function stories(brand: string) {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { brand } })],
    test: {
      name: `stories-${brand}`,
      browser: {
        enabled: true,
        headless: true,
        instances: [{ browser: 'chromium' as const }],
        provider: playwright({ launchOptions: chromiumLaunch() }),
      },
    },
  };
}

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [stories('curacao'), stories('lulu')],
  },
});
