import * as v from 'valibot';
import { VOLATILITIES, type ListedGame } from './game-list.ts';

/** A file of another version is refused as a whole. */
const VERSION = 1;

/** Where the brand's host serves it. */
export const GAME_INDEX_PATH = '/games-index.json';

const listIndex = v.pipe(v.number(), v.integer(), v.minValue(0));
const figure = v.nullable(v.number());

const gameIndexSchema = v.object({
  version: v.literal(VERSION),
  studios: v.array(v.tuple([v.string(), v.string()])),
  categories: v.array(v.string()),
  games: v.array(
    v.tuple([
      v.string(),
      v.string(),
      v.string(),
      listIndex,
      v.array(listIndex),
      v.nullable(v.string()),
      v.nullable(v.string()),
      figure,
      figure,
      figure,
      figure,
      v.nullable(v.picklist(VOLATILITIES)),
      v.number(),
      v.array(v.string()),
    ]),
  ),
});

/**
 * All games of a casino in one file that a browser filters, sorts and searches by itself: rows without field names, studios
 * and categories by their place in a list.
 */
export type GameIndex = v.InferOutput<typeof gameIndexSchema>;

const HAS_DEMO = 1;
const IS_LIVE = 2;

/** Packs games into their index, in the order they come. */
export function packGames(games: readonly ListedGame[]): GameIndex {
  const studios = indexesOf(games.map(({ provider }) => provider.slug));
  const categories = indexesOf(games.flatMap((game) => game.categories));
  const studioNames = new Map(games.map(({ provider }) => [provider.slug, provider.name]));
  return {
    version: VERSION,
    studios: [...studios.keys()].map((slug) => [slug, studioNames.get(slug) ?? slug]),
    categories: [...categories.keys()],
    games: games.map((game) => [
      game.id,
      game.slug,
      game.name,
      studios.get(game.provider.slug) ?? 0,
      game.categories.map((slug) => categories.get(slug) ?? 0),
      game.thumbnail,
      game.releaseDate,
      game.returnToPlayer,
      game.maxMultiplier,
      game.minBet,
      game.maxBet,
      game.volatility,
      (game.hasDemo ? HAS_DEMO : 0) + (game.isLive ? IS_LIVE : 0),
      [...game.restrictedCountries],
    ]),
  };
}

function indexesOf(slugs: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const slug of slugs) if (!places.has(slug)) places.set(slug, places.size);
  return places;
}

/** Unpacks an index; null for anything that is none. A game of no studio in it is left out. */
export function unpackGames(raw: unknown): readonly ListedGame[] | null {
  const read = v.safeParse(gameIndexSchema, raw);
  if (!read.success) return null;
  const { studios, categories, games } = read.output;
  return games.flatMap((row) => {
    const studio = studios[row[3]];
    if (studio === undefined) return [];
    return {
      id: row[0],
      slug: row[1],
      name: row[2],
      provider: { slug: studio[0], name: studio[1] },
      categories: row[4].flatMap((at) => categories[at] ?? []),
      thumbnail: row[5],
      releaseDate: row[6],
      returnToPlayer: row[7],
      maxMultiplier: row[8],
      minBet: row[9],
      maxBet: row[10],
      volatility: row[11],
      hasDemo: row[12] % 2 === HAS_DEMO,
      isLive: row[12] >= IS_LIVE,
      restrictedCountries: row[13],
    };
  });
}
