import type { Page } from '@playwright/test';
import { fillCard, openBonusChoices, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

const choices = (page: Page) => page.getByRole('group', { name: 'Bonus with this deposit' });

/** What the running bonus is, by the platform's own word on the bonuses page. */
async function expectBonus(page: Page, words: string | null): Promise<void> {
  await page.goto('/bonuses');
  if (words === null) await expect(page.getByText('No bonus is active')).toBeVisible();
  else await expect(page.getByText(words)).toBeVisible();
}

test('a bonus is chosen with what it locks, outlives a reload, and is credited once with the deposit [PRO-08] [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 503/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=40.08');
  await openBonusChoices(page);
  await expect(choices(page).getByRole('radio', { name: 'No bonus' })).toBeChecked();
  await choices(page).getByRole('radio', { name: 'Workday drift' }).check();
  const offer = page.locator('[data-bonus="workday-drift"]');
  await expect(offer).toContainText('€10.02 bonus for ⁦€40.08⁩');
  await expect(offer).toContainText('Until ⁦€200.40⁩ is wagered, you cannot withdraw any of your own money');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Workday drift, €10.02');
  await expectAccessible('main');

  await page.reload();
  await expect(choices(page).getByRole('radio', { name: 'Workday drift' })).toBeChecked();
  await fillCard(page);
  // The answer is lost on its way: the payment is found among the transactions, paid once with its bonus.
  await page.getByRole('button', { name: 'Deposit €40.08' }).click();
  const received = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(received).toContainText('€40.08');
  await expect(received).toContainText(/DP-\d+/);

  await expectBonus(page, '€200.40 left to wager');
  expect(await readBalance(sandbox, 'depositor')).toBe(288.58);
  await page.goto('/profile/transactions');
  await expect(page.getByRole('table', { name: 'Transactions' }).getByText('€10.02')).toHaveCount(1);
});

test('an amount below its least takes a bonus away, and a declined bonus is not given [PRO-08]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=30&bonusId=harbour-welcome');
  const welcome = choices(page).getByRole('radio', { name: 'Harbour welcome' });
  await expect(welcome).toBeChecked();
  await page.getByLabel('Amount').fill('15');
  await expect(welcome).toBeDisabled();
  await expect(choices(page)).toContainText('Available with deposits of ⁦€20.00⁩ or more');
  await page.getByLabel('Amount').fill('30');
  await choices(page).getByRole('radio', { name: 'No bonus' }).check();
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €30.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€30.00');
  await expectBonus(page, null);
  expect(await readBalance(sandbox, 'depositor')).toBe(278.5);
});

test('a bonus that closed meanwhile is refused with its reason, and the deposit is made without it [PRO-05] [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 422/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=40');
  await openBonusChoices(page);
  await choices(page).getByRole('radio', { name: 'Evening breeze' }).check();
  await fillCard(page);
  // The breeze is over at nine.
  await sandbox.advance(3 * 3_600_000);
  await page.getByRole('button', { name: 'Deposit €40.00' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Nothing was paid' });
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Deposit without the bonus' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€40.00');
  expect(await readBalance(sandbox, 'depositor')).toBe(288.5);
  await expectBonus(page, null);
});

test('nothing is offered with a deposit to whoever is excluded', async ({ page, signInAs }) => {
  await signInAs('self-excluded');
  await page.goto('/deposit?bonusId=harbour-welcome');
  await expect(page.getByText('You cannot deposit now')).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
  await expect(page.locator('[data-promo-slot]')).toHaveCount(0);
});

test('a bonus in yen has no decimals: what is promised is what is given and what is to be wagered [PRO-08] [PAY-03]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  // A Friday in Japan as well.
  await sandbox.reset({ mode: 'live', now: '2026-11-20T05:17:19.000Z' });
  await signInAs('yen');
  await page.goto('/deposit?amount=4010&bonusId=workday-drift');
  const offer = page.locator('[data-bonus="workday-drift"]');
  await expect(offer).toContainText('¥1,002 bonus for ⁦¥4,010⁩');
  await expect(offer).toContainText('Until ⁦¥20,040⁩ is wagered');
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit ¥4,010' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('¥20,040');
  await expectBonus(page, '¥20,040 left to wager');
});
