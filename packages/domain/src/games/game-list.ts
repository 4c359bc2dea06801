import type { ListParameter } from '../pages/list-query.ts';
import { firstParamValue, withoutParams } from '../web/search-params.ts';

/** What the platform's lists name bets in; a player's own currency is known where the game is played. Ours. */
export const BETS_CURRENCY = 'EUR';

/** A game as the lobby lists it; fields as the platform names them (contract "Lobby"). */
export interface ListedGame {
  id: string;
  slug: string;
  name: string;
  provider: { slug: string; name: string };
  /** Slugs of categories and sub-categories. */
  categories: readonly string[];
  thumbnail: string | null;
  /** `yyyy-MM-dd`. */
  releaseDate: string | null;
  /** Percent. */
  returnToPlayer: number | null;
  /** Multiples of the stake. */
  maxMultiplier: number | null;
  /** In `BETS_CURRENCY`. */
  minBet: number | null;
  maxBet: number | null;
  volatility: Volatility | null;
  hasDemo: boolean;
  isLive: boolean;
  /** Two-letter codes of countries where it may not be played. */
  restrictedCountries: readonly string[];
}

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** What games can be sorted by; `sort` is the house's own order. Source: S2 §3. */
export const GAME_SORTS = [
  'sort',
  'releaseDate',
  'name',
  'returnToPlayer',
  'maxMultiplier',
  'minBet',
  'maxBet',
] as const;
export type GameSort = (typeof GAME_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** The direction a player expects who picks a field: the newest, the highest return, the smallest stake first. */
export const DEFAULT_SORT_ORDER: Readonly<Record<GameSort, SortOrder>> = {
  sort: 'asc',
  releaseDate: 'desc',
  name: 'asc',
  returnToPlayer: 'desc',
  maxMultiplier: 'desc',
  minBet: 'asc',
  maxBet: 'desc',
};

/** What a list of games shows: chosen in its address, so that it can be kept, sent and gone back to. */
export interface GameListParams {
  sort: GameSort;
  order: SortOrder;
  provider: string | null;
  volatility: Volatility | null;
  demoOnly: boolean;
  /** From 1. */
  page: number;
}

export const DEFAULT_GAME_LIST_PARAMS: GameListParams = {
  sort: 'sort',
  order: 'asc',
  provider: null,
  volatility: null,
  demoOnly: false,
  page: 1,
};

/** Reads a list's choice from its query; what cannot be read is as if not chosen. */
export function parseGameListParams(search: string): GameListParams {
  const said = (name: ListParameter) => firstParamValue(search, name)?.trim() ?? '';
  const sort = GAME_SORTS.find((one) => one === said('sort')) ?? 'sort';
  const order = said('order');
  const page = /^[1-9]\d{0,3}$/.test(said('page')) ? Number(said('page')) : 1;
  return {
    sort,
    order: order === 'asc' || order === 'desc' ? order : DEFAULT_SORT_ORDER[sort],
    provider: /^[a-z0-9-]{1,60}$/i.test(said('provider')) ? said('provider') : null,
    volatility: VOLATILITIES.find((one) => one === said('volatility')) ?? null,
    demoOnly: said('demo') === '1',
    page,
  };
}

/** The parameters of a choice, by which its address tells it. */
const GAME_LIST_PARAM_NAMES: readonly ListParameter[] = [
  'page',
  'sort',
  'order',
  'provider',
  'volatility',
  'demo',
];

/**
 * The query of a choice with its `?`, empty for what everybody sees first; the same choice is always the same text. What
 * else stood in `search` (an open modal) stays behind it.
 */
export function gameListSearch(choice: GameListParams, search = ''): string {
  const { sort, order, provider, volatility, demoOnly, page } = choice;
  const rest = withoutParams(search, GAME_LIST_PARAM_NAMES).replace(/^\?/, '');
  const pairs = [
    page > 1 ? `page=${page}` : null,
    sort === 'sort' ? null : `sort=${sort}`,
    order === DEFAULT_SORT_ORDER[sort] ? null : `order=${order}`,
    provider === null ? null : `provider=${encodeURIComponent(provider)}`,
    volatility === null ? null : `volatility=${volatility}`,
    demoOnly ? 'demo=1' : null,
    rest === '' ? null : rest,
  ].filter((pair) => pair !== null);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const SORT_VALUE: Readonly<Record<Exclude<GameSort, 'sort' | 'name'>, (game: ListedGame) => number | null>> =
  {
    releaseDate: ({ releaseDate }) => (releaseDate === null ? null : Number(releaseDate.replaceAll('-', ''))),
    returnToPlayer: (game) => game.returnToPlayer,
    maxMultiplier: (game) => game.maxMultiplier,
    minBet: (game) => game.minBet,
    maxBet: (game) => game.maxBet,
  };

/** Names as everybody reads them, digits by their worth; the same on server and in browser, whatever its language. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The games of a list, in its order. `games` come in the house's own order, which also decides ties; a game that does not
 * say what is sorted by stands last in both directions. `category` is a category's or sub-category's slug.
 */
export function selectGames<Game extends ListedGame>(
  games: readonly Game[],
  { category, choice }: { category: string | null; choice: GameListParams },
): readonly Game[] {
  const { provider, volatility, demoOnly } = choice;
  const free = category === null && provider === null && volatility === null && !demoOnly;
  const found = free
    ? games
    : games.filter(
        (game) =>
          (category === null || game.categories.includes(category)) &&
          (provider === null || game.provider.slug === provider) &&
          (volatility === null || game.volatility === volatility) &&
          (!demoOnly || game.hasDemo),
      );
  return sortGames(found, choice);
}

function sortGames<Game extends ListedGame>(
  games: readonly Game[],
  { sort, order }: Pick<GameListParams, 'sort' | 'order'>,
): readonly Game[] {
  if (sort === 'sort') return order === 'asc' ? games : games.toReversed();
  const direction = order === 'asc' ? 1 : -1;
  if (sort === 'name') return games.toSorted((a, b) => direction * byName.compare(a.name, b.name));
  const valueOf = SORT_VALUE[sort];
  const valued = games.map((game) => ({ game, value: valueOf(game) }));
  return valued
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return direction * (a.value - b.value);
    })
    .map(({ game }) => game);
}

/** The part of a list that one page shows; nothing beyond the last one. */
export function paginate<Game>(
  games: readonly Game[],
  { page, size }: { page: number; size: number },
): readonly Game[] {
  return games.slice((page - 1) * size, page * size);
}

/** How many pages a list of so many games has; an empty one has one. */
export function pageCount(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}
