import { expect, test } from '../../src/journey.ts';
import { calendarDialog } from '../../src/rewards.ts';

const MODALS = ['login', 'rakeback', 'sign-up', 'forgot-password', 'reset-password', 'verify-email-expired'];

for (const path of ['/', '/cashback', ...MODALS.map((name) => `/?modal=${name}`)]) {
  test(`axe finds nothing at ${path} for a visitor, read from either side`, async ({
    page,
    expectAccessible,
  }) => {
    for (const [prefix, dir] of [
      ['', 'ltr'],
      ['/ar', 'rtl'],
    ]) {
      await page.goto(`${prefix}${path}`);
      await expect(page.locator('html')).toHaveAttribute('dir', dir ?? '');
      const there = path.includes('modal') ? page.getByRole('dialog') : page.locator('[data-day]').first();
      await expect(there).toBeVisible();
      await expectAccessible();
    }
  });
}

test('axe finds nothing in a player’s calendar with rewards to claim', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await page.goto('/?modal=rakeback');
  await expect(calendarDialog(page).claimToday).toBeVisible();
  await expectAccessible();
});
