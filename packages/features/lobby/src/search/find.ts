import type { Category, Game } from '@baize/api/calls/lobby';
import { categoryPath, gamePath, providerPath } from '@baize/domain/game-address';
import { EVERY_GAME, gamesOf, type ListedGame } from '@baize/domain/game-list';
import { gameSearch, searchWords, type GameSearch } from '@baize/domain/game-search';

/** What can be gone to from the search: `to` is its path in the app, and names it among all others. */
export interface FoundGame {
  to: string;
  name: string;
  studio: string;
  picture: string | null;
}

/** A list of games that is gone to by its name. */
export interface Way {
  to: string;
  name: string;
  /** A category's icon by name; a studio has the one of its kind. */
  icon: string | null;
}

/** So many are shown: who has not found it among them types on. */
export const MOST = 24;

const WAYS = 4;
const OFFERED = 8;
const RECENT = 4;

/** What of a game a search shows. */
export function asFound({ slug, name, provider, thumbnail }: Game | ListedGame): FoundGame {
  return { to: gamePath(slug), name, studio: provider.name, picture: thumbnail };
}

let made: { games: readonly ListedGame[]; search: GameSearch<ListedGame> } | null = null;

/** The search through these games; made once, since making it takes longer than asking it. */
export function searchThrough(games: readonly ListedGame[]): GameSearch<ListedGame> {
  if (made?.games !== games) made = { games, search: gameSearch(games) };
  return made.search;
}

/** The categories and studios that answer what was typed; with nothing else to offer, those that answer a word of it. */
export function findWays(
  ways: readonly Way[],
  { typed, by }: { typed: string; by: 'all-words' | 'any-word' },
): readonly Way[] {
  const search = gameSearch(ways.map((way) => ({ ...way, provider: { slug: '', name: '' } })));
  const asked = by === 'all-words' ? [typed] : [typed, ...searchWords(typed)];
  const found = asked.flatMap((words) => search(words));
  return [...new Set(found.map(({ to }) => to))]
    .slice(0, WAYS)
    .flatMap((path) => ways.find(({ to }) => to === path) ?? []);
}

/** Every list that can be gone to by name; of the categories those that have games, where that is known. */
export function waysOf(categories: readonly Category[], games: readonly ListedGame[] | null): readonly Way[] {
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
export function popularOf(games: readonly ListedGame[]): readonly FoundGame[] {
  return gamesOf(games, { category: 'popular', choice: EVERY_GAME }).slice(0, OFFERED).map(asFound);
}

/** The games a player opened before, as far as the casino still has them. */
export function recentOf(games: readonly ListedGame[], slugs: readonly string[]): readonly FoundGame[] {
  return slugs
    .flatMap((slug) => games.find((game) => game.slug === slug) ?? [])
    .slice(0, RECENT)
    .map(asFound);
}
