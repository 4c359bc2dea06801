import { expect, type Page } from '@playwright/test';
import { loginForm } from './login.ts';
import { calendarDialog } from './rewards.ts';

const BOTH = '/cashback?cpnc=7&modal=rakeback&mkt=spring&modal=login';

/** The address once the log-in, the upper one of the two, is closed. */
export const CALENDAR_ONLY = '/cashback?cpnc=7&modal=rakeback&mkt=spring';

/** Where a page is, without its origin. */
export const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Opens an address of two modals: the calendar, and the log-in over it. */
export async function openBoth(page: Page) {
  await page.goto(BOTH);
  const login = loginForm(page).dialog;
  const calendar = calendarDialog(page).root;
  await expect(login).toBeVisible();
  await expect(calendar).toBeAttached();
  return { login, calendar };
}
