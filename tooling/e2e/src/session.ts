import { expect, type Page, type Request } from '@playwright/test';

/** What a page sends to a path from now on, as bodies. */
export function collectBodies(
  page: Page,
  path: string,
  method: 'POST' | 'PUT' = 'POST',
): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (asked) => {
    if (asked.method() === method && new URL(asked.url()).pathname === path) bodies.push(bodyOf(asked));
  });
  return bodies;
}

function bodyOf(asked: Request): Record<string, unknown> {
  const body: unknown = asked.postDataJSON();
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/**
 * Writes down every word the browser lets others see of a page's address: the addresses and referrers of all
 * requests but the document's own, and where the page stood each time one more script was in it.
 */
export async function recordTokenLeaks(
  page: Page,
): Promise<{ requests: string[]; addresses(): Promise<string[]> }> {
  const requests: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) return;
    requests.push(asked.url(), asked.headers()['referer'] ?? '', asked.postData() ?? '');
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenByScripts: seen });
    let scripts = 1;
    new MutationObserver(() => {
      if (document.scripts.length <= scripts) return;
      scripts = document.scripts.length;
      seen.push(window.location.href);
    }).observe(document, { childList: true, subtree: true });
  });
  return {
    requests,
    addresses: () =>
      page.evaluate(() => {
        const seen: unknown = Reflect.get(window, 'seenByScripts');
        return Array.isArray(seen) ? seen.map(String) : [];
      }),
  };
}

/** The alert that tells why a session ended. */
export function sessionEndedAlert(page: Page) {
  return page.getByRole('alertdialog', { name: 'You have been signed out' });
}

/** The quiet note of an ended session, until the player's next click or key. */
export async function expectSessionEndedNote(page: Page): Promise<void> {
  // By its attribute: under a modal it has no role for a screen reader.
  await expect(page.locator('[role=status]').filter({ hasText: 'You have been signed out' })).toBeVisible();
}

/** The next key after that, by a player who sees it. */
export async function pressAfterEnd(page: Page): Promise<void> {
  await expectSessionEndedNote(page);
  await page.keyboard.press('Shift');
}

export function inactivityWarning(page: Page) {
  return page.getByRole('alertdialog', { name: 'Are you still there?' });
}

export const LOGIN_PATH = '/api/user/login';
export const LOGOUT_PATH = '/api/user/logout';
