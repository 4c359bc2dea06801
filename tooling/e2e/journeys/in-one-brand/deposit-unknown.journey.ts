import type { Page } from '@playwright/test';
import { fillCard, readBalance, unknownPaymentNotice } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { TOKEN_KEY } from '../../src/store-token.ts';

/** What the depositor has when a journey begins. */
const BEFORE = 248.5;

const received = (page: Page) => page.getByRole('dialog', { name: 'Deposit received' });
const unpaid = (page: Page) => page.getByText('Your payment is not finished yet');
const notice = (page: Page) => page.getByRole('region', { name: 'Payments without a result' });

/** Sets the player's own daily deposit limit, as the limits page does. */
async function limitDeposits(page: Page, amount: number): Promise<void> {
  const status = await page.evaluate(
    async ([key, most]) => {
      const token: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
      const answer = await fetch('/api/user/limits', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', Authorization: `Bearer ${String(token)}` },
        body: JSON.stringify({ type: 'deposit', period: 0, amount: most }),
      });
      return answer.status;
    },
    [TOKEN_KEY, amount] as const,
  );
  expect(status).toBe(200);
}

test('a payment that was never made is not told as received because an earlier one was [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  // The list of transactions comes too late to say what was there before.
  await sandbox.addFault({ call: 'get-transactions', kind: 'delay', delayMs: 5_000, times: 2 });
  await page.goto('/deposit?amount=35');
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €35.00' }).click();
  await expect(received(page)).toContainText('€35.00');
  await page.keyboard.press('Escape');
  await expect(received(page)).toBeHidden();
  await page.getByRole('button', { name: 'New deposit' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('35');
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'drop', times: 1 });
  await page.getByRole('button', { name: 'Deposit €35.00' }).click();
  await expect(page.getByText(/the payment is not among your transactions yet/)).toBeVisible();
  await expect(received(page)).toHaveCount(0);
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 35);
  await page.getByRole('button', { name: 'Send the same €35.00 payment again' }).click();
  await expect(received(page)).toContainText('€35.00');
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 70);
});

test('a payment that waits at its provider is called not finished, in whatever language, and is continued there under its key [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=36&activeMethod=5');
  await sandbox.addFault({ call: 'deposit', kind: 'lost-answer', times: 1 });
  const first = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €36.00' }).click();
  const sent = await first;
  await expect(unpaid(page)).toBeVisible();
  // The list names the method in the reader's language: it is the same payment all the same.
  await page.goto('/de/deposit');
  const onward = page.getByRole('button', { name: /^Weiter mit/ });
  await expect(page.getByText('Deine Zahlung ist noch nicht abgeschlossen')).toBeVisible();
  await expect(page.getByText(/Zahle nicht noch einmal/)).toHaveCount(0);
  const second = page.waitForRequest('**/api/user/deposit');
  await onward.click();
  expect((await second).headers()['idempotency-key']).toBe(sent.headers()['idempotency-key']);
  expect((await second).postDataJSON()).toMatchObject({ methodId: 5, amount: 36 });
  await page.getByRole('button', { name: /^Pay 36\.00/ }).click();
  // The provider leads back to where the payment was begun.
  await expect(received(page)).toContainText('€36.00');
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 36);
});

test('who comes back from the provider without paying is led there again by the same payment [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=38&activeMethod=5');
  await page.getByRole('button', { name: 'Deposit €38.00' }).click();
  await expect(page.getByRole('button', { name: /^Pay 38\.00/ })).toBeVisible();
  await page.goto('/deposit');
  await expect(page.getByText(/is not finished yet: you may still have to confirm it/)).toBeVisible();
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.getByRole('button', { name: /^Pay 38\.00/ }).click();
  await expect(received(page)).toContainText('€38.00');
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 38);
});

test('a payment that waits for the bank’s question is continued with the bank [PAY-05] [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=36.06');
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'lost-answer', times: 1 });
  await page.getByRole('button', { name: 'Deposit €36.06' }).click();
  await expect(unpaid(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continue with your bank' }).click();
  await expect(page.getByText(/Your code is/)).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE);
});

test('whoever has gone on is not taken away to the provider: every page names the payment that waits there [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/withdraw');
  await page.locator('a[href$="/deposit"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('39');
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: 2_000, times: 1 });
  const sent = page.waitForRequest('**/api/user/deposit');
  const answered = page.waitForResponse('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €39.00' }).click();
  await sent;
  await page.goBack();
  await answered;
  // This page says it among its own words: over its fields it would be in the way.
  const words = /€39\.00.* is not finished yet: you may still have to confirm it/;
  await expect(page.getByRole('main')).toContainText(words);
  await expect(page).toHaveURL(/\/withdraw$/);
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/promotions');
  await expect(notice(page)).toContainText(words);
});

test('a payment that is made is told on whatever page the player is, and the notice goes [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=27');
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: 1_500, times: 1 });
  const sent = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €27.00' }).click();
  await sent;
  await page.goto('/profile/transactions');
  await expect(received(page)).toContainText('€27.00');
  await expect(notice(page)).toHaveCount(0);
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 27);
});

test('a payment that uses up a limit is told before what blocks the next one [PAY-06] [PAY-08]', async ({
  page,
  sandbox,
  signInAs,
  openTab,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=30');
  await limitDeposits(page, 30);
  await page.reload();
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: 1_500, times: 1 });
  const sent = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €30.00' }).click();
  await sent;
  const next = await openTab();
  await page.close();
  await next.goto('/deposit');
  await expect(received(next)).toContainText('€30.00');
  await next.keyboard.press('Escape');
  await expect(next.getByRole('heading', { name: 'You cannot deposit now' })).toBeVisible();
  await expect(next.getByText(/€30\.00.? is on your balance/)).toBeVisible();
  await expect(unknownPaymentNotice(next)).toHaveCount(0);
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 30);
});

test('with little left of a limit the amount starts within it, not in error [PAY-03]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit');
  await limitDeposits(page, 20);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('20');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('a payment cancelled at its provider is no reason to ask before the same one in another tab [PAY-06]', async ({
  page,
  openTab,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const other = await openTab();
  await other.goto('/deposit?amount=40&activeMethod=5');
  await expect(other.getByRole('button', { name: 'Deposit €40.00' })).toBeVisible();
  await page.goto('/deposit?amount=40&activeMethod=5');
  await page.getByRole('button', { name: 'Deposit €40.00' }).click();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit cancelled' })).toBeVisible();
  await other.getByRole('button', { name: 'Deposit €40.00' }).click();
  await other.getByRole('button', { name: /^Pay 40\.00/ }).click();
  await expect(received(other)).toContainText('€40.00');
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 40);
});
