import { fillBankWithdrawal, fillCard, payByCard, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { watchShifts } from '../../src/metrics.ts';

/** Long enough to leave the form and to be back. */
const ANSWERED_AFTER_MS = 6_000;

test('a withdrawal whose form was left and opened again is told there, and not offered a second time [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('kyc-approved');
  await page.goto('/deposit');
  const toWithdraw = async () => {
    await page.locator('a[href$="/withdraw"]:visible').first().click();
    // The page before has a form alike.
    await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
  };
  await toWithdraw();
  await fillBankWithdrawal(page, '33');
  await sandbox.addFault({ call: 'withdraw', kind: 'delay', delayMs: ANSWERED_AFTER_MS, times: 1 });
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  const sent = page.waitForRequest('**/api/user/withdraw');
  await page.getByRole('button', { name: 'Withdraw €33.00' }).click();
  await sent;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await toWithdraw();
  const main = page.getByRole('main');
  await expect(main).toContainText('We do not know yet whether your withdrawal was made');
  await expect(main).toContainText(/Your withdrawal of .€33\.00. by Bank transfer has been requested/);
  await expect(main).not.toContainText('We do not know yet');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await fillBankWithdrawal(page, '33');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: 'Withdraw €33.00' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /You withdrew .€33\.00. by Bank transfer at .*Withdraw again\?/,
  );
  expect(await readBalance(sandbox, 'kyc-approved')).toBeCloseTo(87);
});

test('a deposit whose form was left and opened again is told there, and asked about before the same one [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/withdraw');
  const toDeposit = async () => {
    await page.locator('a[href$="/deposit"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  };
  await toDeposit();
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: ANSWERED_AFTER_MS, times: 1 });
  const sent = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €25.00' }).click();
  await sent;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
  await toDeposit();
  const main = page.getByRole('main');
  await expect(main).toContainText('We do not know yet whether your payment went through');
  await page
    .getByRole('dialog', { name: 'Deposit received' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await expect(main).toContainText(/Your payment of .€25\.00. from .* has reached your balance/);
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €25.00' }).click();
  await expect(page.getByRole('alert')).toContainText(/You paid .€25\.00. by Visa at .*Pay again\?/);
  expect(await readBalance(sandbox, 'depositor')).toBeCloseTo(273.5);
});

test('a payment that is still open moves nothing of the form that names it [PAY-06]', async ({
  page,
  openTab,
  signInAs,
}) => {
  await signInAs('depositor');
  await payByCard(page, '27.04');
  await expect(page.getByRole('dialog', { name: 'Deposit pending' })).toBeVisible();
  const next = await openTab();
  const readShifts = await watchShifts(next);
  for (const _ of ['first', 'again']) {
    await next.goto('/deposit');
    await expect(next.getByRole('main')).toContainText(/A payment of .€27\.04. from .* is still open/);
    await expect(next.getByLabel('Card number')).toBeVisible();
    const { sum, moved } = await readShifts();
    expect(sum, moved.join('\n')).toBeLessThan(0.01);
  }
});
