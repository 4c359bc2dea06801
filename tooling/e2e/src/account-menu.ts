import { expect, type Locator, type Page } from '@playwright/test';

const VISIBLE = { visible: true };

/**
 * Shows what a phone keeps in its menu. At a desk it comes with the player's part of the header, and the menu that is
 * there before would only lie over it.
 */
export async function showFromMenu(page: Page, control: Locator): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 800;
  if (isPhone && !(await control.isVisible()))
    await page.getByRole('button', { name: 'Menu', exact: true }).filter(VISIBLE).first().click();
  await expect(control).toBeVisible();
}

/** The player's initials, which a phone keeps in its menu: opened if need be. */
export async function findAccountMenu(page: Page): Promise<Locator> {
  const account = page.getByRole('button', { name: 'Account' }).filter(VISIBLE);
  await showFromMenu(page, account);
  return account;
}

/** Logs out by hand: behind the player's initials, which a phone keeps in its menu. */
export async function logOut(page: Page): Promise<void> {
  const account = await findAccountMenu(page);
  const out = page.getByRole('button', { name: 'Log out' }).filter(VISIBLE);
  if (!(await out.first().isVisible())) await account.click();
  await out.first().click();
}
