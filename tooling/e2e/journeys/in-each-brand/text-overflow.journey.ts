import { localizedPath } from '@baize/domain/locales';
import { isMessages } from '@baize/i18n/react';
import { pseudoMessages } from '@baize/i18n/pseudo';
import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { chooseLanguage, openLanguages } from '../../src/language.ts';
import { findOverflowingText } from '../../src/text-overflow.ts';
import { navigateInApp } from '../../src/navigate-in-app.ts';

const PLACES = [
  '/',
  '/?modal=login',
  '/?modal=sign-up',
  '/?modal=forgot-password',
  '/?modal=search',
  '/cashback',
  '/cashback?modal=rakeback',
  '/responsible-gambling',
  '/contacts',
  '/casino',
  '/casino/games/harbour-sevens',
  '/providers',
  '/promotions',
  '/tournaments',
];

const PLAYERS_PLACES = [
  '/',
  '/cashback',
  '/profile',
  '/cashback?modal=rakeback',
  '/bonuses',
  '/profile/referral',
  '/casino/games/harbour-sevens',
  '/deposit',
  '/withdraw',
  '/profile2/my-profile',
  '/profile2/balance',
  '/profile/transactions',
  '/profile2/verification',
  // Not beside the transactions: in the basic style both are one page.
  '/profile2/my-history',
  '/profile2/limits',
  '/profile2/freeze-account',
];

/** Half of the words a brand has are the other one’s too: each is read in two of the three. */
const READ_IN = { curacao: ['et', 'ar'], lulu: ['de', 'ar'] } as const;

test.use({ viewport: { width: 320, height: 640 } });

/** Estonian answers with the words of a language that is as long as a translation may be. */
async function speakPseudo(page: Page) {
  for (const part of ['', 'later/']) {
    await page.route(`**/catalogues/${part}et`, async (route) => {
      const answer = await route.fetch({ url: new URL(`/catalogues/${part}en`, page.url()).href });
      const english: unknown = await answer.json();
      if (!isMessages(english)) throw new Error('The English catalogue is none.');
      await route.fulfill({ json: pseudoMessages(english) });
    });
  }
}

for (const at of [0, 1] as const) {
  test(`no word is cut or pushed off the page at 320 px, in the ${at === 0 ? 'longest words' : 'other direction'}`, async ({
    page,
    brand,
    signInAs,
  }) => {
    test.setTimeout(90_000);
    const language = READ_IN[brand][at];
    if (language === 'et') await speakPseudo(page);
    /** Each text once, with the first place it was met in. */
    const cut = new Map<string, string>();
    const look = async (viewer: string, places: readonly string[]) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await openLanguages(page);
      await chooseLanguage(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const place of places) {
        await navigateInApp(page, localizedPath({ path: place, locale: language }));
        await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
        for (const words of await findOverflowingText(page))
          if (!cut.has(words)) cut.set(words, `${viewer} ${place}`);
      }
    };
    await look('visitor', PLACES);
    await signInAs('depositor');
    await look('player', PLAYERS_PLACES);
    expect([...cut].map(([words, place]) => `${place}: ${words}`)).toEqual([]);
  });
}
