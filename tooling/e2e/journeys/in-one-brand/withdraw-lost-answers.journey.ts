import type { Page } from '@playwright/test';
import { fillBankWithdrawal, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

const receipt = (page: Page) => page.getByRole('heading', { name: 'Withdrawal requested' });
const unanswered = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'We do not know yet whether your withdrawal was made' });
const sendAgain = { name: /^Send the same .* withdrawal again$/ } as const;

async function fill(page: Page, amount: string, email = 'first@player.test') {
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Harborpay e-mail').fill(email);
}

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: /^Withdraw .?€[\d.]+.?$/ }).click();
}

/** Beside one without an answer another one is made only by who says so. */
async function wantAnother(page: Page) {
  await page.getByRole('button', { name: 'Make a different withdrawal' }).click();
  await page.getByRole('button', { name: 'Make another withdrawal' }).click();
}

const fillAccount = (page: Page, email: string) => page.getByLabel('Harborpay e-mail').fill(email);

test('what one withdrawal was made as is not taken for the next one of the same amount, by the ledger [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource|status of 503/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  // The list that would tell the first one apart is read after the second was sent.
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 503 });
  await page.goto('/withdraw');
  await fill(page, '23');
  await submit(page);
  await expect(receipt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw more' }).click();
  await fill(page, '23', 'second@player.test');
  await sandbox.addFault({ call: 'withdraw', kind: 'drop', times: 1 });
  await submit(page);
  await expect(unanswered(page)).toBeVisible();
  await sandbox.clearFaults();
  const listed = page.waitForResponse(
    (answer) => answer.url().includes('/api/user/transactions') && answer.ok(),
  );
  await listed;
  await expect(page.getByText('Open withdrawals')).toBeVisible();
  await expect(unanswered(page)).toBeVisible();
  await expect(receipt(page)).toHaveCount(0);
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 23);
  await page.getByRole('button', sendAgain).click();
  await expect(receipt(page)).toBeVisible();
  await expect.poll(() => readBalance(sandbox, 'depositor')).toBe(before - 46);
});

test('of two withdrawals alike without an answer the one that was made is found by where it goes, the other stays unknown, by the ledger [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  await fill(page, '23');
  await sandbox.addFault({ call: 'withdraw', kind: 'drop', times: 1 });
  await submit(page);
  await expect(unanswered(page)).toHaveCount(1);
  await wantAnother(page);
  await fill(page, '23', 'second@player.test');
  await sandbox.addFault({ call: 'withdraw', kind: 'lost-answer', times: 1 });
  await submit(page);
  // The transactions name the account of the second.
  await expect(receipt(page)).toBeVisible({ timeout: 30_000 });
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 23);
  await page.getByRole('button', { name: 'Withdraw more' }).click();
  await expect(unanswered(page)).toHaveCount(1);
  await fillAccount(page, 'first@player.test');
  await page.getByRole('button', sendAgain).click();
  await expect(receipt(page)).toBeVisible();
  await expect.poll(() => readBalance(sandbox, 'depositor')).toBe(before - 46);
});

test('a withdrawal whose answer was lost is found after a change of language, by the ledger [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource|status of 503/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  await fillBankWithdrawal(page, '41');
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 503 });
  await sandbox.addFault({ call: 'withdraw', kind: 'lost-answer', times: 1 });
  await submit(page);
  await expect(unanswered(page)).toBeVisible();
  // The page that lost it is gone before the list can be read.
  await page.goto('about:blank');
  await sandbox.clearFaults();
  await page.goto('/de/withdraw');
  await expect(page.getByRole('heading', { name: 'Auszahlung beauftragt' })).toBeVisible();
  await expect(page.getByText(/^WD-\d{8}/).first()).toBeVisible();
  await expect(page.getByText(/41,00/).first()).toBeVisible();
  await expect(page.getByText('Wir wissen noch nicht, ob deine Auszahlung')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Betrag')).toHaveValue('');
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 41);
});

test('every withdrawal without an answer is named and sent again on its own, through a reload [PAY-09]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  for (const amount of ['26', '27']) {
    if (amount === '27') await wantAnother(page);
    await sandbox.addFault({ call: 'withdraw', kind: 'drop', times: 1 });
    await fill(page, amount);
    await submit(page);
    await expect(unanswered(page).filter({ hasText: `€${amount}.00` })).toBeVisible();
  }
  await page.reload();
  await expect(unanswered(page)).toHaveCount(2);
  await expectAccessible('main');
  await fillAccount(page, 'first@player.test');
  await unanswered(page).filter({ hasText: '€27.00' }).getByRole('button', sendAgain).click();
  await expect(receipt(page)).toBeVisible();
  await expect(unanswered(page)).toContainText('€26.00');
  await expect.poll(() => readBalance(sandbox, 'depositor')).toBe(before - 27);
});

const LATE_ANSWERS = [
  ['a refusal', 422, 'Your withdrawal was refused', 0],
  ['an answer', null, 'Withdrawal requested', 24],
] as const;

for (const [name, status, title, paid] of LATE_ANSWERS)
  test(`${name} that comes after the player has left the page is reported there, by the ledger [PAY-09]`, async ({
    page,
    sandbox,
    signInAs,
    tolerate,
  }) => {
    tolerate(/status of 422/);
    await signInAs('depositor');
    const before = await readBalance(sandbox, 'depositor');
    await page.goto('/withdraw');
    await fill(page, '24');
    const body = { success: false, message: 'No', code: 'INSUFFICIENT_FUNDS' };
    if (status !== null) await sandbox.addFault({ call: 'withdraw', kind: 'status', status, body, times: 1 });
    await sandbox.addFault({ call: 'withdraw', kind: 'delay', delayMs: 5_000, times: 1 });
    const sent = page.waitForRequest('**/api/user/withdraw');
    await submit(page);
    await sent;
    await page.locator('a[href="/"]:visible').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payments without a result' })).toHaveCount(0);
    expect(await readBalance(sandbox, 'depositor')).toBe(before - paid);
    await page.goto('/withdraw');
    await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeVisible();
    await expect(unanswered(page)).toHaveCount(0);
    if (status !== null)
      await expect(page.getByRole('alert')).toContainText('Nothing was taken from your balance.');
  });

test('the receipt, the list and the record of a withdrawal go on by themselves until it is settled [PAY-09] [PAY-10]', async ({
  page,
  sandbox,
  signInAs,
  openTab,
}) => {
  test.slow();
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  await fill(page, '23.02');
  await submit(page);
  await expect(receipt(page)).toBeVisible();
  const reference =
    (await page
      .getByText(/^WD-\d{8}-[\dA-F]{8}$/)
      .first()
      .textContent()) ?? '';
  const beside = await openTab();
  await beside.goto('/withdraw');
  const pending = beside.getByRole('region', { name: 'Open withdrawals' });
  await expect(pending).toContainText('We are reviewing your request');
  await pending.getByRole('link', { name: reference }).click();
  const record = beside.getByRole('region', { name: new RegExp(reference) });
  await expect(record.locator('[aria-current="step"]')).toBeVisible();
  await sandbox.advance(3 * 60_000);
  const settled = { timeout: 30_000 };
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Your withdrawal was not paid out' })).toBeVisible(settled);
  await expect(page.getByText(/Returned to your balance/)).toBeVisible();
  await expect(page.locator('main').getByText('€248.50').first()).toBeVisible();
  await beside.bringToFront();
  await expect(record).toContainText('Returned to your balance', settled);
  await expect(record.locator('[aria-current="step"]')).toHaveCount(0);
  expect(await readBalance(sandbox, 'depositor')).toBe(before);
});
