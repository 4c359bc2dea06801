import { expect, test } from 'vitest';
import { exampleListedGames, EXAMPLE_CATEGORIES } from '../testing/example-listed-games.ts';
import { pageNumbers } from './list-pagination.tsx';
import { buildList, PAGE_SIZE, type ListScope } from './served-list.ts';

const GAMES = exampleListedGames(200);
const at = (place: Partial<ListScope>, search = '') =>
  buildList({
    place: { category: null, sub: null, studio: null, ...place },
    search,
    games: GAMES,
    categories: EXAMPLE_CATEGORIES,
  });

test('all games, page by page, in the house’s own order', () => {
  const first = at({});
  const second = at({}, '?page=2');
  expect(first).toMatchObject({ kind: 'list', name: null, count: 200 });
  if (first.kind !== 'list' || second.kind !== 'list') throw new Error('Both are lists.');
  expect([...first.games, ...second.games].map(({ id }) => id)).toEqual(
    GAMES.slice(0, 2 * PAGE_SIZE).map(({ id }) => id),
  );
});

test('a category, its sub-category and a studio are named by the platform', () => {
  expect(at({ category: 'slots' })).toMatchObject({ name: 'Slots', above: null, count: 180 });
  expect(at({ category: 'slots', sub: 'slots-sea' })).toMatchObject({ name: 'Sea', above: 'Slots' });
  expect(at({ studio: 'tidepool' })).toMatchObject({ name: 'Tidepool', count: 67, studios: [] });
});

test('what is chosen in the address is what the server draws', () => {
  const list = at({ category: 'slots' }, '?sort=returnToPlayer&volatility=high&provider=saltbox&demo=1');
  if (list.kind !== 'list') throw new Error('It is a list.');
  const returns = list.games.map((game) => game.returns ?? 0);
  expect(returns).toEqual(returns.toSorted((a, b) => b - a));
  expect(new Set(list.games.map(({ studio }) => studio))).toEqual(new Set(['Saltbox']));
});

test.each([{ category: 'nowhere' }, { category: 'slots', sub: 'nowhere' }, { studio: 'nobody' }])(
  'an address of nothing is missing: %o',
  (place) => {
    expect(at(place)).toEqual({ kind: 'missing' });
  },
);

test('a category that is empty today is still a page', () => {
  expect(at({ category: 'jackpots' })).toMatchObject({ kind: 'list', name: 'Jackpots', count: 0 });
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 16, [1, 2, null, 16]],
  [4, 16, [1, 2, 3, 4, 5, null, 16]],
  [8, 16, [1, null, 7, 8, 9, null, 16]],
  [16, 16, [1, null, 15, 16]],
])('on page %i of %i the ways on are %o', (current, pages, numbers) => {
  expect(pageNumbers(current, pages)).toEqual(numbers);
});
