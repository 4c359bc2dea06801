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
