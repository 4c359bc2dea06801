import { localizedPath } from '@baize/domain/locales';
import { expect, test } from '../../src/journey.ts';
import { calendarDialog } from '../../src/rewards.ts';
import { goOn } from '../../src/walk.ts';

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
const PAGES = [
  '/cashback',
  '/contacts',
  '/vip-club',
  '/responsible-gambling',
  '/kyc-refund-policy',
  '/verify-email',
  '/profile',
  '/casino',
  '/casino/games/harbour-sevens',
  '/providers',
  '/promotions',
  '/tournaments',
  '/freemoney',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [locale, dir] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`axe finds nothing on any page or in any modal for a visitor, read ${dir}`, async ({
    page,
    tolerate,
    expectAccessible,
  }) => {
    test.setTimeout(90_000);
    tolerate(/status of 404/);
    await page.goto(localizedPath({ path: '/', locale }));
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.locator('[data-day]').first()).toBeVisible();
    await expectAccessible();
    for (const path of [...MODALS, ...PAGES]) {
      await test.step(path, async () => {
        await goOn(page, localizedPath({ path, locale }));
        await expectAccessible(path.includes('modal=') ? '[role="dialog"]' : 'main');
      });
    }
    await page.goto(localizedPath({ path: '/design/no-such-page', locale }));
    await expectAccessible();
  });
}

test('axe finds nothing in a player’s calendar with rewards to claim', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await page.goto('/?modal=rakeback');
  await expect(calendarDialog(page).claimToday).toBeVisible();
  await expectAccessible();
});
