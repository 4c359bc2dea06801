import { createClient, type ApiClient } from '@baize/api/client';
import { resetGameIndex } from '../game-index/game-index.ts';
import { homeLists } from '../game-index/home-lists.ts';
import { packLists } from '../home/packed-lists.ts';
import type { ListData } from '../list/list-loader.ts';
import { buildList, type ListScope } from '../list/served-list.ts';
import { toTileGame } from '../tile/tile-game.ts';
import { EXAMPLE_CATEGORIES, exampleListedGames } from './example-listed-games.ts';
import { serveGameIndex } from './serve-game-index.ts';
import { exampleWins } from './wins-platform.ts';

/** The games of the casino that the screens show. */
export const CASINO_GAMES = exampleListedGames(90);

/** What most players play there. */
export const POPULAR_GAMES = CASINO_GAMES.slice(0, 6).map(toTileGame);

/** What the root page loads of that casino. */
export const HOME_DATA = { lists: packLists(homeLists(CASINO_GAMES, EXAMPLE_CATEGORIES)) };

/** What a list's page loads at its address. */
export function listData(place: Partial<ListScope> = {}): ListData {
  const list = buildList({
    place: { category: null, sub: null, studio: null, ...place },
    search: '',
    games: CASINO_GAMES,
    categories: EXAMPLE_CATEGORIES,
  });
  return list.kind === 'missing' ? { kind: 'missing', popular: POPULAR_GAMES } : list;
}

/** Serves the index of that casino, for `beforeEach`. */
export function serveCasinoIndex(): () => void {
  resetGameIndex();
  return serveGameIndex(CASINO_GAMES);
}

const FAVORITES = CASINO_GAMES.slice(2, 5).map(({ id, slug, name, provider }) => ({
  id,
  slug,
  name,
  provider: { id: provider.slug, ...provider },
}));

/** A platform of that casino for a visitor or a player: wins, favourites, no limits. */
export function lobbyPlatform(): ApiClient {
  const responses: Record<string, object> = {
    favorites: { favorites: { count: FAVORITES.length, rows: FAVORITES } },
    'latest-wins': { wins: exampleWins(8) },
    limits: { limits: [], sessionStartedAt: null },
    'get-location': { location: null },
  };
  return createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url);
      const data = responses[pathname.split('/').at(-1) ?? ''];
      return data ? Response.json({ success: true, data }) : new Promise<never>(() => undefined);
    },
  });
}
