import { payByCard, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

/** When a deposit of so many cents, left pending by its provider, is credited. */
const CREDITED_AFTER_MS = 121_000;

test('a deposit that is credited while the withdrawal page is open is not called withdrawable [PAY-09] [SES-11]', async ({
  page,
  openTab,
  sandbox,
  signInAs,
}) => {
  await signInAs('kyc-approved');
  await payByCard(page, '40.04');
  await expect(page.getByRole('dialog', { name: 'Deposit pending' })).toBeVisible();

  const withdrawal = await openTab();
  await withdrawal.goto('/withdraw');
  const balance = withdrawal.getByRole('region', { name: 'Your balance' });
  await expect(balance).toContainText('€120.00');
  await expect(withdrawal.getByRole('button', { name: 'Review withdrawal' })).toBeVisible();
  let loads = 0;
  withdrawal.on('load', () => (loads += 1));

  // The event alone says it, before the player's details are read again.
  const reading = Promise.withResolvers<undefined>();
  await withdrawal.route('**/api/user/get-user-details', async (route) => {
    await reading.promise;
    await route.continue();
  });
  const expectNothingWithdrawable = async () => {
    await expect(balance).toContainText('€160.04');
    await expect(balance.getByRole('img', { name: '€0.00 can be withdrawn now' })).toBeVisible();
    await expect(withdrawal.locator('[data-block="wagering"]')).toContainText('€40.04');
    await expect(withdrawal.getByRole('button', { name: 'Review withdrawal' })).toHaveCount(0);
  };
  const asked = withdrawal.waitForRequest('**/api/user/get-user-details');
  await sandbox.advance(CREDITED_AFTER_MS);
  await asked;
  await expectNothingWithdrawable();

  const read = withdrawal.waitForResponse('**/api/user/get-user-details');
  reading.resolve(undefined);
  expect(await (await read).json()).toMatchObject({ data: { wageringLeft: 40.04 } });
  await expectNothingWithdrawable();
  expect(await readBalance(sandbox, 'kyc-approved')).toBeCloseTo(160.04);
  expect(loads).toBe(0);
});
