import type { Page } from '@playwright/test';
import { fillCard, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { TOKEN_KEY } from '../../src/store-token.ts';

const saysNothing = (page: Page) => page.getByText('which says nothing about the first time');
const account = (page: Page) => page.getByLabel('Harborpay e-mail');

test.beforeEach(async ({ tolerate, signInAs }) => {
  tolerate(/ERR_|Failed to load resource|status of (?:429|422|500)/);
  await signInAs('depositor');
});

async function withdraw(page: Page, sum: string) {
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await page.getByLabel('Amount').fill(sum);
  await account(page).fill('d@player.test');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: /^Withdraw .?€[\d.]+.?$/ }).click();
}

/** Lets a call reach the platform, and keeps its response from the page. */
async function holdResponse(page: Page, path: string) {
  const [arrival, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(path, async (route) => {
    const response = await route.fetch();
    arrival.resolve();
    await release.promise;
    await route.fulfill({ response });
  });
  return { held: arrival.promise, release: release.resolve };
}

/** The browser is another player's from now on, as after a log-in in this tab. */
async function become(page: Page, token: string) {
  await page.evaluate(([key, value]) => window.localStorage.setItem(key, JSON.stringify(value)), [
    TOKEN_KEY,
    token,
  ] as const);
  await page.reload();
}

for (const status of [429, 422]) {
  test(`a payment whose second sending is refused with ${status} is not called unpaid: the first one was made, once [PAY-06] [HTTP-05]`, async ({
    page,
    sandbox,
  }) => {
    const before = await readBalance(sandbox, 'depositor');
    await page.goto('/deposit?amount=27');
    await fillCard(page);
    await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 500 });
    await sandbox.addFault({ call: 'deposit', kind: 'lost-answer', times: 1 });
    await page.getByRole('button', { name: 'Deposit €27.00' }).click();
    const again = page.getByRole('button', { name: 'Send the same €27.00 payment again' });
    await expect(again).toBeEnabled();
    await sandbox.addFault({ call: 'deposit', kind: 'status', status, times: 1 });
    await again.click();
    await expect(saysNothing(page)).toBeVisible();
    await expect(page.getByText(/Nothing was paid/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Deposit €/ })).toHaveCount(0);
    await sandbox.clearFaults();
    await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€27.00', {
      timeout: 30_000,
    });
    expect(await readBalance(sandbox, 'depositor')).toBe(before + 27);
  });

  test(`a withdrawal whose second sending is refused with ${status} is not called unmade: the first one was made, once [PAY-09] [HTTP-05]`, async ({
    page,
    sandbox,
  }) => {
    const before = await readBalance(sandbox, 'depositor');
    await page.goto('/withdraw');
    await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 500 });
    await sandbox.addFault({ call: 'withdraw', kind: 'lost-answer', times: 1 });
    await withdraw(page, '13');
    await expect(page.getByText(/your transactions cannot be loaded right now/)).toBeVisible();
    await sandbox.addFault({ call: 'withdraw', kind: 'status', status, times: 1 });
    await page.getByRole('button', { name: /^Send the same .* withdrawal again$/ }).click();
    await expect(saysNothing(page)).toBeVisible();
    await expect(page.getByText(/Nothing was taken/)).toHaveCount(0);
    // What was sent is still what the form sends, also after a reload.
    await page.reload();
    await expect(account(page)).toHaveValue('d@player.test');
    await sandbox.clearFaults();
    await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible({
      timeout: 30_000,
    });
    expect(await readBalance(sandbox, 'depositor')).toBe(before - 13);
  });
}

test('whoever has logged in meanwhile is not told of the payments of who was here before, who is [PAY-06] [PAY-09] [NAV-14]', async ({
  page,
  sandbox,
  openTab,
}) => {
  const before = await readBalance(sandbox, 'kyc-approved');
  const withdrawing = await openTab();
  await withdrawing.goto('/withdraw');
  await page.goto('/deposit?amount=77');
  await fillCard(page);
  const deposit = await holdResponse(page, '**/api/user/deposit');
  const withdrawal = await holdResponse(withdrawing, '**/api/user/withdraw');
  // What is paid in has to be wagered before anything is paid out.
  await withdraw(withdrawing, '17');
  await withdrawal.held;
  await page.getByRole('button', { name: 'Deposit €77.00' }).click();
  await deposit.held;
  // In a third tab somebody else logs in.
  const third = await openTab();
  await third.goto('/casino');
  await become(third, await sandbox.signIn('kyc-approved'));
  await Promise.all(
    [page, withdrawing].map((tab) => expect(tab.getByText('€120.00').first()).toBeAttached()),
  );
  deposit.release();
  withdrawal.release();
  // The deposit's response is kept for its sender.
  const kept = () => page.evaluate(() => window.localStorage.getItem('baize.deposit-intents'));
  await expect.poll(kept).toContain('"transactionId"');
  expect(await readBalance(sandbox, 'depositor')).toBe(248.5 + 77 - 17);
  await Promise.all(
    [page, withdrawing].map(async (tab) => {
      await expect(tab.getByText(/Deposit received|on your balance|Withdrawal requested/)).toHaveCount(0);
    }),
  );
  expect(await readBalance(sandbox, 'kyc-approved')).toBe(before);

  await become(third, await sandbox.signIn('depositor'));
  // Whichever tab finds it first tells it.
  const toldIn = (tab: Page) => tab.getByText('Deposit received').count();
  await expect
    .poll(async () => Math.max(...(await Promise.all([page, withdrawing, third].map(toldIn)))))
    .toBeGreaterThan(0);
});
