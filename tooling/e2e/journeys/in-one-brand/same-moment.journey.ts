import type { Page } from '@playwright/test';
import { fillBankWithdrawal, fillCard, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

/** Two tabs' buttons are pressed in the same moment: which one is first nobody can say. */
async function pressBoth(buttons: readonly ReturnType<Page['getByRole']>[]): Promise<void> {
  await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));
}

test('two payments of different amounts pressed in the same moment: one is paid, and the other tab waits, says so and sends nothing by itself [PAY-06] [HTTP-05]', async ({
  page,
  openTab,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  const other = await openTab();
  const tabs = [
    { tab: page, amount: 33 },
    { tab: other, amount: 44 },
  ];
  for (const { tab, amount } of tabs) {
    await tab.goto(`/deposit?amount=${amount}`);
    await fillCard(tab);
  }
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: 4_000, times: 1 });
  await pressBoth(tabs.map(({ tab, amount }) => tab.getByRole('button', { name: `Deposit €${amount}.00` })));
  const waiting = 'You are already paying in another tab';
  await expect
    .poll(async () => (await page.getByText(waiting).count()) + (await other.getByText(waiting).count()))
    .toBe(1);
  const [first, second] = (await page.getByText(waiting).count()) === 0 ? tabs : tabs.toReversed();
  if (!first || !second) throw new Error('There are two tabs.');
  await expect(first.tab.getByRole('dialog', { name: 'Deposit received' })).toBeVisible();
  // A press just before the other tab was heard of is asked about; one just after it had no effect.
  const asWell = second.tab.getByRole('button', { name: `Pay €${second.amount}.00 as well` });
  const free = second.tab.getByRole('button', { name: `Deposit €${second.amount}.00`, disabled: false });
  await expect(asWell.or(free)).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(before + first.amount);
  await asWell.or(free).click();
  await expect(second.tab.getByRole('dialog', { name: 'Deposit received' })).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(before + 33 + 44);
});

test('two withdrawals of different amounts pressed in the same moment: one is made, and the other tab asks [PAY-09] [HTTP-05]', async ({
  page,
  openTab,
  sandbox,
  signInAs,
}) => {
  await signInAs('kyc-approved');
  const before = await readBalance(sandbox, 'kyc-approved');
  const other = await openTab();
  const tabs = [
    { tab: page, amount: 21 },
    { tab: other, amount: 22 },
  ];
  for (const { tab, amount } of tabs) {
    await tab.goto('/withdraw');
    await fillBankWithdrawal(tab, String(amount));
    await tab.getByRole('button', { name: 'Review withdrawal' }).click();
  }
  await sandbox.addFault({ call: 'withdraw', kind: 'delay', delayMs: 3_000, times: 1 });
  await pressBoth(
    tabs.map(({ tab, amount }) => tab.getByRole('button', { name: `Withdraw €${amount}.00`, exact: true })),
  );
  const question = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'Withdraw again?' });
  await expect.poll(async () => (await question(page).count()) + (await question(other).count())).toBe(1);
  const [first, second] = (await question(page).count()) === 0 ? tabs : tabs.toReversed();
  if (!first || !second) throw new Error('There are two tabs.');
  await expect(question(second.tab)).toContainText(`€${first.amount}.00`);
  expect(await readBalance(sandbox, 'kyc-approved')).toBe(before - first.amount);
  await question(second.tab)
    .getByRole('button', { name: `Withdraw €${second.amount}.00 as well` })
    .click();
  await expect(second.tab.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  expect(await readBalance(sandbox, 'kyc-approved')).toBe(before - 21 - 22);
});
