import type { Catalogue, CatalogueGame, GameRow } from '../games/catalogue-game.ts';
import { normalizeText } from './normalize-text.ts';

/** The seven fields games can be sorted by (S2 §3); `sort` is the house's own order. */
export type GameSort =
  | 'sort'
  | 'releaseDate'
  | 'name'
  | 'returnToPlayer'
  | 'maxMultiplier'
  | 'minBet'
  | 'maxBet';

/** Which games are wanted; category and provider by slug, pages from 1, `country` leaves out games not offered there. */
export type GameQuery = {
  category?: string | undefined;
  provider?: string | undefined;
  search?: string | undefined;
  sort?: GameSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  pageNo: number;
  limit: number;
  ids?: readonly string[] | undefined;
  country?: string | undefined;
};

const SORT_VALUES: Readonly<Record<GameSort, (game: CatalogueGame) => number>> = {
  sort: (game) => game.rank,
  releaseDate: (game) => Date.parse(game.row.releaseDate),
  name: (game) => game.nameOrder,
  returnToPlayer: (game) => game.row.returnToPlayer,
  maxMultiplier: (game) => game.row.maxMultiplier,
  minBet: (game) => game.row.minBet,
  maxBet: (game) => game.row.maxBet,
};

function byNameThenId(one: CatalogueGame, other: CatalogueGame): number {
  return one.nameOrder - other.nameOrder || (one.row.id < other.row.id ? -1 : 1);
}

/** Games of a list of ids in that list's order, each once; ids of no game are left out. */
function gamesOfIds(catalogue: Catalogue, ids: readonly string[]): CatalogueGame[] {
  return [...new Set(ids)].flatMap((id) => catalogue.byId.get(id) ?? []);
}

function matchesQuery({ category, provider, search, country }: GameQuery): (game: CatalogueGame) => boolean {
  const searched = normalizeText(search ?? '').split(' ');
  return ({ row, searchText }) =>
    (category === undefined || row.categories.includes(category)) &&
    (provider === undefined || row.provider.slug === provider) &&
    (country === undefined || !row.restrictedCountries.includes(country)) &&
    searched.every((word) => searchText.includes(word));
}

/** Sorted by one field, ties by name and id; without a field, `ids` keep their order and all else the house's own. */
function sortGames(games: CatalogueGame[], { sort, order, ids }: GameQuery): CatalogueGame[] {
  if (sort === undefined && ids !== undefined) return games;
  const value = SORT_VALUES[sort ?? 'sort'];
  const direction = order === 'desc' ? -1 : 1;
  return games
    .map((game) => ({ game, value: value(game) }))
    .toSorted((one, other) => direction * (one.value - other.value) || byNameThenId(one.game, other.game))
    .map(({ game }) => game);
}

/** One page of the games asked for, and how many there are on all pages together (GAM-01). */
export function queryGames(catalogue: Catalogue, query: GameQuery): { count: number; rows: GameRow[] } {
  const asked = query.ids === undefined ? catalogue.games : gamesOfIds(catalogue, query.ids);
  const found = sortGames(asked.filter(matchesQuery(query)), query);
  const start = (query.pageNo - 1) * query.limit;
  return { count: found.length, rows: found.slice(start, start + query.limit).map((game) => game.row) };
}
