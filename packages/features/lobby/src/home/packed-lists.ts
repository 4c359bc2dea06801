import { packGames, unpackGames } from '@baize/domain/game-index';
import type { ListedGame } from '@baize/domain/game-list';
import * as v from 'valibot';
import { NO_LISTS, type HomeLists } from '../game-index/home-lists.ts';

/** The lists as one text: as data of a page each name in it would weigh three times as much. */
const packedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    categories: v.array(v.tuple([v.string(), v.string(), v.nullable(v.string())])),
    rails: v.array(
      v.tuple([v.string(), v.string(), v.number(), v.picklist(['portrait', 'wide']), v.array(v.number())]),
    ),
    studios: v.array(v.tuple([v.string(), v.string(), v.number()])),
    studioCount: v.number(),
    games: v.unknown(),
  }),
);

/** Packs what the root page offers, each game once and only with what a tile shows of it. */
export function packLists({ categories, carousels, studios, studioCount }: HomeLists): string {
  const games = [
    ...new Map(carousels.flatMap((rail) => rail.games).map((game) => [game.slug, forTile(game)])).values(),
  ];
  const places = new Map(games.map(({ slug }, place) => [slug, place]));
  return JSON.stringify({
    categories: categories.map(({ slug, name, icon }) => [slug, name, icon]),
    rails: carousels.map((rail) => [
      rail.slug,
      rail.name,
      rail.count,
      rail.shape,
      rail.games.map(({ slug }) => places.get(slug)),
    ]),
    studios: studios.map(({ slug, name, count }) => [slug, name, count]),
    studioCount,
    games: packGames(games),
  });
}

function forTile(game: ListedGame): ListedGame {
  const categories = game.categories.filter((slug) => slug === 'new');
  return { ...game, categories, releaseDate: null, maxMultiplier: null, volatility: null };
}

/** Unpacks them again; a text that cannot be read offers nothing. */
export function unpackLists(packed: string): HomeLists {
  const read = v.safeParse(packedSchema, packed);
  const games = read.success ? unpackGames(read.output.games) : null;
  if (!read.success || !games) return NO_LISTS;
  const { categories, rails, studios, studioCount } = read.output;
  return {
    categories: categories.map(([slug, name, icon]) => ({ slug, name, icon })),
    carousels: rails.map(([slug, name, count, shape, places]) => ({
      slug,
      name,
      count,
      shape,
      games: places.flatMap((place) => games[place] ?? []),
    })),
    studios: studios.map(([slug, name, count]) => ({ slug, name, count })),
    studioCount,
  };
}
