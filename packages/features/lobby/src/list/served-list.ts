import { getFullCategoryList, type Category } from '@baize/api/endpoints/lobby';
import {
  selectGames,
  paginate,
  pageCount,
  parseGameListParams,
  type ListedGame,
} from '@baize/domain/game-list';
import type { ServerData } from '@baize/page';
import { listStudios, type HomeCategory, type HomeStudio } from '../game-index/home-lists.ts';
import { toTileGame, type TileGame } from '../tile/tile-game.ts';

/** Which games an address is about: all, those of a category or its sub-category, or those of a studio. */
export interface ListScope {
  category: string | null;
  sub: string | null;
  studio: string | null;
}

/** A list as its page comes with it: its ways in, and the games of the page that was asked for. */
export interface ServedList {
  kind: 'list';
  place: ListScope;
  /** What the place is called; null for all games. */
  name: string | null;
  /** What the category above a sub-category is called. */
  above: string | null;
  categories: readonly HomeCategory[];
  subs: readonly { slug: string; name: string; count: number }[];
  studios: readonly HomeStudio[];
  count: number;
  games: readonly TileGame[];
}

/** Nothing of this name, or nothing the platform would tell now. */
export type ListResult = ServedList | { kind: 'missing' } | { kind: 'down' };

/** As many games as a page holds: whole rows of 3, 4, 5, 6, 7 and 8 nearly. */
export const PAGE_SIZE = 42;

/** Whoever asks for a page beyond the last one is shown that. */
export function clampPage(page: number, count: number): number {
  return Math.min(page, pageCount(count, PAGE_SIZE));
}

/** A place whose names cannot be read is still shown, but nobody waits for them longer. */
const TIMEOUT_MS = 3_000;

/** Reads what stands at a list's address, for everybody alike. */
export async function readList(
  server: ServerData,
  { place, search }: { place: ListScope; search: string },
): Promise<ListResult> {
  const [games, categories] = await Promise.all([
    server.games().catch(() => null),
    server.api
      .send(getFullCategoryList, { query: {} }, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(({ topCategoryList }) => topCategoryList.toSorted((a, b) => a.order - b.order))
      .catch(() => []),
  ]);
  return games ? buildList({ place, search, games, categories }) : { kind: 'down' };
}

/** What of all games and categories stands at a place. */
export function buildList(ask: {
  place: ListScope;
  search: string;
  games: readonly ListedGame[];
  categories: readonly Category[];
}): ListResult {
  const { place, games, categories } = ask;
  const slug = place.sub ?? place.category;
  const here = gamesInScope(games, place);
  const named = scopeName(ask);
  if (here.length === 0 && (slug !== null || place.studio !== null) && named === null)
    return { kind: 'missing' };
  const choice = parseGameListParams(ask.search);
  const found = selectGames(here, { category: null, choice });
  const rows = paginate(found, { page: clampPage(choice.page, found.length), size: PAGE_SIZE });
  const top = categories.find((one) => one.slug === place.category);
  return {
    kind: 'list',
    place,
    name: named ?? slug ?? place.studio,
    above: place.sub === null ? null : (top?.name ?? null),
    categories: categories
      .filter((one) => games.some((game) => game.categories.includes(one.slug)))
      .map(({ name, icon, slug: own }) => ({ slug: own, name, icon })),
    subs: (top?.subCategories ?? [])
      .toSorted((a, b) => a.order - b.order)
      .map(({ slug: own, name, count }) => ({ slug: own, name, count })),
    studios: place.studio === null ? listStudios(here) : [],
    count: found.length,
    games: rows.map(toTileGame),
  };
}

/** The games of a place, whatever else is chosen. A sub-category counts only below its own category. */
export function gamesInScope<Game extends ListedGame>(
  games: readonly Game[],
  place: ListScope,
): readonly Game[] {
  const { category, sub, studio } = place;
  return games.filter(
    (game) =>
      (category === null || game.categories.includes(category)) &&
      (sub === null || game.categories.includes(sub)) &&
      (studio === null || game.provider.slug === studio),
  );
}

function scopeName({
  place: { category, sub, studio },
  games,
  categories,
}: Pick<Parameters<typeof buildList>[0], 'place' | 'games' | 'categories'>): string | null {
  if (studio !== null) return games.find(({ provider }) => provider.slug === studio)?.provider.name ?? null;
  const top = categories.find(({ slug }) => slug === category);
  if (sub === null) return top?.name ?? null;
  return top?.subCategories.find(({ slug }) => slug === sub)?.name ?? null;
}
