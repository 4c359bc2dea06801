import { expect, test } from '../src/journey.ts';
import { watchShifts } from '../src/metrics.ts';

test('nothing moves on the root page while a visitor’s page comes alive', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  // On a phone the days lie below what is seen, and come when they are.
  await page.getByRole('heading', { name: 'Rakeback calendar' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-day]').first()).toBeVisible();
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
});

test('nothing moves on the root page while a kept player is read', async ({ page, signInAs }) => {
  await signInAs('depositor');
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(page.locator('[data-look="claimable"]').first()).toBeVisible();
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
});
