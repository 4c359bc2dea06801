import type { Category, Game } from '@baize/api/endpoints/lobby';
import { categoryPath, gamePath, providerPath } from '@baize/domain/game-paths';
import { DEFAULT_GAME_LIST_PARAMS, selectGames, type ListedGame } from '@baize/domain/game-list';
import { createGameSearch, searchTokens, type GameSearch } from '@baize/domain/game-search';

/** What can be gone to from the search: `to` is its path in the app, and names it among all others. */
export interface FoundGame {
  to: string;
  name: string;
  studio: string;
  image: string | null;
}

/** A list of games that is gone to by its name. */
export interface ListLink {
  to: string;
  name: string;
  /** A category's icon by name; a studio has the one of its kind. */
  icon: string | null;
}

/** So many are shown: who has not found it among them types on. */
export const MAX_RESULTS = 24;

const MAX_LIST_LINKS = 4;
const MAX_POPULAR = 8;
const MAX_RECENT = 4;

/** What of a game a search shows. */
export function toFoundGame({ slug, name, provider, thumbnail }: Game | ListedGame): FoundGame {
  return { to: gamePath(slug), name, studio: provider.name, image: thumbnail };
}

let cachedSearch: { games: readonly ListedGame[]; search: GameSearch<ListedGame> } | null = null;

/** The search through these games; made once, since making it takes longer than asking it. */
export function gameSearchFor(games: readonly ListedGame[]): GameSearch<ListedGame> {
  if (cachedSearch?.games !== games) cachedSearch = { games, search: createGameSearch(games) };
  return cachedSearch.search;
}

/** The categories and studios that answer what was typed; with nothing else to offer, those that answer a word of it. */
export function findListLinks(
  ways: readonly ListLink[],
  { typed, by }: { typed: string; by: 'all-words' | 'any-word' },
): readonly ListLink[] {
  const search = createGameSearch(ways.map((way) => ({ ...way, provider: { slug: '', name: '' } })));
  const asked = by === 'all-words' ? [typed] : [typed, ...searchTokens(typed)];
  const found = asked.flatMap((words) => search(words));
  return [...new Set(found.map(({ to }) => to))]
    .slice(0, MAX_LIST_LINKS)
    .flatMap((path) => ways.find(({ to }) => to === path) ?? []);
}

/** Every list that can be gone to by name; of the categories those that have games, where that is known. */
export function allListLinks(
  categories: readonly Category[],
  games: readonly ListedGame[] | null,
): readonly ListLink[] {
  const filled = new Set(games?.flatMap((game) => game.categories));
  const has = (slug: string) => games === null || filled.has(slug);
  const kinds = [
    ...categories.map(({ slug, name, icon }) => ({ slug, way: { to: categoryPath(slug), name, icon } })),
    ...categories.flatMap(({ slug, icon, subCategories }) =>
      subCategories.map((sub) => ({
        slug: sub.slug,
        way: { to: categoryPath(slug, sub.slug), name: sub.name, icon },
      })),
    ),
  ];
  const studios = new Map(games?.map(({ provider }) => [provider.slug, provider.name]));
  return [
    ...kinds.filter(({ slug }) => has(slug)).map(({ way }) => way),
    ...[...studios].map(([slug, name]) => ({ to: providerPath(slug), name, icon: 'building-2' })),
  ];
}

/** What most players play, as an offer. */
export function popularFoundGames(games: readonly ListedGame[]): readonly FoundGame[] {
  return selectGames(games, { category: 'popular', choice: DEFAULT_GAME_LIST_PARAMS })
    .slice(0, MAX_POPULAR)
    .map(toFoundGame);
}

/** The games a player opened before, as far as the casino still has them. */
export function recentFoundGames(
  games: readonly ListedGame[],
  slugs: readonly string[],
): readonly FoundGame[] {
  return slugs
    .flatMap((slug) => games.find((game) => game.slug === slug) ?? [])
    .slice(0, MAX_RECENT)
    .map(toFoundGame);
}
