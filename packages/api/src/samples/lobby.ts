import {
  addFavorite,
  getFavorites,
  getFullCategoryList,
  getGame,
  getGames,
  getLatestWins,
  getProviders,
  launchGame,
  removeFavorite,
} from '../calls/lobby.ts';
import { sample, silent } from './sample.ts';

const leastGame = {
  id: 1,
  slug: 'harbour-sevens',
  name: 'Harbour Sevens',
  provider: { slug: 'lantern', name: 'Lantern' },
};
const game = {
  ...leastGame,
  id: 'g-1',
  provider: { id: 3, slug: 'lantern', name: 'Lantern' },
  categories: ['slots', 'popular'],
  thumbnail: '/art/harbour-sevens.svg',
  releaseDate: '2025-11-01',
  returnToPlayer: 96.2,
  maxMultiplier: 5_000,
  minBet: 0.1,
  maxBet: 100,
  volatility: 'high',
  hasDemo: true,
  isLive: false,
  restrictedCountries: ['FR', 'US'],
};
const subCategory = { id: 11, slug: 'classic', name: 'Classic', order: 1, count: 40 };
const category = {
  id: 1,
  slug: 'slots',
  name: 'Slots',
  icon: 'cherry',
  order: 1,
  subCategories: [subCategory, subCategory],
};
const provider = { id: 3, slug: 'lantern', name: 'Lantern', logo: '/art/lantern.svg', count: 31 };

const leastWin = {
  id: 7,
  player: 'ma•••o',
  gameSlug: 'harbour-sevens',
  gameName: 'Harbour Sevens',
  amount: 84.2,
  currencyCode: 'EUR',
  at: '2026-11-20T17:16:02.000Z',
};
const win = { ...leastWin, id: 'w-7', thumbnail: '/art/harbour-sevens.svg' };

/** The lobby and its games. */
export const lobbySamples = [
  sample(getFullCategoryList, {
    ask: { query: { locale: 'de' } },
    leastAsk: { query: {} },
    happy: { topCategoryList: [category, { id: 2, slug: 'live', name: 'Live' }] },
    minimal: { topCategoryList: [] },
    maximal: { topCategoryList: [category, category] },
  }),
  sample(getGames, {
    ask: {
      query: {
        pageNo: 1,
        limit: 100,
        category: 'slots',
        provider: 'lantern',
        search: 'sev',
        sort: 'releaseDate',
        order: 'desc',
        ids: 'g-1,g-2',
      },
    },
    leastAsk: { query: {} },
    happy: { games: { count: 612, rows: [game, leastGame] } },
    minimal: { games: {} },
    maximal: { games: { count: 2, rows: [game, game] } },
  }),
  sample(getGame, {
    ask: { params: { slug: 'harbour-sevens' } },
    happy: { game, related: [leastGame] },
    minimal: { game: leastGame },
    maximal: {
      game: { ...game, description: 'Lights over the harbour', features: ['Respin'], tags: ['new'] },
      related: [game],
    },
  }),
  sample(getProviders, {
    ask: {},
    happy: { providers: [provider, { id: 4, slug: 'reef', name: 'Reef' }] },
    minimal: { providers: [] },
    maximal: { providers: [provider, provider] },
  }),
  sample(getLatestWins, {
    ask: { query: { limit: 10 } },
    leastAsk: { query: {} },
    happy: { wins: [win, leastWin] },
    minimal: {},
    maximal: { wins: [win, win] },
  }),
  sample(getFavorites, {
    ask: {},
    happy: { favorites: { count: 1, rows: [leastGame] } },
    minimal: { favorites: {} },
    maximal: { favorites: { count: 2, rows: [game, game] } },
  }),
  silent(addFavorite, { ask: { body: { gameId: 'g-1' } } }),
  silent(removeFavorite, { ask: { query: { gameId: 'g-1' } } }),
  sample(launchGame, {
    ask: { body: { slug: 'harbour-sevens', mode: 'real', deviceType: 'mobile' } },
    happy: { url: 'https://games.test/harbour-sevens?token=one' },
    minimal: { url: '/games/harbour-sevens' },
    maximal: { url: 'https://games.test/harbour-sevens?token=one', mode: 'real' },
  }),
];
