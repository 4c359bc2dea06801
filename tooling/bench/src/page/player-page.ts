import { openPageLoad, type ContentTarget } from '../load/open-load.ts';
import { throttle } from '../load/phone.ts';
import { withFreshBrowser, type StorageState } from './browser-session.ts';
import { readObserved } from './cold-load.ts';

/** Longer than this nobody waits; in ms. */
const TIMEOUT_MS = 90_000;

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
  content: ContentTarget;
  storageState: StorageState;
}): Promise<ContentLoad> {
  return withFreshBrowser(async (context) => {
    const page = await context.newPage();
    const load = await openPageLoad(page, options.content);
    await throttle(load.session);
    await load.open(options.url);
    await page
      .waitForFunction(() => window.baizeLoad.content !== null, null, {
        timeout: TIMEOUT_MS,
        polling: 100,
      })
      .catch((problem: unknown) => {
        if (!String(problem).includes('Timeout')) throw problem;
      });
    const { content } = await readObserved(load);
    const origin = await page.evaluate(() => performance.timeOrigin);
    const answered = load.network.requests.filter(
      ({ respondedAt }) => respondedAt !== null && content !== null && respondedAt <= origin + content,
    );
    return {
      content,
      requests: answered.length,
      scripts: answered.filter(({ type }) => type === 'Script').length,
    };
  }, options.storageState);
}
