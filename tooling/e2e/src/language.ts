import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog of all languages, found by what is alike in each of them. */
export const languageList = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .filter({ has: page.locator('a[hreflang]') })
    .last();

/** Opens the list of languages from the page itself: a phone keeps it in its menu. */
export async function openLanguages(page: Page, within: Page | Locator = page): Promise<void> {
  const button = within
    .getByRole('button', { name: /^(Language|Sprache|Dil|اللغة): ?/ })
    .filter({ visible: true });
  await button.first().click();
  await expect(languageList(page)).toBeVisible();
}

export async function chooseLanguage(page: Page, code: string): Promise<void> {
  await languageList(page).locator(`a[hreflang="${code}"]`).click();
}

/** Marks the document, so that a journey can tell whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.style.setProperty('--same-document', '1'));
  return () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--same-document') === '1');
}
