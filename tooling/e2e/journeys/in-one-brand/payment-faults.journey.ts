import { expect, test } from '../../src/journey.ts';
import { readBalance, fillCard, unknownPaymentNotice } from '../../src/cashier.ts';
import { TOKEN_KEY } from '../../src/store-token.ts';

test('a deposit that the platform refuses says why, takes nothing, and the next one has a key of its own [PAY-06] [HTTP-08]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 4/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/deposit?amount=31.11');
  await fillCard(page);
  const first = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €31.11' }).click();
  const key = await (await first).headerValue('idempotency-key');
  const failed = page.getByRole('dialog');
  await expect(failed).toContainText('The payment provider reports an error');
  expect(await readBalance(sandbox, 'depositor')).toBe(before);
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await fillCard(page);
  await page.getByLabel('Amount').fill('31');
  const second = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €31.00' }).click();
  expect(await (await second).headerValue('idempotency-key')).not.toBe(key);
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€31.00');
  expect(await readBalance(sandbox, 'depositor')).toBe(before + 31);
});

test('a payment that another one is in the way of is told so and takes nothing [PAY-06] [HTTP-08]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 4/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/deposit?amount=31');
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'status', status: 429, times: 1 });
  await page.getByRole('button', { name: 'Deposit €31.00' }).click();
  await expect(page.getByText(/Try again later/)).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(before);
});

test('a session that ends while it pays keeps the payment for the same player, who is told of it after the log-in [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 403|ERR_|Failed to load resource/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/deposit?amount=31');
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'lost-answer', times: 1 });
  // What would find the payment by itself finds nothing until the player is back.
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 503 });
  await page.getByRole('button', { name: 'Deposit €31.00' }).click();
  await expect(unknownPaymentNotice(page)).toBeVisible();
  await sandbox.endSession('depositor');
  await page.goto('/');
  await sandbox.clearFaults();
  // A log-in on the same device: what it keeps of the payment stays.
  const token = JSON.stringify(await sandbox.signIn('depositor'));
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [TOKEN_KEY, token] as const);
  await page.goto('/deposit');
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€31.00');
  expect(await readBalance(sandbox, 'depositor')).toBe(before + 31);
});
