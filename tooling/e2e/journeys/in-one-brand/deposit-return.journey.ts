import { fillCard, payByCard, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

const BEFORE = 248.5;

test('who returns from the provider having paid sees the receipt in place of the form, through a reload [PAY-04] [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=34&activeMethod=5');
  await page.getByRole('button', { name: 'Deposit €34.00' }).click();
  await page.getByRole('button', { name: /^Pay 34\.00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(dialog).toContainText('€34.00');
  await page.reload();
  await expect(dialog).toContainText('€34.00');
  // The receipt that comes later behind the dialog does not take the focus out of it.
  const receipt = page.locator('main [data-receipt-title]');
  await expect(receipt).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Deposit received' })).toBeFocused();
  await page.keyboard.press('Escape');
  const main = page.getByRole('main');
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport();
  await expect(main.getByText(/DP-\d+/)).toBeVisible();
  await expect(main.getByText('Secure form')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Deposit €/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'New deposit' }).click();
  await expect(main.getByRole('button', { name: /^Deposit €/ })).toBeEnabled();
  await expect(main.getByRole('radio', { checked: true }).first()).toBeFocused();
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 34);
});

test('who cancels at the provider is led back to the form as it was filled [PAY-04] [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?activeMethod=5');
  await page.getByLabel('Amount').fill('34');
  await page.getByRole('button', { name: 'Deposit €34.00' }).click();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit cancelled' })).toBeVisible();
  await page.keyboard.press('Escape');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Deposit cancelled' })).toBeVisible();
  await main.getByRole('button', { name: 'Back to the form' }).click();
  await expect(main.getByRole('button', { name: 'Deposit €34.00' })).toBeEnabled();
  await expect(main.getByRole('radio', { name: /^Kaai Instant/ })).toBeChecked();
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE);
});

test('the bank’s refusal stands in place of the form, and another try has a key of its own [PAY-05] [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const first = page.waitForRequest('**/api/user/deposit');
  await payByCard(page, '31.06');
  const key = (await first).headers()['idempotency-key'];
  await page.getByRole('button', { name: 'This is not me' }).click();
  const declined = page.getByRole('dialog', { name: 'Deposit declined' });
  await expect(declined).toBeVisible();
  await page.reload();
  await expect(declined).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByLabel('Amount').fill('31');
  await fillCard(page);
  const second = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €31.00' }).click();
  expect((await second).headers()['idempotency-key']).not.toBe(key);
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€31.00');
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 31);
});
