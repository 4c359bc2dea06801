import { expect, test } from '../../src/journey.ts';

test('a visitor reads the promotions in the first HTML, and the week of them in the calendar [PRO-01] [PRO-03]', async ({
  page,
}) => {
  const answer = await page.request.get('/promotions');
  expect(await answer.text()).toContain('Evening breeze');
  await page.goto('/promotions');
  await expect(page.locator('[data-banner]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Promo calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Promo calendar' });
  await expect(calendar.getByRole('tab')).toHaveCount(7);
  await expect(calendar.locator('[data-promotion]').first()).toBeVisible();
});

test('nothing is offered to whoever has excluded themselves, and they are told why', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-excluded');
  for (const [path, why] of [
    ['/', 'Your break comes first'],
    ['/freemoney', /^Nothing is offered to you now/],
    ['/promotions', 'Nothing is offered to you now'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByText(why)).toBeVisible();
    // Nor is a hole left where something was.
    await expect(page.locator('main div[aria-hidden]:empty').filter({ visible: true })).toHaveCount(0);
    await page.mouse.wheel(0, 4_000);
    await expect(page.locator('[data-promo-slot], [data-banner]')).toHaveCount(0);
  }
  await expect(page.locator('[data-silent="excluded"]')).toBeVisible();
});
