import { expect, test } from 'vitest';
import { createCatalogue } from '../../lobby/catalogue.ts';
import { GAME_SLUGS } from '../protocol.ts';
import { getPrizeTiers } from '../reel/prize-odds.ts';
import { reelPage } from '../reel/reel-page.ts';
import { createGamesHarness, PARENT_ORIGIN } from '../testing/games-harness.ts';
import { GAME_LANGUAGES } from '../../settings/language.ts';
import { PAGE_MESSAGES } from '../messages/page-messages-by-language.ts';
import { renderGamePage } from './game-page.ts';

const [shown] = createCatalogue({ size: 'usual', now: 0 }).games.slice(10);
if (!shown) throw new Error('the lobby is empty');
const { row } = shown;

const reelIn = (locale: string, game = row) => {
  const session = {
    game,
    currencyCode: 'EUR',
    locale,
    parentOrigin: PARENT_ORIGIN,
    prizeTiers: getPrizeTiers(game),
    stakes: [],
  };
  return reelPage({
    session: { ...session, balance: 0, staked: 0, won: 0, rounds: new Map() },
    token: 't',
  });
};

/** All four pages in one language. */
const pagesIn = (locale: string): string[] => [
  ...GAME_SLUGS.map((slug) =>
    renderGamePage({
      slug,
      mode: 'demo',
      launchToken: 't',
      parentOrigin: PARENT_ORIGIN,
      locale,
      currency: 'EUR',
    }),
  ),
  reelIn(locale),
];

/** What a page says, between its tags and in what is read out, without spaces that only part its lines. */
function saidOn(page: string): string[] {
  const spoken = [...page.matchAll(/(?:aria-label|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  );
  const written = page.replaceAll(/<[^>]+>/g, '\n').split('\n');
  return [...spoken, ...written].map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text));
}

test.each(GAME_LANGUAGES)('the pages of the games say in %s what they say, in its direction', (language) => {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const { stake, last, net } = PAGE_MESSAGES[language];
  for (const page of pagesIn(language)) {
    expect(page).toContain(`<html lang="${language}" dir="${dir}">`);
    for (const words of [stake, last, net]) expect(page).toContain(words);
    expect(page.match(/client-messages-\w+/g)).toEqual([`client-messages-${language}`]);
  }
});

test.each(['de', 'tr', 'ar'] as const)(
  'no sentence of the English pages is left on the pages in %s',
  (language) => {
    // Names, lettering that is part of a drawing, and words that are the same in both.
    const shared =
      /^(Harbour Sevens|HARBOUR SEVENS|Skyline Crash|Blackjack Quay|WILD|BONUS|Dealer|Fairness|Symbol|Net)$/;
    const english = pagesIn('en').map(saidOn);
    const left = pagesIn(language).flatMap((page, at) =>
      saidOn(page).filter((text) => english[at]?.includes(text) && !shared.test(text) && text !== row.name),
    );
    expect(left).toEqual([]);
  },
);

test('a language the games do not have reads English, and says so', () => {
  for (const page of pagesIn('pt-BR')) {
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain('data-locale="pt-BR"');
  }
});

test('figures of the rules are written as the language writes them, in Arabic as runs of their own', () => {
  const [german] = pagesIn('de');
  expect(german).toContain('96,2 %');
  expect(german).toContain('2.500×');
  expect(pagesIn('tr')[0]).toContain('%96,2');
  expect(pagesIn('ar')[0]).toContain('\u20662,500×\u2069');
});

test('the machine, the cards and the flight stand left to right in Arabic too', () => {
  const ltr = [/id="reels"[^>]*dir="ltr"/, /id="past"[^>]*dir="ltr"/, /id="dealer"[^>]*dir="ltr"/];
  const pages = pagesIn('ar');
  for (const [at, part] of ltr.entries()) expect(pages[at]?.replaceAll(/\s+/g, ' ')).toMatch(part);
});

test('the name of a game or a studio stays text', () => {
  const name = '<img src=x onerror=alert(1)>';
  expect(reelIn('de', { ...row, name, provider: { ...row.provider, name } })).not.toContain('<img src=x');
});

test('a closed game says so in the language of its address, else in the browser’s', async () => {
  const { app } = await createGamesHarness();
  const at = async (url: string, language = '') =>
    (await app.inject({ url, headers: { 'accept-language': language } })).body;
  for (const language of GAME_LANGUAGES) {
    const { closedTitle } = PAGE_MESSAGES[language];
    const page = await at(`/games/skyline-crash?token=old&locale=${language}`, 'en');
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(closedTitle);
    expect(await at('/games/skyline-crash?token=old', language)).toContain(closedTitle);
  }
  expect(await at('/games/skyline-crash?token=old&locale=%22%3E%3Cb%3E')).toContain('<html lang="en"');
});
