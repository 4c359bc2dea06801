import { getFullCategoryList, type Category } from '@baize/api/endpoints/lobby';
import { DEFAULT_GAME_LIST_PARAMS, selectGames, type ListedGame } from '@baize/domain/game-list';
import type { ServerData } from '@baize/page';

/** One row of the root page. */
export interface HomeCarousel {
  /** The category's slug. */
  slug: string;
  name: string;
  count: number;
  shape: 'portrait' | 'wide';
  games: readonly ListedGame[];
}

/** A category as its chip shows it. */
export interface HomeCategory {
  slug: string;
  name: string;
  icon: string | null;
}

export interface HomeStudio {
  slug: string;
  name: string;
  count: number;
}

/** What the root page offers to play; empty where the platform does not say. */
export interface HomeLists {
  categories: readonly HomeCategory[];
  carousels: readonly HomeCarousel[];
  studios: readonly HomeStudio[];
  studioCount: number;
}

export const NO_LISTS: HomeLists = { categories: [], carousels: [], studios: [], studioCount: 0 };

/** The rows of the root page by category, where the casino has them. Live tables are drawn wide. */
const CAROUSELS = ['popular', 'live-casino', 'new'] as const;
const WIDE_CATEGORIES: readonly string[] = ['live-casino'];

/** As many as are seen at once; the rest comes when the row is moved. */
const INITIAL_COUNT = { portrait: 7, wide: 5 } as const;
const MAX_STUDIOS = 6;

/** The page does not wait longer for what stands below its first view. */
const TIMEOUT_MS = 2_000;

/** Reads what the root page offers to play. The page stands without it when the platform fails or is slow. */
export async function readHomeLists(server: ServerData | null): Promise<HomeLists> {
  if (!server) return NO_LISTS;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const [games, { topCategoryList }] = await Promise.all([
      raceWithSignal(server.games(), signal),
      server.api.send(getFullCategoryList, { query: {} }, { signal }),
    ]);
    return homeLists(games, topCategoryList);
  } catch {
    return NO_LISTS;
  }
}

function raceWithSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ]);
}

/** What of all games and categories the root page shows. */
export function homeLists(games: readonly ListedGame[], categories: readonly Category[]): HomeLists {
  const filled = categories
    .toSorted((a, b) => a.order - b.order)
    .filter(({ slug }) => games.some((game) => game.categories.includes(slug)));
  const studios = listStudios(games);
  return {
    categories: filled.map(({ slug, name, icon }) => ({ slug, name, icon })),
    carousels: CAROUSELS.flatMap((slug) => {
      const category = filled.find((one) => one.slug === slug);
      return category ? [toHomeCarousel(category, games)] : [];
    }),
    studios: studios.slice(0, MAX_STUDIOS),
    studioCount: studios.length,
  };
}

function toHomeCarousel({ slug, name }: Category, games: readonly ListedGame[]): HomeCarousel {
  const found = selectGames(games, { category: slug, choice: DEFAULT_GAME_LIST_PARAMS });
  const shape = WIDE_CATEGORIES.includes(slug) ? 'wide' : 'portrait';
  return { slug, name, shape, count: found.length, games: found.slice(0, INITIAL_COUNT[shape]) };
}

/** The studios, the one with the most games first. */
export function listStudios(games: readonly ListedGame[]): HomeStudio[] {
  const studios = new Map<string, HomeStudio>();
  for (const { provider } of games) {
    const { count } = studios.get(provider.slug) ?? { count: 0 };
    studios.set(provider.slug, { slug: provider.slug, name: provider.name, count: count + 1 });
  }
  return [...studios.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
