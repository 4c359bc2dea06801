import { LEGAL_PATHS, OTHER_PATHS } from '@baize/domain/other-paths';
import { expect, test } from '../../src/journey.ts';

test('the other pages of the site all exist, the seven legal ones among them [NAV-03]', async ({ page }) => {
  for (const path of new Set([...Object.values(OTHER_PATHS), ...LEGAL_PATHS]))
    expect((await page.request.get(path)).status(), path).toBe(200);
});

test('an unknown address is a 404 that offers a search and popular games [NAV-03]', async ({
  page,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 404/);
  for (const path of ['/no-such-page', '/casino/no-such-page', '/ar/no-such-page']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('main').locator('a[href*="/casino/games/"]')).toHaveCount(6);
    // What is nowhere stands in no search engine, in any language.
    await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
    await expectAccessible();
  }
  await page.goto('/no-such-page');
  await page.getByRole('searchbox').fill('reef');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/casino\?search=reef$/);
});
