import type { Page } from '@playwright/test';
import { readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import type { SandboxClient } from '../../src/sandbox.ts';

const receipt = (page: Page) => page.getByRole('heading', { name: 'Withdrawal requested' });
const unanswered = (page: Page) => page.getByText('We do not know yet whether your withdrawal was made');
const told = (page: Page) => page.getByRole('status').filter({ hasText: 'has been requested' });
const amount = (page: Page) => page.getByLabel('Amount');
const account = (page: Page) => page.getByLabel('Harborpay e-mail');

async function fill(page: Page, sum: string) {
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await amount(page).fill(sum);
  await account(page).fill('d@player.test');
}

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: /^Withdraw .?€[\d.]+.?$/ }).click();
}

/** A withdrawal of 13 that is made, and of which the page can learn nothing yet. */
async function loseAnswer(page: Page, sandbox: SandboxClient) {
  await fill(page, '13');
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 500 });
  await sandbox.addFault({ call: 'withdraw', kind: 'lost-answer', times: 1 });
  await submit(page);
  await expect(unanswered(page)).toBeVisible();
}

test.beforeEach(async ({ page, signInAs, tolerate }) => {
  tolerate(/ERR_|Failed to load resource|status of 500/);
  await signInAs('depositor');
  await page.goto('/withdraw');
});

test('a withdrawal that another tab sends again is told where it was sent first, and not offered again [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  openTab,
}) => {
  const before = await readBalance(sandbox, 'depositor');
  await fill(page, '13');
  await sandbox.addFault({ call: 'withdraw', kind: 'drop', times: 1 });
  await submit(page);
  await expect(unanswered(page)).toBeVisible();
  const other = await openTab();
  await other.goto('/withdraw');
  await account(other).fill('d@player.test');
  await other.getByRole('button', { name: /^Send the same .* withdrawal again$/ }).click();
  await expect(receipt(other)).toBeVisible();

  await expect(told(page)).toBeInViewport();
  await expect(told(page)).toContainText('€13.00');
  await expect(amount(page)).toHaveValue('');
  await fill(page, '13');
  await submit(page);
  await expect(page.getByText(/^You withdrew .*Withdraw again\?/)).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 13);
});

test('a withdrawal that another tab finds made is told where it was sent, and not offered again [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  openTab,
}) => {
  const before = await readBalance(sandbox, 'depositor');
  await loseAnswer(page, sandbox);
  // This page cannot look it up: the other tab finds it.
  await page.route('**/api/user/transactions*', (route) => route.abort());
  const other = await openTab();
  await other.goto('/withdraw');
  await sandbox.clearFaults();
  await expect(receipt(other)).toBeVisible({ timeout: 30_000 });

  await expect(told(page)).toContainText('€13.00');
  await expect(amount(page)).toHaveValue('');
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 13);
});

test('a withdrawal that is found made on another page is not offered again by the form [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
}) => {
  const before = await readBalance(sandbox, 'depositor');
  await loseAnswer(page, sandbox);
  await page.getByRole('link', { name: 'To the lobby' }).first().click();
  await expect(amount(page)).toHaveCount(0);
  await sandbox.clearFaults();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Withdrawal requested', {
    timeout: 30_000,
  });
  await page.goto('/withdraw');
  await expect(page.getByText('Open withdrawals')).toBeVisible();
  await expect(amount(page)).toHaveValue('');
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 13);
});

test('what becomes of another tab’s withdrawal is told beside the form, which keeps what is typed [PAY-09]', async ({
  page,
  sandbox,
  openTab,
}) => {
  const other = await openTab();
  await other.goto('/withdraw');
  await fill(other, '17');
  await fill(page, '13');
  await sandbox.addFault({ call: 'withdraw', kind: 'delay', delayMs: 3_000, times: 1 });
  await submit(page);
  await expect(other.getByText('You are already withdrawing in another tab')).toBeVisible();
  await expect(receipt(page)).toBeVisible();
  await expect(told(other)).toContainText('€13.00');
  await expect(amount(other)).toHaveValue('17');
  await expect(account(other)).toHaveValue('d@player.test');
});
