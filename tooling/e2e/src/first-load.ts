import { checkLoad } from '@baize/bench/judge';
import type { Brand, PageGate } from '@baize/bench/gates';
import { openPageLoad, PHONE, NETWORK_IDLE_MS } from '@baize/bench/load';
import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { collectPageErrors } from './page-errors.ts';

/** A busy machine may hold a page up this long before it comes to rest. */
const IDLE_TIMEOUT_MS = 30_000;

interface LoadOptions {
  browser: Browser;
  brand: Brand;
  /** Of the brand's host. */
  url: string;
  storageState?: BrowserContextOptions['storageState'];
  complaints: string[];
}

/**
 * Loads a gated page of a brand cold and without an interaction until it is quiet, on a phone, as fast as this machine is.
 * Returns a message for each figure past its limit.
 */
export async function loadPage(gate: PageGate, options: LoadOptions): Promise<string[]> {
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
  return checkLoad(gate, report).map(({ message }) => message);
}
