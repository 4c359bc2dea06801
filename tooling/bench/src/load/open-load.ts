import type { CDPSession, Page } from 'playwright';
import { logNetwork, type NetworkLog } from './network-log.ts';
import { observeLoad, type ContentTarget } from './observe.ts';
import { readLoad, type LoadReport } from './read-load.ts';

export { PHONE } from './phone.ts';
export type { ContentTarget } from './observe.ts';
export type { LoadReport } from './read-load.ts';

/** How long nothing may happen until a page counts as loaded, in ms. */
export const NETWORK_IDLE_MS = 2_000;

/** A page whose load is watched from its first request on. */
export interface PageLoad {
  page: Page;
  session: CDPSession;
  network: NetworkLog;
  open(url: string): Promise<void>;
  /** For how long there was neither a request nor a long task, in ms; 0 until the page's load event. */
  idleMs(): Promise<number>;
  /** What the load cost, once it is quiet. */
  read(): Promise<LoadReport>;
}

/** Watches the next load of a page that has not loaded anything yet. */
export async function openPageLoad(page: Page, content: ContentTarget | null = null): Promise<PageLoad> {
  const session = await page.context().newCDPSession(page);
  const network = await logNetwork(session);
  await page.addInitScript(observeLoad, content);
  return {
    page,
    session,
    network,
    async open(url) {
      await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    },
    async idleMs() {
      const idle = await page.evaluate(() => {
        const [start, length] = window.baizeLoad.tasks.at(-1) ?? [0, 0];
        return document.readyState === 'complete' ? performance.now() - (start + length) : 0;
      });
      return Math.min(idle, network.idleMs());
    },
    read: () => readLoad({ page, network }),
  };
}
