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

test('a guest’s ways into a game stand as they were served, while the page comes alive [GAM-02]', async ({
  page,
}) => {
  await page.goto('/casino/games/harbour-sevens', { waitUntil: 'commit' });
  const real = page.getByRole('link', { name: 'Log in to play' });
  const demo = page.getByRole('button', { name: 'Demo', exact: true });
  const places = async () => {
    const boxes = [await real.boundingBox(), await demo.boundingBox()];
    return boxes.flatMap((box) => [box?.x ?? NaN, box?.y ?? NaN, box?.width ?? NaN]);
  };
  await expect(demo).toBeVisible();
  const served = await places();
  await page.waitForLoadState('networkidle');
  // Hearts come to the tiles with the code of the page's parts.
  await expect(page.getByRole('button', { name: /^Favourite: / }).nth(1)).toBeAttached();
  // The words' own font is a hair wider than the one that stands in for it; other words took 35 px.
  const drift = (await places()).map((now, at) => Math.abs(now - (served[at] ?? NaN)));
  expect(Math.max(...drift)).toBeLessThan(10);
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toHaveCount(0);
});
