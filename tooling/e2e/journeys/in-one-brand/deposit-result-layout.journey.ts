import { fillCard, openBonusChoices, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { watchShifts } from '../../src/metrics.ts';

const PHONE = { width: 375, height: 812 };

// The header's links and a second line of the evidence make 0.0105 of it; a dialog that grows makes over 0.1.
for (const { kind, cents, name } of [
  { kind: 'success', cents: '00', name: 'Deposit received' },
  { kind: 'failed', cents: '01', name: 'Deposit failed' },
  { kind: 'return', cents: '00', name: 'Deposit received' },
] as const) {
  test(`the dialog stays in place while deposit-${kind} is looked up [PAY-04]`, async ({
    page,
    sandbox,
    signInAs,
    tolerate,
  }) => {
    tolerate(/status of 422/);
    await page.setViewportSize(PHONE);
    await signInAs('depositor');
    await page.goto(`/deposit?amount=33.${cents}&activeMethod=11`);
    await page.getByRole('textbox', { name: /voucher/i }).fill('CORAL-2026-0033');
    await page.getByRole('button', { name: `Deposit €33.${cents}` }).click();
    const result = page.getByRole('dialog', { name });
    await expect(result).toContainText(/DP-\d+/);
    const payment = new URL(page.url()).searchParams.get('transactionId');
    await sandbox.addFault({ call: 'get-transactions', kind: 'delay', delayMs: 2500, times: 1 });
    const shifts = await watchShifts(page);
    await page.goto(`/responsible-gambling?modal=deposit-${kind}&transactionId=${payment}`);
    if (kind !== 'failed') await expect(result).toContainText(/New balance\s*€[\d.,]+/);
    await expect(result).toContainText(/DP-\d+/);
    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02);
  });
}

for (const persona of ['frozen', null] as const) {
  test(`nothing moves on the deposit of ${persona ?? 'a visitor'} [PAY-08]`, async ({ page, signInAs }) => {
    await page.setViewportSize(PHONE);
    if (persona !== null) await signInAs(persona);
    // Words set in another face by the fonts of a first visit are counted by `first-load`.
    await page.goto('/contacts');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const shifts = await watchShifts(page);
    await page.goto('/deposit');
    const name = persona === null ? 'Log in to deposit' : 'You cannot deposit now';
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
  });
}

test('a card of another brand is paid by its own method after one press, which then is the last used', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/deposit?amount=31');
  await fillCard(page, '5555 5555 5555 4444');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /^Visa/ })).toBeChecked();
  await expect(main.getByText('This is a Mastercard card, and you have chosen Visa.')).toBeVisible();
  await main.getByRole('button', { name: 'Pay by Mastercard' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  // Enter in a field that goes with the payment: focus then has nowhere to return to but what became of it.
  await page.getByLabel('CVC').press('Enter');
  const result = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(result).toContainText(/Method\s*Mastercard/);
  await expect(result.getByRole('heading', { name: 'Deposit received' })).toBeFocused();
  expect(await readBalance(sandbox, 'depositor')).toBe(before + 31);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('heading', { name: 'Deposit received' })).toBeFocused();
  await page.goto('/deposit');
  const last = main.getByRole('radio', { name: /^Mastercard.*Last used/ });
  await expect(last).toBeChecked();
});

test('a receipt names the bonus, what it adds and both amounts to wager [PAY-09]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=60');
  await openBonusChoices(page);
  await page.getByRole('radio', { name: /^Harbour welcome/ }).check({ force: true });
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €60.00' }).click();
  const result = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(result).toContainText(/Bonus: Harbour welcome\s*€60\.00/);
  await expect(result).toContainText(/To wager for your deposits\s*€[\d.,]+/);
  await expect(result).toContainText(/To wager for the bonus\s*€1,800\.00/);
});
