import { expect, test } from '../../src/journey.ts';
import { readBalance, CARD, fillCard } from '../../src/cashier.ts';
import type { Page } from '@playwright/test';

const methods = (page: Page) => page.getByRole('group', { name: 'Method' });

test('a player is offered the ways to pay of their country and currency, each with fee, time and limits in a line [PAY-01]', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const asked = page.waitForRequest('**/get-payments?*');
  await signInAs('depositor');
  await page.goto('/deposit');
  await expect(methods(page).getByRole('radio').first()).toBeVisible();
  const { searchParams } = new URL((await asked).url());
  expect([searchParams.get('currencyCode'), searchParams.get('countryCode')]).toEqual(['EUR', 'NL']);
  await expect(methods(page).getByText('Visa')).toBeVisible();
  await expect(methods(page)).toContainText(/No\sfee\s·\sAt\sonce.?€10\s–.?\s€5,000/);
  await expect(
    methods(page)
      .getByText(/^.?€10\s–.?\s€5,000/)
      .first(),
  ).toBeVisible();
  // Of other countries, of another currency, hidden and shut ones.
  for (const not of ['UPI', 'Havale', 'Concierge', 'cheques', 'Tidepocket'])
    await expect(methods(page).getByText(not)).toHaveCount(0);
  await expectAccessible('main');
});

test('card data goes into the pay call and nowhere else [PAY-02]', async ({ page, sandbox, signInAs }) => {
  const digits = CARD.number.replaceAll(' ', '');
  await signInAs('depositor');
  await page.goto('/deposit?amount=30');
  await fillCard(page, '4242 4242 4242 4241');
  await page.getByRole('button', { name: 'Deposit €30.00' }).click();
  await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Card number').fill(digits);
  await expect(page.getByLabel('Card number')).toHaveValue(CARD.number);
  await page.getByLabel('Expires').fill('1299');
  await page.getByRole('button', { name: 'Deposit €30.00' }).click();
  await expect(page.getByLabel('Expires')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Expires').fill(CARD.expires);
  const sent = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €30.00' }).click();
  expect((await sent).postData()).toContain(digits);
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New deposit' }).click();
  // The fields are empty too; that it got nowhere else is held for every journey (`cards` of src/journey.ts).
  for (const name of ['Card number', 'Expires', 'CVC'])
    await expect(page.locator('main').getByLabel(name)).toHaveValue('');
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(CARD.number);
  expect(JSON.stringify(await sandbox.fetchLogEvents())).not.toMatch(/4242|1138|739/);
});

test('an amount steps by 1 to 30 and by 5 above, and one press gives 25, 50 or 100 [PAY-03]', async ({
  page,
  signInAs,
}) => {
  // A market that lets amounts be suggested.
  await signInAs('kyc-approved');
  await page.goto('/deposit');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('25');
  await expect(page.getByRole('group', { name: 'Method' }).getByRole('radio', { checked: true })).toHaveValue(
    '1',
  );
  const more = page.getByRole('button', { name: /^More than/ });
  for (let press = 0; press < 7; press += 1) await more.click();
  await expect(amount).toHaveValue('40');
  for (const [quick, text] of [
    ['€50', '50'],
    ['€100', '100'],
  ] as const) {
    await page.getByRole('button', { name: quick, exact: true }).click();
    await expect(amount).toHaveValue(text);
  }
  await amount.fill('9');
  await expect(page.getByText(/The smallest amount is/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Deposit/ }).last()).toBeVisible();
});

const RESULTS = [
  { cents: '01', title: 'Deposit failed', says: 'The payment by Visa did not go through', credited: 0 },
  { cents: '02', title: 'Deposit declined', says: 'The payment by Visa was declined', credited: 0 },
  { cents: '04', title: 'Deposit pending', says: 'The payment is on its way', credited: 0 },
  { cents: '00', title: 'Deposit received', says: 'The money is on your balance', credited: 33 },
] as const;

for (const { cents, title, says, credited } of RESULTS) {
  test(`a payment that ends so is told as “${title}”, by the ledger [PAY-04]`, async ({
    page,
    sandbox,
    signInAs,
    tolerate,
  }) => {
    tolerate(/status of 422/);
    await signInAs('depositor');
    const before = await readBalance(sandbox, 'depositor');
    await page.goto(`/deposit?amount=33.${cents}`);
    await fillCard(page);
    await page.getByRole('button', { name: `Deposit €33.${cents}` }).click();
    const result = page.getByRole('dialog', { name: title });
    await expect(result).toContainText(says);
    await expect(result).toContainText(/DP-\d+/);
    expect(await readBalance(sandbox, 'depositor')).toBe(before + credited);
    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();
    await expect(page.getByText('Required')).toHaveCount(0);
  });
}

test('who turns back from the provider is told so, nothing was added, and another way keeps the amount [PAY-04] [PAY-07]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/deposit?amount=36&activeMethod=9');
  const email = page.getByRole('main').getByLabel(/e-mail/i);
  if (await email.isVisible()) await email.fill('d@player.test');
  await page.getByRole('button', { name: 'Deposit €36.00' }).click();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  const result = page.getByRole('dialog', { name: 'Deposit cancelled' });
  await expect(result).toContainText('The payment by Harborpay was cancelled. Nothing was added');
  await result.getByRole('button', { name: /^Pay by .+ instead$/ }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('36');
  expect(await readBalance(sandbox, 'depositor')).toBe(before);
});

test('a return that names no payment says nothing that is not known [PAY-04]', async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.goto('/deposit?modal=deposit-return');
  const result = page.getByRole('dialog', { name: 'Back from the payment page' });
  await expect(result).toContainText('We do not know the result yet');
  await expect(result).toContainText('Do not pay again until you know whether this payment went through');
});

/** The refusals that leave the form open; the others shut it, and have a journey of their own. */
const REFUSALS = [
  'PROVIDER_ERROR',
  'UNIFIED_ERROR',
  'PHONE_ERROR',
  'PAYMENT_SERVICE_ERROR',
  'AMOUNT_BELOW_ZERO',
  'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
] as const;

test('each refusal of the platform is told in words of its own and keeps what was typed [PAY-06] [VAL-06]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 422/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=34');
  await fillCard(page);
  const told = new Set<string>();
  for (const code of REFUSALS) {
    const body = { success: false, code, message: '', reference: 'REF-1' };
    await sandbox.addFault({ call: 'deposit', kind: 'status', status: 422, body, times: 1 });
    const answered = page.waitForResponse('**/api/user/deposit');
    await page.getByRole('button', { name: 'Deposit €34.00' }).click();
    await answered;
    // A field that is refused has an alert of its own.
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing was paid' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deposit €34.00' })).toBeEnabled();
    told.add(await alert.innerText());
    await expect(page.getByLabel('Amount')).toHaveValue('34');
    await expect(page.getByLabel('Card number')).toHaveValue(CARD.number);
  }
  expect(told.size).toBe(REFUSALS.length);
});

test('what stands against a deposit is told before anything is typed, with a way on [PAY-08]', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('self-excluded');
  await page.goto('/deposit');
  const gate = page.getByRole('heading', { name: 'You cannot deposit now' });
  await expect(gate).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw' }).first()).toBeVisible();
  await context.setStorageState({ cookies: [], origins: [] });

  await signInAs('unverified');
  await page.goto('/deposit');
  await expect(gate).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await context.setStorageState({ cookies: [], origins: [] });

  await signInAs('frozen');
  await page.goto('/deposit');
  await expect(gate).toBeVisible();
  await expect(page.getByRole('main').getByText(/It ends /)).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
});
