import { expect, type Page } from '@playwright/test';

/**
 * Waits until React has taken the whole page over. A place in the history that changes sooner, which no control of the
 * page can do, has React hydrate another page than the server drew.
 */
async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$')),
  );
}

/** Goes on inside the document that is open, as a link would, and waits until the place is there. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await waitUntilHydrated(page);
  const title = await page.title();
  const moves = new URL(page.url()).pathname !== new URL(address, page.url()).pathname;
  await page.evaluate((to) => {
    for (const dialog of document.querySelectorAll('[role="dialog"]')) dialog.setAttribute('data-left', '');
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  if (moves) await expect(page).not.toHaveTitle(title);
  await expect(page.locator('[data-left]')).toHaveCount(0);
  if (address.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
}
