import { checkLoad } from '@baize/bench/judge';
import { PAGE_GATES, type Brand, type PageGate, type Viewer } from '@baize/bench/gates';
import { openPageLoad, PHONE, NETWORK_IDLE_MS, type LoadReport } from '@baize/bench/load';
import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { collectPageErrors } from './page-errors.ts';

/** So many pages load side by side: each is quiet for two seconds, in which another one may work. */
const CONCURRENCY = 5;

/** A page may wait for two others before it comes to rest. */
const IDLE_TIMEOUT_MS = 30_000;

type StorageState = BrowserContextOptions['storageState'];

/**
 * Loads every gated page of a brand cold and without an interaction until it is quiet, on a phone, as fast as this
 * machine is. Returns a message for each figure past its limit.
 */
export async function loadPages(options: {
  browser: Browser;
  brand: Brand;
  url: string;
  viewer: Viewer;
  storageState?: StorageState;
  complaints: string[];
}): Promise<string[]> {
  const waiting = PAGE_GATES.filter(({ viewer }) => viewer === options.viewer);
  const excess: string[] = [];
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const load = await loadPage(gate, options);
      excess.push(...checkLoad(gate, load).map(({ message }) => message));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return excess;
}

async function loadPage(gate: PageGate, options: Parameters<typeof loadPages>[0]): Promise<LoadReport> {
  const { browser, brand, url, storageState, complaints } = options;
  const address = url + gate.paths[brand];
  const context = await browser.newContext({ ...PHONE, ...(storageState ? { storageState } : {}) });
  const page = await context.newPage();
  collectPageErrors(page, complaints);
  const load = await openPageLoad(page, gate.content);
  await load.open(address);
  await expect
    .poll(() => load.idleMs(), {
      timeout: IDLE_TIMEOUT_MS,
      intervals: [200],
      message: `${address} comes to rest`,
    })
    .toBeGreaterThanOrEqual(NETWORK_IDLE_MS);
  const report = await load.read();
  await context.close();
  return report;
}
