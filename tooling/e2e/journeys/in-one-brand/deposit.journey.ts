import { fillBankCode, fillCard } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

test('a deposit by card goes by the bank and comes back by a form without its session; a lost answer is looked up; one that fails later offers another way [PAY-04] [PAY-05] [PAY-07]', async ({
  page,
  context,
  sandbox,
  signInAs,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 503/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=26.06');
  await fillCard(page);
  await expectAccessible('main');
  await page.getByRole('button', { name: 'Deposit €26.06' }).click();

  await fillBankCode(page);
  await page.getByText('Form (cross-site POST)').click();
  // The session is gone before the player is back, as a bank's form drops what belongs to it.
  await context.setStorageState({ cookies: [], origins: [] });
  await page.getByRole('button', { name: 'Confirm' }).click();
  // Without a session nobody can ask the platform: the return alone says that the bank agreed.
  const returned = page.getByRole('dialog', { name: 'Deposit not confirmed yet' });
  await expect(returned).toContainText('Log in to see the status of your payment');
  expect(page.url()).not.toMatch(/PaReq|MD=/);

  await signInAs('depositor');
  await page.goto('/deposit?amount=27.08');
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €27.08' }).click();
  const received = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(received).toContainText('€27.08');
  await expect(received).toContainText(/DP-\d+/);
  await expectAccessible('[role=dialog]');

  await page.goto('/casino');
  await expect
    .poll(async () => (await sandbox.fetchState()).personas.find(({ name }) => name === 'depositor')?.sockets)
    .toBe(1);
  await sandbox.emit('depositor', 'failedDeposit', {
    transactionId: 'f0e1d2c3-0000-4000-8000-000000000001',
    methodId: 1,
    amount: 25,
    currencyCode: 'EUR',
    code: 'PROVIDER_ERROR',
    alternativeMethodId: 9,
  });
  const failed = page.getByRole('dialog', { name: 'Deposit failed' });
  await expect(failed).toContainText('The payment provider reports an error');
  await failed.getByRole('button', { name: 'Pay by Harborpay instead' }).click();
  await expect(page).toHaveURL(/\/deposit\?activeMethod=9/);
  await expect(page.getByRole('group', { name: 'Method' }).getByRole('radio', { checked: true })).toHaveValue(
    '9',
  );
  expect((await sandbox.fetchState()).personas.find(({ name }) => name === 'depositor')?.balance).toBe(
    301.64,
  );
});
