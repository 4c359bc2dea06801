import { fillCard } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

test('a player in lira opens the deposit with an amount and suggestions that fit, and nothing in error [PAY-03]', async ({
  page,
  signInAs,
}) => {
  await signInAs('lira');
  await page.goto('/deposit');
  const methods = page.getByRole('group', { name: 'Method' });
  for (const name of [/Visa/, /Bosfor Havale/]) {
    await methods.getByRole('radio', { name }).check();
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await expect(amount).not.toHaveValue('');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: /^Deposit .?(₺|TRY)/ })).toBeEnabled();
    await expect(page.getByText(/The (smallest|largest) amount is/)).toHaveCount(0);
  }
  const quick = page.getByRole('button', { name: /^.?(₺|TRY)/ });
  expect(await quick.count()).toBeGreaterThan(0);
  for (const one of await quick.all()) {
    await one.click();
    await expect(page.getByRole('textbox', { name: 'Amount' })).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('a player in yen pays whole amounts: decimals are marked and not sent [PAY-03] [PAY-06]', async ({
  page,
  signInAs,
}) => {
  await signInAs('yen');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/deposit')) sent += 1;
  });
  await page.goto('/deposit');
  await fillCard(page);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  const pay = page.locator('main button[type=submit]');
  await expect(pay).toHaveText(/\d,000/);
  await expect(pay).not.toHaveText(/\.\d/);
  await amount.fill('5000.5');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/too many decimals/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Deposit/, disabled: false })
    .last()
    .click();
  await expect(amount).toBeFocused();
  expect(sent).toBe(0);
  await amount.fill('5000');
  await pay.click();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText(/26,500/);
});

test('another wallet chosen while a deposit is under way changes nothing of it: it is paid once, and told in its own currency [SET-06] [PAY-06] [HTTP-05]', async ({
  page,
  brand,
  places,
  sandbox,
  signInAs,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { useMultiWallet: true });
  await spareHost();
  await signInAs('vip', places.spare.url);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/deposit')) keys.push(request.headers()['idempotency-key']);
  });
  await page.goto(`${places.spare.url}/deposit?amount=32`);
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: 4_000, times: 1 });
  const sent = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €32.00' }).click();
  await sent;
  // In the header where it is there, else above the form.
  const other = page.getByRole('button', { name: /Show another wallet/ }).filter({ visible: true });
  if (brand === 'curacao') {
    await other.click();
    await page.getByRole('menuitem', { name: /1,500/ }).click();
  } else {
    await page.getByLabel('Deposit into').click();
    await page.getByRole('option', { name: 'USD' }).click();
  }
  const received = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(received).toContainText('€32.00');
  expect(new Set(keys).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(received).toBeHidden();
  await expect(page.getByText('We do not know yet whether your payment went through')).toHaveCount(0);
});

test('of several wallets each has its own deposits to wager: one that was paid into is locked, the other pays out [SET-06] [PAY-09]', async ({
  page,
  brand,
  places,
  sandbox,
  signInAs,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { useMultiWallet: true });
  await spareHost();
  await signInAs('vip', places.spare.url);
  await page.goto(`${places.spare.url}/deposit?amount=100`);
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €100.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toBeVisible();

  await page.goto(`${places.spare.url}/withdraw`);
  const money = page.getByRole('region', { name: 'Your balance' });
  await expect(money).toContainText(/€100\.00.? of it has not been staked yet/);
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toHaveCount(0);
  await page.getByLabel('Withdraw from').click();
  await page.getByRole('option', { name: 'USD' }).click();
  await expect(money).toContainText(/You can withdraw now.*\$1,500\.00/);
  await expect(money).not.toContainText('has not been staked yet');
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeVisible();
});
