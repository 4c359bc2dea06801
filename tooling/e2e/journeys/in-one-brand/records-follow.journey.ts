import { payByCard } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

test('the list follows a deposit that is credited meanwhile, without a reload [PAY-10] [SES-11]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await payByCard(page, '33.04');
  await expect(page.getByRole('dialog', { name: 'Deposit pending' })).toBeVisible();
  await page.goto('/profile/transactions?type=deposit');
  const row = page
    .getByRole('table', { name: 'Transactions' })
    .getByRole('row')
    .filter({ hasText: '€33.04' });
  await expect(row).toContainText('Pending');
  await sandbox.advance(121_000);
  await expect(row).toContainText('Completed');
});
