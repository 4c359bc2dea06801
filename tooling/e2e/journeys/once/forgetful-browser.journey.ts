import type { Page } from '@playwright/test';
import { fillCard, readBalance, unknownPaymentNotice } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { TOKEN_KEY } from '../../src/store-token.ts';

test.beforeEach(async ({ tolerate, signInAs }) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
});

/** Leaves no room for anything more in the storage that all tabs share. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (const size of [256 * 1024, 64, 1]) {
      for (let full = false; !full;) {
        try {
          localStorage.setItem('junk'.repeat(localStorage.length), 'x'.repeat(size));
        } catch {
          full = true;
        }
      }
    }
    // The names above are long: what they left is filled letter by letter.
    for (let rest = 'x', full = false; !full; rest += 'x') {
      try {
        localStorage.setItem('j', rest);
      } catch {
        full = true;
      }
    }
  });

async function reviewWithdrawal(page: Page, sum: string) {
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await page.getByLabel('Amount').fill(sum);
  await page.getByLabel('Harborpay e-mail').fill('d@player.test');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
}

test('where storage is full a payment under way outlives a reload, and is made once [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
}) => {
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/deposit?amount=61');
  await fillCard(page);
  await fillStorage(page);
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 500 });
  await sandbox.addFault({ call: 'deposit', kind: 'lost-answer', times: 1 });
  await page.getByRole('button', { name: 'Deposit €61.00' }).click();
  await expect(unknownPaymentNotice(page)).toBeVisible();
  await page.reload();
  await expect(unknownPaymentNotice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Deposit €/ })).toHaveCount(0);
  await sandbox.clearFaults();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€61.00', {
    timeout: 30_000,
  });
  expect(await readBalance(sandbox, 'depositor')).toBe(before + 61);
});

test('where storage is full a withdrawal without an answer outlives a reload, and is made once [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
}) => {
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  await fillStorage(page);
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 500 });
  await sandbox.addFault({ call: 'withdraw', kind: 'lost-answer', times: 1 });
  await reviewWithdrawal(page, '12');
  await page.getByRole('button', { name: /^Withdraw .?€[\d.]+.?$/ }).click();
  const unknown = page.getByText('We do not know yet whether your withdrawal was made');
  await expect(unknown).toBeVisible();
  await page.reload();
  await expect(unknown).toBeVisible();
  await sandbox.clearFaults();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible({ timeout: 30_000 });
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 12);
});

test('the same payment in a second tab is asked about where the tabs cannot tell each other [PAY-06]', async ({
  page,
  sandbox,
  openTab,
}) => {
  const before = await readBalance(sandbox, 'depositor');
  const second = await openTab();
  const again = (tab: Page) => tab.getByRole('button', { name: /a second time/ });
  // What is paid in has to be wagered before anything is paid out.
  await Promise.all([page, second].map((tab) => tab.goto('/withdraw')));
  await fillStorage(page);
  for (const tab of [page, second]) {
    await reviewWithdrawal(tab, '12');
    await tab.getByRole('button', { name: /^Withdraw .?€[\d.]+.?$/ }).click();
    await expect(
      tab === page ? tab.getByRole('heading', { name: 'Withdrawal requested' }) : again(tab),
    ).toBeVisible();
  }
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 12);

  await Promise.all([page, second].map((tab) => tab.goto('/deposit?amount=36')));
  await fillCard(page);
  await fillCard(second);
  await page.getByRole('button', { name: 'Deposit €36.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toBeVisible();
  await second.getByRole('button', { name: 'Deposit €36.00' }).click();
  await expect(second.getByText(/You paid .?€36\.00.? by Visa at .* Pay again\?/)).toBeVisible();
  await second.getByRole('button', { name: 'Don’t pay' }).click();
  await expect(again(second)).toHaveCount(0);
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 12 + 36);
});

for (const [kind, path, words] of [
  ['card', '/deposit?amount=52', /The money is on your balance|€52\.00/],
  ['crypto', '/deposit?activeMethod=16&amount=60', /Send exactly|€60\.00/],
] as const) {
  test(`another player who logs in reads nothing of a deposit by ${kind} that this tab told of [PAY-04] [NAV-14]`, async ({
    page,
    sandbox,
    openTab,
  }) => {
    await page.goto(path);
    if (kind === 'card') await fillCard(page);
    else
      await page
        .getByRole('radiogroup', { name: 'Coin and network' })
        .getByRole('radio', { name: /Tron/ })
        .check();
    await page.getByRole('button', { name: /^Deposit .?€/ }).click();
    const told = page.getByRole('dialog').filter({ hasText: words });
    await expect(told).toBeVisible();
    const address = page.url();
    const other = await openTab();
    await other.goto('/casino');
    await other.evaluate(([key, value]) => window.localStorage.setItem(key, JSON.stringify(value)), [
      TOKEN_KEY,
      await sandbox.signIn('kyc-approved'),
    ] as const);
    // The first tab hears of the other player at once, and what it read is gone.
    await expect(page.getByText('€120.00').first()).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Nor does the address tell them, where they have it from the first player's history.
    await page.goto(address);
    await expect(page.getByText('€120.00').first()).toBeAttached();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(told).toHaveCount(0);
  });
}
