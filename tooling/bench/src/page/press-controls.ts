import type { PageLoad } from '../load/open-load.ts';
import { scriptDepths } from '../load/script-depths.ts';
import { waitForNetworkIdle } from './browser-session.ts';

export interface PressControl {
  name: string;
  selector: string;
}

/** What a visitor presses first. A brand that has no such control at this width is measured without it. */
export const PRESS_CONTROLS: readonly PressControl[] = [
  { name: 'login', selector: 'a[href*="modal=login"]' },
  { name: 'calendar', selector: 'a[href*="modal=rakeback"]' },
  { name: 'search', selector: 'a[href*="modal=search"]' },
  // Last, for what is in it is no first press: it can still be seen while it closes.
  { name: 'menu', selector: 'button:text-is("Menu"), button[aria-label="Menu"]' },
];

/** A slow phone draws a dialog's exit in less, in ms. */
const CLOSED_WITHIN_MS = 3_000;

/** Event Timing reports nothing under this. */
const LEAST_MS = 16;

/** Presses each control once on a quiet page: ms until the next paint, and how many steps of scripts it loaded. */
export async function pressControls(
  load: PageLoad,
  controls: readonly PressControl[],
): Promise<{ inp: Record<string, number>; pressSteps: Record<string, number> }> {
  const { page, network } = load;
  const inp: Record<string, number> = {};
  const pressSteps: Record<string, number> = {};
  for (const { name, selector } of controls) {
    const control = page.locator(selector).filter({ visible: true }).first();
    if ((await control.count()) === 0) continue;
    await control.evaluate(scrollToCenter);
    await waitForNetworkIdle(load);
    const before = network.requests.length;
    const events = await page.evaluate(() => window.baizeLoad.events.length);
    await control.click();
    await page.getByRole('dialog').first().waitFor();
    pressSteps[name] = countRequestSteps(load, before);
    await waitForNetworkIdle(load);
    const durations = await page.evaluate(
      (from) => window.baizeLoad.events.slice(from).map(([, , duration]) => duration),
      events,
    );
    inp[name] = Math.max(LEAST_MS, ...durations);
    await closeDialogs(load);
  }
  return { inp, pressSteps };
}

/** By Escape, of which a field may take the first for itself, or by its button: the tuned floor's knows no Escape. */
async function closeDialogs(load: PageLoad): Promise<void> {
  const dialog = load.page.getByRole('dialog').first();
  for (let tries = 0; tries < 3 && (await dialog.count()) > 0; tries += 1) {
    await load.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached', timeout: CLOSED_WITHIN_MS }).catch(async () => {
      const close = dialog.getByRole('button', { name: 'Close' }).first();
      if ((await close.count()) > 0) await close.click();
    });
  }
  await waitForNetworkIdle(load);
}

/** Scrolls to where no bar of the page covers it; runs in the page. */
export function scrollToCenter(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** How many scripts one after the other were requested since a moment. */
export function countRequestSteps({ network }: PageLoad, before: number): number {
  const scripts = network.requests.slice(before).filter(({ type }) => type === 'Script');
  return Math.max(0, ...scriptDepths(scripts).values());
}
