import { expect, test } from '../../src/journey.ts';

const games = '/casino/games/';

test('a player finds games by category, studio and order, and the address keeps all of it [GAM-01]', async ({
  page,
}) => {
  await page.goto('/casino');
  const main = page.getByRole('main');
  const tiles = main.locator(`li a[href^="${games}"]`).filter({ hasText: /\w/ });
  await expect(main.getByRole('button', { name: /^Show \d+ more games$/ })).toBeVisible();

  await main.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/casino\/slots$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  const narrower = main.getByRole('navigation', { name: 'Subcategories' });
  await narrower.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/casino\/slots\/[\w-]+$/);
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
    'Casino',
    'Slots',
  ]);

  const sort = main.getByRole('combobox', { name: 'Sort by' });
  await sort.click();
  await expect(sort).toHaveAttribute('aria-expanded', 'true');
  // Open, not out of use.
  await expect(sort).toHaveCSS('opacity', '1');
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(page).toHaveURL(/\?sort=name$/);
  await main.getByRole('button', { name: 'Ascending; switch to descending' }).click();
  await main.getByRole('button', { name: 'With a demo' }).click();
  await expect(page).toHaveURL(/\?sort=name&order=desc&demo=1$/);
  const chosen = await tiles.first().getAttribute('href');
  await page.reload();
  await expect(tiles.first()).toHaveAttribute('href', chosen ?? '');

  await page.goto('/providers');
  await main
    .getByRole('link', { name: /games?$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/providers\/[\w-]+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Studios');
  const studio = (await heading.textContent()) ?? '';
  for (const tile of (await tiles.allTextContents()).slice(0, 5)) expect(tile).toContain(studio);
});

test('a whole list is left for a game and found again where it was', async ({ page }) => {
  await page.goto('/casino/slots');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Show \d+ more games$/ }).click();
  await expect(main.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  const far = main.locator('li[aria-posinset="200"] a').first();
  await expect(async () => {
    const places = await main
      .locator('li[aria-posinset]')
      .evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-posinset'))));
    if (Math.max(...places) < 200) await page.mouse.wheel(0, 1_500);
    if (Math.min(...places) > 200) await page.mouse.wheel(0, -700);
    await far.scrollIntoViewIfNeeded({ timeout: 200 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  const left = await page.evaluate(() => window.scrollY);
  const name = (await far.getAttribute('href')) ?? '';
  await far.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${name}$`));
  await page.goBack();
  await expect(main.locator('li[aria-posinset="200"]')).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 600);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the lobby and its lists are whole: rows, pages, the way here, and what search engines read', async ({
    page,
  }) => {
    await page.goto('/');
    for (const row of ['Popular', 'Live casino', 'New', 'Studios'])
      await expect(page.getByRole('heading', { level: 2, name: row })).toBeVisible();
    await expect(page.locator(`main li a[href^="${games}"]`)).toHaveCount(19);
    // The rows are styled by the page's own sheet: a tile is not as wide as the page.
    const box = await page.locator(`main li a[href^="${games}"]`).first().boundingBox();
    expect(box?.width ?? 0).toBeLessThan(260);
    await page.goto('/de/casino/slots?page=2&sort=name');
    await expect(page.locator(`main li a[href^="/de${games}"]`)).toHaveCount(42);
    await expect(page.locator('main a[rel="next"]')).toHaveAttribute(
      'href',
      '/de/casino/slots?page=3&sort=name',
    );
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(36);
    const crumbs: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }],
    });
  });
});
