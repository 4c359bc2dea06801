import { expect, test } from '../../src/journey.ts';

test('a coupon whose answer is lost is settled by reading again; its bonus is activated, explained, given up and kept in the history [PRO-06]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 503/);
  await signInAs('depositor');
  await page.goto('/bonuses');
  await expect(page.getByText('No bonus is active')).toBeVisible();
  await sandbox.addFault({ call: 'coupon', kind: 'lost-answer', times: 1 });
  await page.getByLabel('Coupon code').fill(' captain ');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('It waits among your offers until you activate it.')).toBeVisible();

  await sandbox.addFault({ call: 'activate-bonus', kind: 'lost-answer', times: 1 });
  await page.getByRole('button', { name: 'Activate' }).click();
  const wish = page.getByRole('dialog', { name: 'Activate this bonus?' });
  await expect(wish).toContainText('€248.50 of your own money cannot be withdrawn');
  await wish.getByRole('button', { name: 'Activate' }).click();
  const activated = page.getByRole('dialog', { name: 'Bonus activated' });
  await activated.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('€50.00 left to wager')).toBeVisible();
  await expect(page.getByText('At most €100.00 of this bonus can become your own money')).toBeVisible();

  await page.getByRole('button', { name: 'Give up this bonus' }).click();
  const question = page.getByRole('dialog', { name: 'Give up this bonus' });
  await expect(question).toContainText('You lose €10.00');
  await expect(question).toContainText('You keep €248.50');
  await question.getByRole('button', { name: 'Give the bonus up' }).click();
  await page.getByRole('dialog', { name: 'Bonus given up' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('No bonus is active')).toBeVisible();

  await page.getByRole('link', { name: 'Cancelled' }).click();
  await expect(page).toHaveURL(/status=cancelled/);
  await page.reload();
  await expect(page.getByText("Captain's table").first()).toBeVisible();
});
