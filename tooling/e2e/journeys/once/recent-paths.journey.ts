import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';

const GAME = '/casino/games/harbour-sevens';

test('a tab keeps its last five places, and a game or the deposit leads back to where the player was [NAV-09]', async ({
  page,
  openTab,
}) => {
  const places = () =>
    page.evaluate((): unknown => JSON.parse(sessionStorage.getItem('baize.visited') ?? '[]'));
  await page.goto('/');
  await expect(page.locator('[data-day]').first()).toBeVisible();
  const foot = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Cashback', '/cashback'],
    ['VIP club', '/vip-club'],
    ['Tournaments', '/tournaments'],
    ['Providers', '/providers'],
    ['Live casino', '/casino/live-casino'],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).click();
    // A page that is left before it is there was no place.
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await expect
    .poll(places)
    .toEqual(['/cashback', '/vip-club', '/tournaments', '/providers', '/casino/live-casino']);

  await page.goto(`${GAME}?modal=login`);
  const back = page.getByRole('link', { name: 'Back to where you were' });
  // A modal over the page is no place of its own; behind it the page is out of reach.
  await expect(loginForm(page).email).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(back).toHaveAttribute('href', '/casino/live-casino');
  await expect.poll(places).toEqual(['/vip-club', '/tournaments', '/providers', '/casino/live-casino', GAME]);

  await page.goto('/deposit');
  await expect(back).toHaveAttribute('href', '/casino/live-casino');
  await back.click();
  await expect(page).toHaveURL(/\/casino\/live-casino$/);

  const other = await openTab();
  await other.goto('/deposit');
  await expect(other.getByRole('link', { name: 'Back to where you were' })).toHaveCount(0);
});

test('a game’s page is marked on the body, and no other page is [NAV-11]', async ({ page }) => {
  await page.goto(GAME);
  await expect(page.locator('body')).toHaveClass(/\bon-game-page\b/);
  await page.getByRole('main').getByRole('link', { name: 'Back to all games' }).click();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(page.locator('body')).not.toHaveClass(/on-game-page/);
  await page.goBack();
  await expect(page.locator('body')).toHaveClass(/\bon-game-page\b/);
});
