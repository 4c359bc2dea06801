import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostServer, sandboxServer, type Server } from '@baize/servers/servers';
import { chromiumLaunch } from '@baize/vitest-config/chromium';
import { defineConfig } from '@playwright/test';
import type { BrandOptions } from './src/journey.ts';
import { BRANDS, getWorkerAddresses, WIDTHS, WORKERS, type Brand } from './src/worker-addresses.ts';

function started(name: string, { cwd, file, env, ready }: Server) {
  return {
    name,
    command: `${process.execPath} ${file}`,
    cwd,
    env,
    url: ready,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  } as const;
}

function platformOf(worker: number) {
  const places = getWorkerAddresses(worker);
  return [
    started(`sandbox ${worker}`, sandboxServer(places.sandbox)),
    ...BRANDS.map((brand) =>
      started(`${brand} ${worker}`, hostServer({ brand, sandbox: places.sandbox, at: places[brand] })),
    ),
  ];
}

/** For a player who wants less motion: animations cost a tenth of a journey's processor time. */
const LESS_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Phones run with motion, the desk with less of it: what runs in both brands is tried in both ways. */
function project(brand: Brand, width: 375 | 1280, testIgnore: string[]) {
  return {
    name: `${brand}-${width}`,
    testIgnore,
    use: {
      brand,
      viewport: WIDTHS[width],
      hasTouch: width === 375,
      ...(width === 1280 ? LESS_MOTION : null),
    },
  };
}

/** Journeys whose matter is no question of width run once in each brand: in one at the desk, in the other on the phone. */
const IN_EACH_BRAND = ['**/in-each-brand/**'];

/**
 * Those whose matter is no question of the brand either, but has a screen of its own, run in one of the two: every
 * other file at the desk. `EVERY_BRAND=1` runs them in both, as before a release: it takes as long again.
 */
const IN_ONE_BRAND = readdirSync(join(import.meta.dirname, 'journeys/in-one-brand')).toSorted();
const inTheOther = (side: 0 | 1) =>
  process.env['EVERY_BRAND'] === '1'
    ? []
    : IN_ONE_BRAND.filter((_, index) => index % 2 !== side).map((file) => `**/in-one-brand/${file}`);

/** What is the same everywhere runs once, at the desk, for a player who wants less motion. */
const ONCE = ['**/once/**'];

export default defineConfig<BrandOptions>({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  workers: WORKERS,
  // One journey after the other to whoever is free: a long file would keep one worker busy when the rest are done.
  fullyParallel: true,
  // Two, and the report says which journey needed them: the machine may be busy, a journey may not be wrong.
  retries: 2,
  forbidOnly: true,
  // A busy machine takes four times as long as a quiet one over a journey of ten pages; what never comes fails after 12 s.
  timeout: 120_000,
  expect: { timeout: 12_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    launchOptions: chromiumLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // `playwright test --trace on` when a journey has to be looked into: it costs as much as the journeys.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'once',
      testMatch: ONCE,
      use: { brand: 'curacao', viewport: WIDTHS[1280], ...LESS_MOTION },
    },
    project('curacao', 1280, [...ONCE, ...inTheOther(0)]),
    project('curacao', 375, [...ONCE, ...IN_EACH_BRAND, '**/in-one-brand/**']),
    project('lulu', 1280, [...ONCE, ...IN_EACH_BRAND, '**/in-one-brand/**']),
    project('lulu', 375, [...ONCE, ...inTheOther(1)]),
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => platformOf(worker)).flat(),
});
