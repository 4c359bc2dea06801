import type { Page } from '@playwright/test';
import { BANK_ACCOUNT, fillBankWithdrawal, fillCard } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { getPersonaEmail, type PersonaName, type SandboxClient } from '../../src/sandbox.ts';

const balanceOf = async (sandbox: SandboxClient, persona: PersonaName): Promise<number | undefined> =>
  (await sandbox.fetchState()).personas.find(({ name }) => name === persona)?.balance;

const review = (page: Page) => page.getByRole('region', { name: 'Check your withdrawal' });
const receipt = (page: Page) => page.getByRole('heading', { name: 'Withdrawal requested' });

test('a withdrawal is reviewed, changed, sent once and found again under its reference [PAY-09] [PAY-10]', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  const before = (await balanceOf(sandbox, 'depositor')) ?? 0;
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/withdraw')) sent += 1;
  });
  await page.goto('/withdraw');
  await fillBankWithdrawal(page, '41');
  const open = page.getByRole('button', { name: 'Review withdrawal' });
  // The second half of a double press sends nothing, and Escape still goes back.
  await open.dblclick();
  await expect(review(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review(page)).toContainText('Bank transfer');
  await expect(review(page)).toContainText(BANK_ACCOUNT);
  await expect(review(page)).toContainText('Within 2 days');
  await expect(review(page)).toContainText('€207.50');
  await expect(review(page).getByRole('heading')).toBeFocused();
  await expectAccessible('main');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(page.getByLabel('Account number')).toHaveValue(BANK_ACCOUNT);
  await page.getByLabel('Amount').fill('42');
  await page.keyboard.press('Enter');
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Withdraw €42.00', exact: true }).click();
  await expect(receipt(page)).toBeFocused();
  const reference =
    (await page
      .getByText(/^WD-\d{8}-[\dA-F]{8}$/)
      .first()
      .textContent()) ?? '';
  expect(sent).toBe(1);
  expect(await balanceOf(sandbox, 'depositor')).toBe(before - 42);
  await expectAccessible('main');

  const listed = page.waitForResponse((answer) => answer.url().includes('/api/user/transactions'));
  await page.getByRole('link', { name: 'See your transactions' }).first().click();
  const rows = JSON.stringify(await (await listed).json());
  expect(rows.split(reference)).toHaveLength(2);
  await expect(page.getByText('42.00').filter({ visible: true })).toHaveCount(1);
});

test('a refused withdrawal leads back to its form, and the next one starts from the method used last [PAY-09]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 422/);
  await signInAs('depositor');
  await page.goto('/withdraw');
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await page.getByLabel('Amount').fill('25');
  await page.getByLabel('Harborpay e-mail').fill('d@player.test');
  const body = { success: false, message: 'No', code: 'INSUFFICIENT_FUNDS' };
  await sandbox.addFault({ call: 'withdraw', kind: 'status', status: 422, body, times: 1 });
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: /^Withdraw .?€25\.00/ }).click();
  await expect(page.getByRole('alert').first()).toContainText('Nothing was taken from your balance.');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(page.getByLabel('Harborpay e-mail')).toHaveValue('d@player.test');
  await page.getByLabel('Amount').fill('24');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: /^Withdraw .?€24\.00/ }).click();
  await expect(receipt(page)).toBeVisible();
  await page.goto('/withdraw');
  await expect(page.getByRole('radio', { name: /Harborpay/ })).toBeChecked();
});

test('a withdrawal without an answer, sent again to another account, is a second one only by who says so, by the ledger [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource|status of 503/);
  await signInAs('depositor');
  const before = (await balanceOf(sandbox, 'depositor')) ?? 0;
  await page.goto('/withdraw');
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await page.getByLabel('Amount').fill('21');
  await page.getByLabel('Harborpay e-mail').fill('first@player.test');
  await sandbox.addFault({ call: 'withdraw', kind: 'lost-answer', times: 1 });
  // What would find it by itself finds nothing meanwhile.
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 503 });
  const send = async () => {
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    const sent = page.waitForRequest('**/api/user/withdraw', { timeout: 5_000 }).catch(() => null);
    await page.getByRole('button', { name: /^Withdraw .?€21\.00.?$/ }).click();
    return sent;
  };
  const first = await (await send())?.headerValue('idempotency-key');
  await expect(page.getByText('We have no answer yet')).toBeVisible();
  expect(await balanceOf(sandbox, 'depositor')).toBe(before - 21);
  await expect(page.getByLabel('Amount')).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Make a different withdrawal' }).click();
  await expect(page.getByText('both are paid out')).toBeVisible();
  await page.getByRole('button', { name: 'Make another withdrawal' }).click();
  await page.getByLabel('Harborpay e-mail').fill('second@player.test');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await expect(review(page)).toContainText('This one comes on top of it.');
  await expect(review(page)).not.toContainText('Nothing has been sent');
  expect(await balanceOf(sandbox, 'depositor')).toBe(before - 21);
  const again = page.waitForRequest('**/api/user/withdraw');
  await page.getByRole('button', { name: /^Withdraw .?€21\.00.?$/ }).click();
  expect(await (await again).headerValue('idempotency-key')).not.toBe(first);
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByText('second@player.test')).toBeVisible();
  expect(await balanceOf(sandbox, 'depositor')).toBe(before - 42);
  await sandbox.clearFaults();
});

const BLOCKS = [
  ['newcomer', 'no-deposit', 'You can withdraw after your first successful deposit.', 'Deposit'],
  [
    'bonus-active',
    'active-bonus',
    'You cannot withdraw while a bonus is active.',
    'See the bonus, or give it up',
  ],
] as const;

for (const [persona, block, words, way] of BLOCKS) {
  test(`${block} is told in its own words with a way on [PAY-09]`, async ({ page, signInAs }) => {
    await signInAs(persona);
    await page.goto('/withdraw');
    const reason = page.locator(`[data-block="${block}"]`);
    await expect(reason).toContainText(words);
    await expect(reason.getByRole('link').first()).toHaveText(way);
    await expect(reason.getByRole('link').last()).toHaveText('Ask support');
    await expect(page.getByRole('button', { name: 'Review withdrawal' })).toHaveCount(0);
    await reason.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(block === 'no-deposit' ? /\/deposit/ : /\/bonuses/);
    if (block === 'active-bonus') {
      await page.getByRole('button', { name: 'Give up this bonus' }).click();
      await expect(page.getByRole('dialog')).toContainText('You lose €50.00');
    }
  });
}

test('an e-mail that is not verified is told with the link to verify it [PAY-09]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('unverified');
  await page.goto('/withdraw');
  const reason = page.locator('[data-block="email-unverified"]');
  await expect(reason).toContainText('Verify your e-mail address first, then withdraw.');
  await expect(reason).toContainText(getPersonaEmail('unverified'));
  await reason.getByRole('button', { name: 'Send me the link' }).click();
  await expect(reason).toContainText('a new link is on its way to it');
  const verified = page.waitForResponse('**/api/user/verify-email');
  await page.goto((await sandbox.fetchLastMessage(getPersonaEmail('unverified'))).path);
  expect((await verified).ok()).toBe(true);
  await page.goto('/withdraw');
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeVisible();
});

test('a deposit that is not staked yet is told with what is left of it [PAY-09]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=32');
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €32.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€32.00');
  await page.goto('/withdraw');
  const reason = page.locator('[data-block="wagering"]');
  await expect(reason).toContainText('You can withdraw once the wagering of your deposit is complete.');
  await expect(reason).toContainText('€32.00');
  await reason.getByRole('link', { name: 'See what you have staked' }).click();
  await expect(page).toHaveURL(/view=games/);
});

test('a self-excluded player withdraws through the same review [PAY-09] [SES-09]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('self-excluded');
  await page.goto('/withdraw');
  await fillBankWithdrawal(page, '75');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await expect(review(page)).toContainText('€0.00');
  await page.getByRole('button', { name: /^Withdraw .?€75\.00/ }).click();
  await expect(receipt(page)).toBeVisible();
  expect(await balanceOf(sandbox, 'self-excluded')).toBe(0);
});
