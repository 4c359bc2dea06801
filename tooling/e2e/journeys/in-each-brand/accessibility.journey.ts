import { localizedPath } from '@baize/domain/locales';
import { expect, test } from '../../src/journey.ts';
import { navigateInApp } from '../../src/navigate-in-app.ts';

/** Every modal that opens by its address, over the page it is met on. */
const MODALS = [
  'login',
  'rakeback',
  'search',
  'sign-up',
  'forgot-password',
  'reset-password',
  'verify-email-expired',
].map((name) => `/?modal=${name}`);

/** Every kind of page: no two neighbours carry the same title. */
const WORD_PAGES = [
  '/cashback',
  '/contacts',
  '/vip-club',
  '/responsible-gambling',
  '/kyc-refund-policy',
  '/verify-email',
  '/profile',
];
const GAME_PAGES = [
  '/casino',
  '/casino/games/harbour-sevens',
  '/providers',
  '/promotions',
  '/tournaments',
  '/freemoney',
];

/** A player's own pages. */
const PLAYERS_PAGES = [
  '/deposit',
  '/withdraw',
  '/profile2/my-profile',
  '/profile2/balance',
  '/profile/transactions',
  '/profile2/verification',
  '/profile2/my-history',
  '/profile2/limits',
  '/profile2/freeze-account',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Which way a brand's pages are read here: stories read every part in every brand both ways. */
const READ_BY = {
  curacao: { visitors: ['en', 'ltr'], players: ['ar', 'rtl'] },
  lulu: { visitors: ['ar', 'rtl'], players: ['en', 'ltr'] },
} as const;

for (const [where, paths] of [
  ['in any modal', MODALS],
  ['on any page of words', WORD_PAGES],
  ['on any page of games and offers', GAME_PAGES],
] as const)
  test(`axe finds nothing ${where} for a visitor`, async ({ page, brand, expectAccessible }) => {
    const [locale, dir] = READ_BY[brand].visitors;
    await page.goto(localizedPath({ path: '/', locale }));
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.locator('[data-day]').first()).toBeVisible();
    for (const path of paths)
      await test.step(path, async () => {
        await navigateInApp(page, localizedPath({ path, locale }));
        await expectAccessible(path.includes('modal=') ? '[role="dialog"]' : 'main');
      });
  });

test('axe finds nothing on the root page and where nothing is', async ({
  page,
  brand,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 404/);
  const [locale] = READ_BY[brand].visitors;
  await page.goto(localizedPath({ path: '/', locale }));
  await expect(page.locator('[data-day]').first()).toBeVisible();
  await expectAccessible();
  await page.goto(localizedPath({ path: '/design/no-such-page', locale }));
  await expectAccessible();
});

test('axe finds nothing in a player’s calendar with rewards to claim', async ({
  page,
  brand,
  signInAs,
  expectAccessible,
}) => {
  const [locale, dir] = READ_BY[brand].players;
  await signInAs('depositor');
  await page.goto(localizedPath({ path: '/?modal=rakeback', locale }));
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  await expect(page.getByRole('dialog').locator('[data-day="2026-11-20"]')).toBeVisible();
  await expectAccessible();
});

for (const paths of [PLAYERS_PAGES.slice(0, 4), PLAYERS_PAGES.slice(4)])
  test(`axe finds nothing on a player’s own pages: ${paths.join(', ')}`, async ({
    page,
    brand,
    signInAs,
    expectAccessible,
  }) => {
    const [locale] = READ_BY[brand].players;
    await signInAs('depositor');
    await page.goto(localizedPath({ path: '/casino', locale }));
    for (const path of paths)
      await test.step(path, async () => {
        await navigateInApp(page, localizedPath({ path, locale }));
        await expectAccessible('main');
      });
  });
