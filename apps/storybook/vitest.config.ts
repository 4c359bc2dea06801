import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@baize/vitest-config/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Under this name Storybook's plugin reads the globals that a story begins with. */
const INITIAL_GLOBALS = 'storybook/test-initial-globals';

const APPS = join(import.meta.dirname, '..');
/** Found by folder, so that a new brand's stories are tests as well. */
const BRANDS = readdirSync(APPS).filter((name) => existsSync(join(APPS, name, 'server.ts')));

/** The other half of what a story may be seen in: every second brand is read from right to left, on a phone. */
const MIRRORED = { direction: 'rtl', viewport: { value: 'phone', isRotated: false } };

/** What a brand is judged by, which every brand is tried with. Parts are read by brands in turn. */
const IN_EACH_BRAND = /^\s+title: '(?:Screens|Brands|Foundations)\//m;

const PARTS = globSync(
  ['../../packages/*/src/**/*.stories.tsx', '../../packages/features/*/src/**/*.stories.tsx'],
  {
    cwd: import.meta.dirname,
  },
)
  .toSorted()
  .filter((file) => !IN_EACH_BRAND.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

/** The files of parts that are another brand's turn. `EVERY_BRAND=1` leaves none out, as before a release: it takes almost twice as long. */
function leftToOthers(index: number): string[] {
  if (process.env['EVERY_BRAND'] === '1') return [];
  return PARTS.filter((_, at) => at % BRANDS.length !== index);
}

/** A browser that stands in one brand; all of them load their modules from one server. */
function inBrand(brand: string, index: number) {
  return {
    browser: 'chromium' as const,
    name: `stories-${brand}`,
    exclude: ['**/*.mdx', ...leftToOthers(index)],
    provide: { [INITIAL_GLOBALS]: { brand, ...(index % 2 === 1 ? MIRRORED : null) } },
  };
}

/** Every story is a test, in each brand or in one of them: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          // Stories keep nothing for each other (`own-storage`), so files may share a page: half of the time.
          isolate: false,
          // By default vitest runs one browser at a time on two cores, and a third of their time is idle.
          maxWorkers: Math.min(BRANDS.length, availableParallelism()),
          browser: {
            enabled: true,
            headless: true,
            instances: BRANDS.map(inBrand),
            provider: playwright({ launchOptions: chromiumLaunch() }),
          },
        },
      },
      // What of the gallery needs no browser.
      { test: { name: 'gallery', environment: 'node', include: ['src/gallery/*.test.ts'] } },
    ],
  },
});
