import type { CDPSession, Page } from 'playwright';
import { logNetwork, type NetworkLog } from './network-log.ts';
import { observeLoad, type Content } from './observe.ts';
import { readLoad, type LoadReport } from './read-load.ts';

export { PHONE } from './phone.ts';
export type { Content } from './observe.ts';
export type { LoadReport } from './read-load.ts';

/** How long nothing may happen until a page counts as loaded, in ms. */
export const QUIET_MS = 2_000;

/** A page whose load is watched from its first request on. */
export interface Load {
  page: Page;
  session: CDPSession;
  network: NetworkLog;
  open(url: string): Promise<void>;
  /** For how long there was neither a request nor a long task, in ms; 0 until the page's load event. */
  quietMs(): Promise<number>;
  /** What the load cost, once it is quiet. */
  read(): Promise<LoadReport>;
}

/** Watches the next load of a page that has not loaded anything yet. */
export async function openLoad(page: Page, content: Content | null = null): Promise<Load> {
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
    async quietMs() {
      const idle = await page.evaluate(() => {
        const [start, length] = window.baizeLoad.tasks.at(-1) ?? [0, 0];
        return document.readyState === 'complete' ? performance.now() - (start + length) : 0;
      });
      return Math.min(idle, network.quietMs());
    },
    read: () => readLoad({ page, network }),
  };
}
