import type { Page } from '@playwright/test';
import { fillBankWithdrawal, payByCard, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

const MINUTE_MS = 60_000;
/** What the depositor has when a journey begins. */
const BEFORE = 248.5;

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Pays by card, `.04` being paid two minutes later, and closes what is told. */
async function payPending(page: Page, amount: string): Promise<void> {
  await payByCard(page, amount);
  await expect(page.getByRole('dialog', { name: 'Deposit pending' })).toBeVisible();
  await page.keyboard.press('Escape');
}

test('a pending deposit that arrives is told wherever the player is by then, once, with its record [PAY-04] [PAY-10]', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await payPending(page, '40.04');
  await page.goto('/casino');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sandbox.advance(2.5 * MINUTE_MS);
  await expect(messages(page)).toContainText('Deposit received');
  await expect(messages(page)).toContainText(/€40\.04\S* · The money is on your balance\./);
  await expectAccessible('[data-toasts]');
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 40.04);
  await messages(page).getByRole('button', { name: 'See the details' }).click();
  await expect(page.getByRole('region', { name: /^Deposit DP-/ })).toContainText('+€40.04');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(messages(page)).not.toContainText('Deposit received');
});

test('what ended while no page was open is told by the next one, and a withdrawal that comes back, too [PAY-09] [PAY-10]', async ({
  page,
  sandbox,
  signInAs,
  openTab,
}) => {
  await signInAs('depositor');
  await payPending(page, '41.04');
  await page.goto('/withdraw');
  // Two cents: the provider rejects it, and the money comes back.
  await fillBankWithdrawal(page, '30.02');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: 'Withdraw €30.02', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  await page.close();
  await sandbox.advance(2.5 * MINUTE_MS);
  const next = await openTab();
  await next.goto('/');
  await expect(messages(next)).toContainText('Deposit received');
  await expect(messages(next)).toContainText(/Returned to your balance: \S?€30\.02/);
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 41.04);
});
