import { expect, type Locator, type Page } from '@playwright/test';

const VISIBLE = { visible: true };

/** The player's initials, which a phone keeps in its menu: opened if need be. */
export async function findAccountMenu(page: Page): Promise<Locator> {
  const account = page.getByRole('button', { name: 'Account' }).filter(VISIBLE);
  const menu = page.getByRole('button', { name: 'Menu', exact: true }).filter(VISIBLE);
  await expect(account.or(menu).first()).toBeVisible();
  if (!(await account.isVisible())) await menu.click();
  await expect(account).toBeVisible();
  return account;
}

/** Logs out by hand: behind the player's initials, which a phone keeps in its menu. */
export async function logOut(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: 'Account' }).filter(VISIBLE);
  const menu = page.getByRole('button', { name: 'Menu', exact: true }).filter(VISIBLE);
  const out = page.getByRole('button', { name: 'Log out' }).filter(VISIBLE);
  await expect(account.or(menu).first()).toBeVisible();
  if (!(await account.isVisible())) await menu.click();
  await expect(account.or(out).first()).toBeVisible();
  if (!(await out.first().isVisible())) await account.click();
  await out.first().click();
}
