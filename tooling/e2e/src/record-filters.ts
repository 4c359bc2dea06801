import type { Locator, Page } from '@playwright/test';

/** The filters over a list of transactions or games. */
export const recordFilters = (page: Page): Locator => page.getByRole('group', { name: 'What is shown' });

/** Unfolds the filters where they are folded, which they are on phones. */
export async function unfoldFilters(page: Page): Promise<void> {
  const button = recordFilters(page).getByRole('button', { name: /^Filters/ });
  if ((page.viewportSize()?.width ?? 0) < 768) await button.click();
}
