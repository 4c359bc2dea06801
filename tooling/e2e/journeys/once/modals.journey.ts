import { expect, test } from '../../src/journey.ts';
import { addressOf, CALENDAR_ONLY, openBoth } from '../../src/stacked-modals.ts';
import { loginForm } from '../../src/login.ts';
import { calendarDialog } from '../../src/rewards.ts';

test('two modals of one address stack, Escape closes only the top one and keeps the rest of the query [NAV-06] [NAV-07]', async ({
  page,
}) => {
  const { login, calendar } = await openBoth(page);
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(calendar).toBeVisible();
  expect(addressOf(page)).toBe(CALENDAR_ONLY);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  expect(addressOf(page)).toBe('/cashback?cpnc=7&mkt=spring');
});

test('Back closes the top modal, and forward opens it again [NAV-06]', async ({ page }) => {
  await page.goto('/?cpnc=7');
  // Before the page is alive its links are the cached page's, which knows no query.
  await expect(page.locator('[data-day]').first()).toBeVisible();
  await page.getByRole('link', { name: 'See the calendar' }).click();
  const calendar = calendarDialog(page).root;
  await calendar.getByRole('link', { name: 'Log in' }).click();
  const login = loginForm(page).dialog;
  await expect(login).toBeVisible();
  expect(addressOf(page)).toBe('/?cpnc=7&modal=rakeback&modal=login');

  await page.goBack();
  await expect(login).toBeHidden();
  await expect(calendar).toBeVisible();
  expect(addressOf(page)).toBe('/?cpnc=7&modal=rakeback');
  await page.goBack();
  await expect(calendar).toBeHidden();
  expect(addressOf(page)).toBe('/?cpnc=7');
  await page.goForward();
  await expect(calendar).toBeVisible();
});

test('Back closes the modals of an address one by one before it leaves the page [NAV-06]', async ({
  page,
}) => {
  await page.goto('/promotions');
  const { login, calendar } = await openBoth(page);
  await page.goBack();
  await expect(login).toBeHidden();
  await expect(calendar).toBeVisible();
  expect(addressOf(page)).toBe(CALENDAR_ONLY);
  await page.reload();
  await expect(calendar).toBeVisible();
  await page.goBack();
  await expect(calendar).toBeHidden();
  expect(addressOf(page)).toBe('/cashback?cpnc=7&mkt=spring');
  await page.goBack();
  await expect(page).toHaveURL('/promotions');
});

test('a closed modal gives the focus back to what opened it, two deep as well [NAV-07]', async ({ page }) => {
  await page.goto('/');
  // Before the page is alive the link leads to another document, which knows no opener.
  await expect(page.locator('[data-day]').first()).toBeVisible();
  const first = page.getByRole('link', { name: 'See the calendar' });
  await first.focus();
  await page.keyboard.press('Enter');
  const second = calendarDialog(page).root.getByRole('link', { name: 'Log in' });
  await expect(second).toBeVisible();
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(loginForm(page).email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

test('the focus stays inside the top modal however often Tab is pressed [NAV-07]', async ({ page }) => {
  const { login } = await openBoth(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect(login.locator(':focus')).toHaveCount(1);
  }
});

test('an unknown modal shows nothing, and the page and the known ones work [NAV-06]', async ({ page }) => {
  await page.goto('/?modal=jackpot&modal=login');
  await expect(loginForm(page).email).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(addressOf(page)).toBe('/?modal=jackpot');
});
