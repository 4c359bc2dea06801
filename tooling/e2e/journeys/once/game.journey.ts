import { gamePage, playRound, type StudioGameSlug } from '../../src/game.ts';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';

const amountIn = (text: string | null): number =>
  Number((text ?? '').replace('−', '-').replaceAll(/[€+]/g, ''));

const HOUSE: readonly StudioGameSlug[] = ['harbour-sevens', 'skyline-crash', 'blackjack-quay'];

test('a guest plays the demo, logs in to play for money and comes back to the game that then begins [GAM-02]', async ({
  page,
  sandbox,
  spareHost,
  places,
  brand,
  expectAccessible,
}) => {
  const { open, demo, play, game, frame, figure, close } = gamePage(page);
  await open('harbour-sevens');
  await expect(demo).toBeVisible();
  await expectAccessible();
  await demo.click();
  await expect(game.getByText('Demo, play money')).toBeVisible();
  await expect(figure('Balance')).toHaveText('Play money');
  await playRound(game, 'harbour-sevens');
  await expect(figure('Staked')).not.toHaveText('0.00');
  await close.click();
  await expect(page).toHaveURL(/\/casino$/);

  await page.goBack();
  await page.getByRole('link', { name: 'Log in to play' }).click();
  await loginForm(page).fillInAs('depositor');
  await expect(game.getByText('Real play')).toBeVisible();
  await expect(frame).toBeFocused();
  await expect(figure('Balance')).toHaveText('€248.50');
  expect(new URL(page.url()).search).toBe('');

  // A brand that lets guests look and no more, and one that lets them do neither.
  await page.evaluate(() => localStorage.clear());
  await sandbox.overrideSettings(brand, { allowGuestPlayDemoGames: false });
  await spareHost();
  await page.goto(`${places.spare.url}/casino/games/harbour-sevens`);
  await expect(page.getByRole('link', { name: 'Log in for the demo' })).toBeVisible();
  await expect(play.or(demo)).toHaveCount(0);
});

test('each of the house’s games is played for money, and balance and net result follow it [GAM-03]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  test.slow();
  await signInAs('depositor');
  const { open, play, game, frame, figure, close } = gamePage(page);
  const balance = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'depositor')?.balance;
  await page.goto('/casino/slots?page=2');
  const places = () => page.evaluate(() => sessionStorage.getItem('baize.visited'));
  await expect.poll(places).toContain('/casino/slots?page=2');
  let session = 0;
  for (const slug of HOUSE) {
    await open(slug);
    await play.click();
    await expect(game.getByText('Real play')).toBeVisible();
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    // What is no message of this game is not believed.
    await page.evaluate(() =>
      window.postMessage({ type: 'round', roundId: 1, stake: 5, win: 900, currencyCode: 'EUR' }, '*'),
    );
    await playRound(game, slug);
    // The game tells of itself, the bar of all that was played in this session.
    session += amountIn(await game.locator('#net').textContent());
    await expect.poll(async () => amountIn(await figure('Net result').textContent())).toBeCloseTo(session, 2);
    await expect
      .poll(async () => (await figure('Balance').textContent()) === `€${((await balance()) ?? 0).toFixed(2)}`)
      .toBe(true);
  }
  await game.locator('#close').click();
  await expect(page).toHaveURL(/\/casino\/slots\?page=2$/);
  await page.goBack();
  await expect(close).toBeVisible();
});

test('closing a game leads back to the very place in the list it was opened from [GAM-02] [NAV-09]', async ({
  page,
}) => {
  // A press before the page is alive is the browser's own, and so is the way back from it.
  await page.goto('/casino', { waitUntil: 'networkidle' });
  const top = () => page.evaluate(() => window.scrollY);
  const tile = page.locator('main li a[href^="/casino/games/"]').nth(30);
  await tile.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(200);
  await tile.click();
  const { close } = gamePage(page);
  await expect(close).toBeVisible();
  // Places are written down once the page has had the network to itself.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('baize.trail')))
    .toContain('/casino/games/');
  await close.click();
  await expect(page).toHaveURL(/\/casino$/);
  // The browser keeps what is seen in place, whatever changes its height above.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
  await expect(tile).toBeFocused();
  await expect(tile).toBeInViewport();
  await page.goForward();
  await expect(close).toBeVisible();
});

test('full screen keeps the bar in reach, and a heart pressed here is pressed in the player’s other tab within a second [GAM-03]', async ({
  page,
  openTab,
  signInAs,
}) => {
  await signInAs('depositor');
  const { open, play, figure } = gamePage(page);
  await open('blackjack-quay');
  const other = await openTab();
  await gamePage(other).open('blackjack-quay');
  const heart = (tab: typeof page) => tab.getByRole('button', { name: 'Favourite: Blackjack Quay' });
  for (const tab of [page, other]) await expect(gamePage(tab).figure('Balance')).toHaveText('€248.50');
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
  const before = await heart(page).getAttribute('aria-pressed');
  await heart(page).click();
  await expect(heart(other)).not.toHaveAttribute('aria-pressed', before ?? '', { timeout: 1_000 });
  await other.reload();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  await play.click();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await expect(figure('Net result')).toBeInViewport();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(isFull).toBe(false);
});

test('a game that cannot be played says why: shut in a country, limit reached, provider down, unknown [GAM-02]', async ({
  page,
  sandbox,
  signInAs,
  keptToken,
  tolerate,
  spareHost,
  places,
}) => {
  tolerate(/status of (?:404|422|503)/);
  await signInAs('depositor');
  const { open, play, game } = gamePage(page);
  await sandbox.setVisitor({ country: 'US' });
  await open('reef-riches');
  await expect(page.getByText('not offered in the country you are in: United States')).toBeVisible();
  await expect(play).toHaveCount(0);
  await sandbox.setVisitor({ country: 'NL' });

  await open('harbour-sevens');
  await sandbox.addFault({ call: 'launch-game', kind: 'status', status: 503, times: 1 });
  await play.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was staked' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(game.getByText('Real play')).toBeVisible();

  const authorization = `Bearer ${JSON.parse((await keptToken()) ?? '""') as string}`;
  await page.request.put('/api/user/limits', {
    headers: { authorization, 'x-authorization': authorization },
    data: { type: 'bet', period: 0, amount: 0.2 },
  });
  await playRound(game, 'harbour-sevens');
  await game.locator('#spin').click();
  // On the page, where it stays; a message tells it too.
  const limit = page.locator('#content').getByText('You have reached your daily bet limit');
  await expect(limit).toBeVisible();
  await page.reload();
  await expect(limit).toBeVisible();
  await expect(play).toHaveCount(0);

  const answer = await page.goto('/casino/games/no-such-game');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'GAME NOT FOUND' })).toBeVisible();
  // A host that has shown the game before would show it still.
  await spareHost();
  await sandbox.addFault({ call: 'get-game', kind: 'status', status: 503, times: 1 });
  expect((await page.goto(`${places.spare.url}/casino/games/night-lanterns`))?.status()).toBe(503);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Night Lanterns' })).toBeVisible();
});
