import type { Locator } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';

test.use({ activity: 'away' });

/** The very first sign of somebody is this press: by touch on a phone, by mouse at the desk. */
const press = (control: Locator, hasTouch: boolean) => (hasTouch ? control.tap() : control.click());

test('the first press on Log in opens it over the page as it stands, while the page’s own code is on its way [NAV-06]', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const tiles = page.locator('main li');
  const before = await tiles.count();
  expect(before).toBeGreaterThan(20);
  let arrive = () => {};
  const onTheWay = new Promise<void>((go) => (arrive = go));
  await page.route(/\/assets\/home-live-.*\.js$/, async (route) => {
    await onTheWay;
    await route.continue();
  });
  // Whatever is gone from the page for a moment was gone.
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const least = { tiles: Number.POSITIVE_INFINITY };
    new MutationObserver(() => {
      least.tiles = Math.min(least.tiles, main?.querySelectorAll('li').length ?? 0);
      document.documentElement.dataset['leastTiles'] = String(least.tiles);
    }).observe(document.documentElement, { subtree: true, childList: true });
  });
  await press(page.getByRole('banner').getByRole('link', { name: 'Log in' }), hasTouch);
  await expect(loginForm(page).email).toBeFocused();
  arrive();
  await page.waitForLoadState('networkidle');
  expect(Number(await page.locator('html').getAttribute('data-least-tiles'))).toBeGreaterThanOrEqual(before);
});

test('a link that is pressed says so until its page is there', async ({ page, hasTouch }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  let arrive = () => {};
  const onTheWay = new Promise<void>((go) => (arrive = go));
  await page.route(/promotions/, async (route) => {
    await onTheWay;
    await route.continue();
  });
  const link = page.locator('nav a[href="/promotions"]:visible').first();
  await press(link, hasTouch);
  await expect(page.locator('a[href="/promotions"][data-press-pending]')).toHaveCount(1);
  arrive();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.locator('[data-press-pending]')).toHaveCount(0);
});

test('the first press on Demo opens the game, on the page it was made on [GAM-02]', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/casino/games/harbour-sevens', { waitUntil: 'networkidle' });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await press(page.getByRole('main').getByRole('button', { name: 'Demo', exact: true }), hasTouch);
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
