import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { findBalance, calendarDialog, findClaimResultDialogs } from '../../src/rewards.ts';

test('a player signs in, claims today’s reward, sees the balance rise, and after a reload it is still claimed [RB-08] [SES-01]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await loginForm(page).fillInAs('depositor');
  await expect(loginForm(page).dialog).toBeHidden();
  await expect(findBalance(page, '€248.50')).toBeVisible();

  await page.getByRole('link', { name: 'Your calendar' }).click();
  const calendar = calendarDialog(page);
  await calendar.claimToday.click();

  const { claimed } = findClaimResultDialogs(page);
  await expect(claimed).toContainText('€4.82');
  await expect(claimed).toContainText(/RB-20261120-\w{4}/);
  await expect(findBalance(page, '€253.32')).toBeAttached();
  await claimed.getByRole('button', { name: 'OK' }).click();
  await expect(claimed).toBeHidden();
  await expect(calendar.today).toHaveAttribute('data-look', 'claimed');
  await expect(calendar.claimToday).toHaveCount(0);

  await page.reload();
  await expect(calendar.today).toHaveAttribute('data-look', 'claimed');
  await expect(calendar.claimToday).toHaveCount(0);
  await expect(findBalance(page, '€253.32')).toBeAttached();
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});
