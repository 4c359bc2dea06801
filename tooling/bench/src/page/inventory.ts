import type { Page } from 'playwright';
import { openPageLoad, type ContentTarget, type LoadReport } from '../load/open-load.ts';
import { withFreshBrowser, waitForNetworkIdle, type StorageState } from './browser-session.ts';

export interface Inventory {
  load: LoadReport;
  /** HTML as it was sent, in bytes. */
  htmlSent: number;
  /** Share of the script's characters that did not run, 0 to 1; null without scripts. */
  unused: number | null;
}

/** Loads a page cold and as fast as this machine is, until it is quiet: what it loads, and what of it runs. */
export async function takeInventory(options: {
  url: string;
  content?: ContentTarget | undefined;
  storageState?: StorageState | undefined;
}): Promise<Inventory> {
  return withFreshBrowser(async (context) => {
    const page = await context.newPage();
    const load = await openPageLoad(page, options.content);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await load.open(options.url);
    await waitForNetworkIdle(load);
    const unused = unusedShare(await page.coverage.stopJSCoverage());
    const html = load.network.requests.find(({ type }) => type === 'Document');
    return { load: await load.read(), htmlSent: html?.bytes ?? 0, unused };
  }, options.storageState);
}

/** Bytes that come over the line, headers included, when a page that was just visited is opened again. */
export async function measureRepeatVisit(url: string): Promise<number> {
  return withFreshBrowser(async (context) => {
    const first = await openPageLoad(await context.newPage());
    await first.open(url);
    await waitForNetworkIdle(first);
    await first.page.close();
    const again = await openPageLoad(await context.newPage());
    await again.open(url);
    await waitForNetworkIdle(again);
    return again.network.requests.reduce((sum, { transferred }) => sum + transferred, 0);
  });
}

type Coverage = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>;

/** Inner blocks overrule the ones around them. */
function unusedShare(scripts: Coverage): number | null {
  let all = 0;
  let used = 0;
  for (const { source = '', functions } of scripts) {
    const ran = new Uint8Array(source.length);
    const ranges = functions
      .flatMap((one) => one.ranges)
      .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
    for (const { startOffset, endOffset, count } of ranges)
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    all += ran.length;
    used += ran.reduce((sum, one) => sum + one, 0);
  }
  return all === 0 ? null : (all - used) / all;
}
