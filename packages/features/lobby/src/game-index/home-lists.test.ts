import type { ServerData } from '@baize/page';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleListedGames, EXAMPLE_CATEGORIES } from '../testing/example-listed-games.ts';
import { toTileGame } from '../tile/tile-game.ts';
import { homeLists, NO_LISTS, readHomeLists, listStudios } from './home-lists.ts';
import { packLists, unpackLists } from '../home/packed-lists.ts';

afterEach(() => vi.useRealTimers());

const GAMES = exampleListedGames(200);
const lists = homeLists(GAMES, EXAMPLE_CATEGORIES);

test('the root page offers popular games, live tables and new ones, each with the way to all of them', () => {
  expect(lists.carousels.map(({ slug, count, shape, games }) => [slug, count, shape, games.length])).toEqual([
    ['popular', 67, 'portrait', 7],
    ['live-casino', 20, 'wide', 5],
    ['new', 40, 'portrait', 7],
  ]);
});

test('categories stand in the platform’s order; one without games is left out', () => {
  expect(lists.categories.map(({ name }) => name)).toEqual(['Popular', 'Slots', 'Live casino', 'New']);
});

test('studios stand by how many games they have here', () => {
  const uneven = [...GAMES, ...exampleListedGames(2).map((game) => ({ ...game, id: `more ${game.id}` }))];
  expect(listStudios(uneven).map(({ name, count }) => [name, count])).toEqual([
    ['Saltbox', 68],
    ['Tidepool', 68],
    ['Quayworks', 66],
  ]);
  expect(lists.studioCount).toBe(3);
});

test('what a page carries of them draws the very same tiles', () => {
  const again = unpackLists(packLists(lists));
  expect(again.carousels.map(({ games }) => games.map(toTileGame))).toEqual(
    lists.carousels.map(({ games }) => games.map(toTileGame)),
  );
  expect({ ...again, carousels: [] }).toEqual({ ...lists, carousels: [] });
});

test.each(['', '{}', '[1]', JSON.stringify({ ...lists, games: 1 })])(
  'a text that is no list offers nothing',
  (text) => {
    expect(unpackLists(text)).toEqual(NO_LISTS);
  },
);

const server = (part: Partial<Pick<ServerData, 'api' | 'games'>>): ServerData => ({
  messages: {},
  sheet: '',
  sheets: {},
  code: { routeFiles: {}, playerFiles: {} },
  documents: {},
  closed: [],
  api: { send: () => Promise.reject(new Error('down')) },
  games: async () => GAMES,
  ...part,
});

test('a platform that fails or is slow takes the offer away, not the page', async () => {
  expect(await readHomeLists(server({}))).toEqual(NO_LISTS);
  vi.useFakeTimers();
  const slow = readHomeLists(server({ games: () => new Promise(() => undefined) }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await slow).toEqual(NO_LISTS);
  expect(await readHomeLists(null)).toEqual(NO_LISTS);
});
