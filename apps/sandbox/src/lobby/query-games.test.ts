import { GAME_SORTS } from '@baize/domain/game-list';
import { array, assert, constantFrom, integer, option, property, record, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { queryGames, type GameQuery } from './query-games.ts';

const catalogue = createCatalogue({ size: 'usual', now: Date.parse('2026-11-20T17:17:19Z') });
const rows = catalogue.games.map((game) => game.row);
const ids = rows.map((row) => row.id);

function all(query: Partial<GameQuery>) {
  return queryGames(catalogue, { pageNo: 1, limit: 10_000, ...query });
}

function slugs(query: Partial<GameQuery>): string[] {
  return all(query).rows.map((row) => row.slug);
}

const anyQuery = record({
  category: option(constantFrom('slots', 'live-casino', 'popular', 'new', 'slots-sea', 'nowhere'), {
    nil: undefined,
  }),
  provider: option(constantFrom('saltbox', 'otrobanda-live', 'nobody'), { nil: undefined }),
  search: option(constantFrom('', 'a', 'cherry', 'LANE', 'piñata', '  star '), { nil: undefined }),
  sort: option(constantFrom(...GAME_SORTS), { nil: undefined }),
  order: option(constantFrom('asc', 'desc'), { nil: undefined }),
  country: option(constantFrom('NL', 'US', 'DE'), { nil: undefined }),
});

test('turning the pages shows every game asked for once, in the order of the whole list', () => {
  assert(
    property(anyQuery, integer({ min: 1, max: 200 }), (query, limit) => {
      const whole = all(query);
      const pages = Array.from({ length: Math.ceil(whole.count / limit) + 1 }, (_, index) =>
        queryGames(catalogue, { ...query, pageNo: index + 1, limit }),
      );
      expect(pages.flatMap((page) => page.rows)).toEqual(whole.rows);
      expect(new Set(whole.rows.map((row) => row.id)).size).toBe(whole.count);
      expect(pages.every((page) => page.count === whole.count && page.rows.length <= limit)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('each of the seven fields sorts both ways, ties by name', () => {
  const collator = new Intl.Collator('en');
  for (const sort of GAME_SORTS) {
    for (const order of ['asc', 'desc'] as const) {
      const sorted = all({ sort, order }).rows;
      expect(sorted).toHaveLength(rows.length);
      for (const [index, row] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next === undefined || sort === 'sort') continue;
        const step = sort === 'name' ? collator.compare(row.name, next.name) : compare(row[sort], next[sort]);
        expect(order === 'asc' ? step : -step, `${sort} ${order}`).toBeLessThanOrEqual(0);
        expect(step !== 0 || collator.compare(row.name, next.name) <= 0, `${row.name}, ${next.name}`).toBe(
          true,
        );
      }
    }
  }
  expect(slugs({ sort: 'sort' })).toEqual(rows.map((row) => row.slug));
  expect(slugs({ sort: 'sort', order: 'desc' })).toEqual(rows.map((row) => row.slug).toReversed());
});

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

test('a query keeps to what it names', () => {
  assert(
    property(anyQuery, (query) => {
      const stray = all(query).rows.filter(
        (row) =>
          !row.categories.includes(query.category ?? row.categories[0] ?? '') ||
          row.provider.slug !== (query.provider ?? row.provider.slug) ||
          row.restrictedCountries.includes(query.country ?? 'none'),
      );
      expect(stray).toEqual([]);
    }),
  );
  expect(all({ country: 'US' }).count).toBeLessThan(all({}).count);
});

test('search minds neither case nor accents, and takes words in any order, of the game or its studio', () => {
  expect(slugs({ search: 'HARBOUR sevens' })).toEqual(['harbour-sevens']);
  expect(slugs({ search: 'sevens harbour' })).toContain('harbour-sevens');
  expect(slugs({ search: 'pinata' })).toEqual(slugs({ search: 'Piñata' }));
  expect(slugs({ search: 'pinata' }).length).toBeGreaterThan(0);
  expect(slugs({ search: 'tidepool reef' })).toContain('reef-riches');
  expect(all({ search: 'zzzz' })).toEqual({ count: 0, rows: [] });
  expect(all({ search: '  ' }).count).toBe(rows.length);
});

test('a list of ids is answered in its own order, each game once, unknown ids left out', () => {
  assert(
    property(
      shuffledSubarray(ids, { maxLength: 30 }),
      array(constantFrom(...ids), { maxLength: 5 }),
      (wanted, again) => {
        const repeated = [...wanted, 'no-such-game', ...again.filter((id) => wanted.includes(id))];
        expect(all({ ids: repeated }).rows.map((row) => row.id)).toEqual(wanted);
      },
    ),
  );
  expect(all({ ids: ['g2', 'g1'], sort: 'sort' }).rows.map((row) => row.id)).toEqual(['g1', 'g2']);
  expect(all({ ids: [] })).toEqual({ count: 0, rows: [] });
});

test('a page past the last is empty and still tells the count', () => {
  expect(queryGames(catalogue, { pageNo: 99, limit: 50 })).toEqual({ count: rows.length, rows: [] });
});
