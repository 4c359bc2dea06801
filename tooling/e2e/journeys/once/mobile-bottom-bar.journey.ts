import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { WIDTHS } from '../../src/worker-addresses.ts';

test.use({ viewport: WIDTHS[375] });

/** What the bar offers to the eye, from its start to its end. */
const places = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick' }).locator('> *').filter({ visible: true });

for (const [who, middle] of [
  ['a visitor', 'Promo'],
  ['whoever has a stored session', 'Deposit'],
] as const) {
  test(`the bar of ${who} has ${middle} from the first paint on, and no place changes [NAV-08]`, async ({
    page,
    signInAs,
  }) => {
    if (middle === 'Deposit') await signInAs('depositor');
    const code = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    const bar =
      middle === 'Deposit'
        ? ['Lobby', 'Search', 'Deposit', 'Rewards', 'Menu']
        : ['Lobby', 'Search', 'Promo', 'Rewards', 'Menu'];
    await page.goto('/', { waitUntil: 'commit' });
    await expect(places(page)).toHaveText(bar);
    code.resolve();
    if (middle === 'Deposit') await expect(page.getByText('€248.50').filter({ visible: true })).toBeVisible();
    else await page.waitForLoadState('networkidle');
    await expect(places(page)).toHaveText(bar);
  });
}

for (const [path, menu, search] of [
  ['/deposit', 'Menu', 'Search'],
  ['/ar/deposit', 'القائمة', 'بحث'],
] as const) {
  for (const width of [375, 320]) {
    test(`menu and search stay in reach while the pay bar stands: ${path} at ${width} px [NAV-13]`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('depositor');
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      const foot = page.locator('[data-frame-foot]');
      await expect(foot).toBeVisible();
      const header = page.getByRole('banner');
      const button = header.getByRole('button', { name: menu, exact: true }).filter({ visible: true });
      await expect(button).toBeVisible();
      await expect(
        header.getByRole('link', { name: search, exact: true }).filter({ visible: true }),
      ).toBeVisible();
      const balance = header.getByText('€248.50').filter({ visible: true });
      await expect(balance).toBeVisible();
      const boxes = async () =>
        Promise.all(
          [header.getByRole('link').first(), balance].map(async (part) => {
            const box = await part.boundingBox();
            return box && [Math.round(box.x), Math.round(box.x + box.width)];
          }),
        );
      const withBar = await boxes();
      await foot.evaluate((bar) => bar.removeAttribute('data-frame-foot'));
      await expect(button).toBeHidden();
      expect(await boxes(), 'logo and balance stand where they do without').toEqual(withBar);
      await page.reload();
      await expect(button).toBeVisible();
      const inside = await header.evaluate((bar) =>
        [...bar.querySelectorAll('a, button')]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .every((box) => box.left >= 0 && box.right <= window.innerWidth),
      );
      expect(inside).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await button.click();
      await expect(page.getByRole('dialog', { name: menu })).toBeVisible();
    });
  }
}
