import { gameSchema } from '@baize/api/endpoints/lobby';
import { LOCALES } from '@baize/domain/locales';
import { constantFrom, integer, property, assert as check } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GAME_FACTS } from '../games/facts.ts';
import { createCatalogue } from './catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { getGameTexts, listRelatedGames } from './game-details.ts';
import { listProviders, listTopCategories } from './lobby-lists.ts';
import { STUDIOS } from './studios.ts';

const NOW = Date.parse('2026-11-20T17:17:19Z');
const DAY_MS = 86_400_000;
const usual = createCatalogue({ size: 'usual', now: NOW });
const huge = createCatalogue({ size: 'huge', now: NOW });
const HOUSE = Object.keys(GAME_FACTS);

describe.each([
  ['the usual lobby', usual, 640],
  ['the huge lobby', huge, 5_000],
])('%s', (_, catalogue, size) => {
  const rows = catalogue.games.map((game) => game.row);

  test('has its number of games, each with an id, an address and a name of its own', () => {
    expect(rows).toHaveLength(size);
    expect(new Set(rows.map((row) => row.id)).size).toBe(size);
    expect(new Set(rows.map((row) => row.slug)).size).toBe(size);
    expect(new Set(rows.map((row) => row.name)).size).toBe(size);
    for (const { slug, name } of rows) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u);
      expect(name).toMatch(/^\p{Lu}[\p{L} &'-]{2,29}$/u);
    }
  });

  test('comes from at least twenty studios, each with games', () => {
    const providers = listProviders(catalogue);
    expect(providers.length).toBeGreaterThanOrEqual(20);
    expect(providers.reduce((sum, { count }) => sum + count, 0)).toBe(size);
    expect(providers.every(({ count }) => count > 0)).toBe(true);
  });

  test('gives every game every field of the contract, with figures a player would believe', () => {
    for (const row of rows) {
      expect(v.is(gameSchema, row), row.slug).toBe(true);
      expect(row.maxBet).toBeGreaterThan(row.minBet);
      expect(row.maxMultiplier).toBeGreaterThanOrEqual(2);
      expect(row.releaseDate <= '2026-11-20').toBe(true);
      expect(row.restrictedCountries.every((code) => /^[A-Z]{2}$/u.test(code))).toBe(true);
      if (HOUSE.includes(row.slug)) continue;
      expect(row.returnToPlayer).toBeGreaterThanOrEqual(92);
      expect(row.returnToPlayer).toBeLessThanOrEqual(98);
    }
  });

  test('has no demo of a live table, and live tables stand in the live casino only', () => {
    const live = rows.filter((row) => row.isLive);
    expect(live.length).toBeGreaterThanOrEqual(38);
    for (const row of live) {
      expect(row.hasDemo).toBe(false);
      expect(row.categories).toContain('live-casino');
      expect(row.categories).not.toContain('slots');
    }
  });

  test('puts every game under a category and one of its sub-categories, and fills every sub-category', () => {
    for (const row of rows) {
      const tops = CATEGORIES.filter((top) => row.categories.includes(top.slug));
      expect(tops.length).toBeGreaterThan(0);
      for (const top of tops)
        expect(top.subCategories.some((sub) => row.categories.includes(sub))).toBe(true);
    }
    for (const top of listTopCategories(catalogue, { locale: 'en' })) {
      expect(top.subCategories.length).toBeGreaterThanOrEqual(2);
      for (const sub of top.subCategories) {
        expect(sub.count).toBe(rows.filter((row) => row.categories.includes(sub.slug)).length);
        expect(sub.count).toBeGreaterThan(0);
      }
    }
  });

  test('calls new what came within thirty days', () => {
    for (const row of rows) {
      const days = (Date.parse('2026-11-20') - Date.parse(row.releaseDate)) / DAY_MS;
      expect(row.categories.includes('new'), row.slug).toBe(days < 30);
    }
  });
});

test('the lobby leads with the three games that can be played here, with the figures of their rules', () => {
  const house = usual.games.slice(0, 3).map((game) => game.row);
  expect(house.map((row) => row.slug)).toEqual(HOUSE);
  for (const row of house) {
    const facts = Object.entries(GAME_FACTS).find(([slug]) => slug === row.slug)?.[1];
    expect(row.provider.name).toBe('Baize Studio');
    expect(row).toMatchObject({
      returnToPlayer: facts?.returnToPlayer,
      maxMultiplier: facts?.maxMultiple,
      hasDemo: true,
    });
  }
});

test('the huge lobby holds the usual one: a favourite survives the switch', () => {
  for (const { row } of usual.games) expect(huge.byId.get(row.id)?.row.slug).toBe(row.slug);
});

test('the same instant gives the same lobby, and a later one moves the release dates along', () => {
  expect(createCatalogue({ size: 'usual', now: NOW }).games).toEqual(usual.games);
  check(
    property(integer({ min: 0, max: 3_650 }), constantFrom(...usual.games), (days, game) => {
      const later = createCatalogue({ size: 'usual', now: NOW + days * DAY_MS }).bySlug.get(game.row.slug);
      const moved = Date.parse(later?.row.releaseDate ?? '') - Date.parse(game.row.releaseDate);
      return moved === days * DAY_MS && later?.row.returnToPlayer === game.row.returnToPlayer;
    }),
    { numRuns: 10 },
  );
});

test('five thousand games are there within a second', () => {
  const took = [1, 2, 3].map(() => {
    const start = performance.now();
    createCatalogue({ size: 'huge', now: NOW });
    return performance.now() - start;
  });
  expect(Math.min(...took)).toBeLessThan(1_000);
});

test('categories are named in the language of the asked locale, in English where there are no words', () => {
  const names = (locale: string) => listTopCategories(usual, { locale }).map((top) => top.name);
  expect(names('en')).toEqual([
    'Popular',
    'New',
    'Slots',
    'Live casino',
    'Table games',
    'Jackpots',
    'Instant',
  ]);
  expect(names('de-AT')).toEqual([
    'Beliebt',
    'Neu',
    'Slots',
    'Live-Casino',
    'Tischspiele',
    'Jackpots',
    'Sofort',
  ]);
  expect(names('zz')).toEqual(names('en'));
});

test.each(LOCALES)('every category and sub-category has a name of its own in %s', (locale) => {
  const tops = listTopCategories(usual, { locale });
  const told = tops.flatMap((top) => [top, ...top.subCategories]);
  expect(told.length).toBe(44);
  for (const { slug, name } of told) expect([slug, name.trim()]).not.toEqual([slug, slug]);
  for (const { subCategories } of tops)
    expect(new Set(subCategories.map(({ name }) => name)).size).toBe(subCategories.length);
  const inEnglish = listTopCategories(usual, { locale: 'en' }).every(
    ({ name }, index) => name === tops[index]?.name,
  );
  expect(inEnglish).toBe(locale === 'en');
});

test('a game page has words of its own and games like it', () => {
  for (const game of usual.games.slice(0, 60)) {
    const { description, features } = getGameTexts(game, 'en');
    expect(description).toContain(game.row.provider.name);
    expect(features.length).toBeGreaterThan(0);
    const related = listRelatedGames(usual, { slug: game.row.slug, limit: 8 });
    expect(related).toHaveLength(8);
    expect(related.some((row) => row.slug === game.row.slug)).toBe(false);
  }
  expect(listRelatedGames(usual, { slug: 'no-such-game', limit: 8 })).toEqual([]);
});

test.each(['de', 'tr-TR', 'ar'])('a game page has its words in %s, every game its own', (locale) => {
  const of = (told: string) =>
    usual.games.map((game) => {
      const { description, features } = getGameTexts(game, told);
      return { description: description.replace(game.row.provider.name, ''), features };
    });
  const [own, english] = [of(locale), of('en')];
  own.forEach(({ description, features }, place) => {
    expect(description).not.toBe(english[place]?.description);
    expect(features).toHaveLength(english[place]?.features.length ?? 0);
    expect(features).not.toEqual(english[place]?.features);
  });
  expect(of('fi')).toEqual(english);
});

test('the house’s own games tell their own rules, not those of another game', () => {
  const told = (slug: string) => {
    const game = usual.bySlug.get(slug);
    if (!game) throw new Error(`${slug} is not in the catalogue`);
    const { description, features } = getGameTexts(game, 'en');
    return { description, features: features.join(', ') };
  };
  const slot = told('harbour-sevens');
  expect(slot.description).toContain('5 reels and 10 lines');
  expect(slot.description).toContain('3 bells open 10 free spins');
  expect(slot.features).not.toMatch(/ways|Expanding|Hold|Cascading/);
  expect(told('skyline-crash').description).toMatch(/climbs until it crashes.+97 %/);
  expect(told('blackjack-quay').description).toMatch(/six decks.+three to two/);
});

test('studios have names and addresses of their own', () => {
  expect(new Set(STUDIOS.map((studio) => studio.slug)).size).toBe(STUDIOS.length);
  expect(new Set(STUDIOS.map((studio) => studio.name)).size).toBe(STUDIOS.length);
});
