import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { findBalance, calendarDialog, findClaimResultDialogs } from '../../src/rewards.ts';

test('yesterday’s reward is a last chance, says until when, and is paid when claimed [RB-06] [RB-08]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/?modal=rakeback');
  const calendar = calendarDialog(page);
  await expect(calendar.root.getByText(/Last chance|last chance/).first()).toBeVisible();
  await expect(calendar.claims).toHaveCount(2);
  await calendar.claimYesterday.click();
  await expect(findClaimResultDialogs(page).claimed).toContainText('€3.10');
  await findClaimResultDialogs(page).claimed.getByRole('button', { name: 'OK' }).click();
  await expect(calendar.yesterday).toHaveAttribute('data-look', 'claimed');
  await expect(calendar.claims).toHaveCount(1);
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([3.1]);
});

test('a player claims with the keyboard alone [NAV-07]', async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.goto('/');
  await expect(findBalance(page, '€248.50')).toBeVisible();
  const opener = page.getByRole('link', { name: 'Your calendar' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const calendar = calendarDialog(page);
  await expect(calendar.claimToday).toBeVisible();
  await expect(calendar.root.locator(':focus').or(calendar.root.and(page.locator(':focus')))).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(calendar.claimToday).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  const claimed = page.getByRole('dialog', { name: 'Reward claimed' });
  await expect(claimed.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(claimed).toBeHidden();
  await expect(calendar.today).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar.root).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the page behind a modal keeps still and its place [NAV-07]', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-day]').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await page
    .getByRole('link', { name: 'Log in', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(loginForm(page).email).toBeVisible();
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  const visibleTop = () =>
    page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  const top = await visibleTop();
  await page.keyboard.press('Escape');
  await expect(loginForm(page).dialog).toBeHidden();
  expect(await visibleTop()).toBe(top);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});
