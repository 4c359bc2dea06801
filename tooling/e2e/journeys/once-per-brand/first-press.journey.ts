import type { Locator } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';

/** The very first sign of somebody is this press: by touch on a phone, by mouse at the desk. */
const press = (control: Locator, hasTouch: boolean) => (hasTouch ? control.tap() : control.click());

test('the first press on Demo opens the game, on the page it was made on [GAM-02]', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/casino/games/harbour-sevens', { waitUntil: 'networkidle' });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await press(page.getByRole('main').getByText('Demo', { exact: true }), hasTouch);
  await expect(page.locator('iframe[sandbox]')).toBeVisible();
  expect(loads).toBe(0);
});

test('the first press on a promotion opens its details, and they stay open [PRO-01]', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/promotions', { waitUntil: 'networkidle' });
  await press(page.getByRole('button', { name: 'Details' }).first(), hasTouch);
  const details = page.getByRole('dialog');
  await expect(details).toBeVisible();
  // The list under it becomes that of whoever looks meanwhile.
  await page.waitForLoadState('networkidle');
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

test('the first press on a filter of the games chooses [GAM-01]', async ({ page, hasTouch }) => {
  await page.goto('/casino', { waitUntil: 'networkidle' });
  await press(page.getByRole('button', { name: 'With a demo' }), hasTouch);
  await expect(page).toHaveURL(/demo=1/);
});
