import { openLoad, type Content } from '../load/open-load.ts';
import { slowDown } from '../load/phone.ts';
import { inFreshBrowser, type StorageState } from './browse.ts';
import { observed } from './cold-load.ts';

/** Longer than this nobody waits; in ms. */
const WAIT_AT_MOST_MS = 90_000;

export interface ContentLoad {
  /** Ms until the page's own content is visible; null when it never was. */
  content: number | null;
  /** Answers and scripts among them until then. */
  requests: number;
  scripts: number;
}

/** Opens a page as a player with an empty cache on the slow phone, until the page's own content is there. */
export async function measureContent(options: {
  url: string;
  content: Content;
  storageState: StorageState;
}): Promise<ContentLoad> {
  return inFreshBrowser(async (context) => {
    const page = await context.newPage();
    const load = await openLoad(page, options.content);
    await slowDown(load.session);
    await load.open(options.url);
    await page
      .waitForFunction(() => window.baizeLoad.content !== null, null, {
        timeout: WAIT_AT_MOST_MS,
        polling: 100,
      })
      .catch((problem: unknown) => {
        if (!String(problem).includes('Timeout')) throw problem;
      });
    const { content } = await observed(load);
    const origin = await page.evaluate(() => performance.timeOrigin);
    const answered = load.network.requests.filter(
      ({ answeredAt }) => answeredAt !== null && content !== null && answeredAt <= origin + content,
    );
    return {
      content,
      requests: answered.length,
      scripts: answered.filter(({ type }) => type === 'Script').length,
    };
  }, options.storageState);
}
