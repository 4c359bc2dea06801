import { CONTENT } from '../gates/page-gates.ts';
import { openPageLoad, type ContentTarget } from '../load/open-load.ts';
import { throttle } from '../load/phone.ts';
import { withFreshBrowser, waitForNetworkIdle, type StorageState } from './browser-session.ts';
import { scrollToCenter, countRequestSteps } from './press-controls.ts';
import { observeResponse, type PressResponse } from './observe-response.ts';

/** A way from the lobby, by one press. */
export interface LobbyPress {
  name: string;
  selector: string;
  content: ContentTarget;
}

export const LOBBY_PRESSES: readonly LobbyPress[] = [
  { name: 'deposit', selector: 'a[href="/deposit"]', content: CONTENT.methods },
  { name: 'calendar', selector: 'a[href="/?modal=rakeback"]', content: CONTENT.calendar },
  { name: 'game', selector: 'main li a[href="/casino/games/harbour-sevens"]', content: CONTENT.game },
  { name: 'limits', selector: 'a[href$="/limits"]', content: CONTENT.limits },
];

export interface PressTimes {
  /** Ms from the press until the content is visible; null when it never was. */
  usable: number | null;
  /** Ms from the press until anything on the screen answers it. */
  answer: number | null;
  steps: number;
}

const TIMEOUT_MS = 60_000;

/** Opens the lobby as a player on the slow phone, waits until it is quiet, and presses one of its links. */
export async function measureLobbyPress(options: {
  url: string;
  press: LobbyPress;
  storageState: StorageState;
}): Promise<PressTimes> {
  const { url, press, storageState } = options;
  return withFreshBrowser(async (context) => {
    const page = await context.newPage();
    const load = await openPageLoad(page, press.content);
    await page.addInitScript(observeResponse);
    await throttle(load.session);
    await load.open(url);
    await waitForNetworkIdle(load);
    const control = page.locator(press.selector).filter({ visible: true }).first();
    await control.evaluate(scrollToCenter);
    // What came into view with it may load; what moves by itself is learnt meanwhile, and is no answer.
    await page.evaluate(() => window.baizeLearn());
    await waitForNetworkIdle(load);
    const before = load.network.requests.length;
    await control.click();
    await page
      .waitForFunction(() => window.baizeLoad.content !== null, null, {
        timeout: TIMEOUT_MS,
        polling: 100,
      })
      .catch((problem: unknown) => {
        if (!String(problem).includes('Timeout')) throw problem;
      });
    const times = await page.evaluate(() => {
      const answer = JSON.parse(
        window.sessionStorage.getItem('baize.bench') ?? '{}',
      ) as Partial<PressResponse>;
      const { content, fcp } = window.baizeLoad;
      const { timeOrigin } = performance;
      return {
        ...answer,
        content: content === null ? null : timeOrigin + content,
        paint: timeOrigin + (fcp ?? 0),
      };
    });
    const since = (moment: number | null | undefined): number | null =>
      typeof moment === 'number' && times.pressed !== undefined ? moment - times.pressed : null;
    return {
      usable: since(times.content),
      // A new document answers by its first paint.
      answer: since(times.answered ?? times.paint),
      steps: countRequestSteps(load, before),
    };
  }, storageState);
}
