import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_GAME_LIST_PARAMS,
  GAME_SORTS,
  gameListSearch,
  selectGames,
  paginate,
  pageCount,
  parseGameListParams,
  VOLATILITIES,
  type GameListParams,
} from './game-list.ts';
import { listQuery, RENDERED_PARAMETERS } from '../pages/list-query.ts';
import { listedGame } from '../testing/listed-games.ts';
import { RUNS } from '../testing/runs.ts';

const names = (games: readonly { name: string }[]) => games.map(({ name }) => name);
const chosen = (part: Partial<GameListParams>) => ({ ...DEFAULT_GAME_LIST_PARAMS, ...part });

const GAMES = [
  listedGame({ name: 'Reef 10', releaseDate: '2026-03-01', returnToPlayer: 94, minBet: 1 }),
  listedGame({ name: 'reef 9', releaseDate: null, returnToPlayer: null, minBet: null, hasDemo: false }),
  listedGame({
    name: 'Élan',
    releaseDate: '2026-11-01',
    returnToPlayer: 97.5,
    minBet: 0.1,
    categories: ['live-casino', 'live-roulette'],
    provider: { slug: 'otrobanda', name: 'Otrobanda Live' },
    volatility: 'high',
  }),
];

test('a list stands in the house’s own order until somebody chooses another', () => {
  expect(selectGames(GAMES, { category: null, choice: DEFAULT_GAME_LIST_PARAMS })).toBe(GAMES);
});

test.each([
  ['releaseDate', 'desc', ['Élan', 'Reef 10', 'reef 9']],
  ['releaseDate', 'asc', ['Reef 10', 'Élan', 'reef 9']],
  ['name', 'asc', ['Élan', 'reef 9', 'Reef 10']],
  ['returnToPlayer', 'desc', ['Élan', 'Reef 10', 'reef 9']],
  ['minBet', 'asc', ['Élan', 'Reef 10', 'reef 9']],
  ['sort', 'desc', ['Élan', 'reef 9', 'Reef 10']],
] as const)('sorted by %s, %s; a game that does not say stands last', (sort, order, found) => {
  expect(names(selectGames(GAMES, { category: null, choice: chosen({ sort, order }) }))).toEqual(found);
});

test('games of equal worth keep the house’s own order, in both directions', () => {
  const choice = chosen({ sort: 'maxBet', order: 'desc' });
  expect(selectGames(GAMES, { category: null, choice })).toEqual(GAMES);
  expect(selectGames(GAMES, { category: null, choice: { ...choice, order: 'asc' } })).toEqual(GAMES);
});

test('a list shows what all that was chosen has in common', () => {
  const shown = (category: string | null, part: Partial<GameListParams>) =>
    names(selectGames(GAMES, { category, choice: chosen(part) }));
  expect(shown('live-roulette', {})).toEqual(['Élan']);
  expect(shown(null, { provider: 'saltbox', demoOnly: true })).toEqual(['Reef 10']);
  expect(shown(null, { volatility: 'high' })).toEqual(['Élan']);
  expect(shown('slots', { volatility: 'high' })).toEqual([]);
});

test.each([
  ['', DEFAULT_GAME_LIST_PARAMS],
  ['?sort=returnToPlayer', chosen({ sort: 'returnToPlayer', order: 'desc' })],
  ['?sort=name&order=desc&page=3', chosen({ sort: 'name', order: 'desc', page: 3 })],
  ['?sort=price&order=up&page=0&volatility=wild&demo=yes&provider=a/b', DEFAULT_GAME_LIST_PARAMS],
  [
    '?volatility=low&demo=1&provider=saltbox',
    chosen({ volatility: 'low', demoOnly: true, provider: 'saltbox' }),
  ],
])('the address %o chooses', (search, choice) => {
  expect(parseGameListParams(search)).toEqual(choice);
});

test('what was chosen is found again in its address, which the host keeps whole', () => {
  const choices = fc.record({
    sort: fc.constantFrom(...GAME_SORTS),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    provider: fc.constantFrom(null, 'saltbox', 'punda-live'),
    volatility: fc.constantFrom(null, ...VOLATILITIES),
    demoOnly: fc.boolean(),
    page: fc.integer({ min: 1, max: 9_999 }),
  });
  fc.assert(
    fc.property(choices, (choice) => {
      const query = gameListSearch(choice);
      expect(parseGameListParams(query)).toEqual(choice);
      expect(listQuery(query, RENDERED_PARAMETERS)).toBe(query);
    }),
    RUNS,
  );
});

test('an open modal and a typed search stay in the address when a choice changes', () => {
  const search = '?sort=name&modal=login&search=reef&page=4';
  expect(gameListSearch(chosen({ volatility: 'low' }), search)).toBe(
    '?volatility=low&modal=login&search=reef',
  );
  expect(gameListSearch(DEFAULT_GAME_LIST_PARAMS, '?page=2')).toBe('');
});

test('pages part a list without leaving a game out', () => {
  const rows = Array.from({ length: 10 }, (_, at) => at);
  expect(paginate(rows, { page: 2, size: 4 })).toEqual([4, 5, 6, 7]);
  expect(paginate(rows, { page: 4, size: 4 })).toEqual([]);
  expect([pageCount(0, 4), pageCount(8, 4), pageCount(10, 4)]).toEqual([1, 2, 3]);
});
