import type { ListedGame } from '@baize/domain/game-list';

/** A game as its tile shows it: what travels inside the page, so no more than that. */
export interface TileGame {
  id: string;
  slug: string;
  name: string;
  studio: string;
  picture: string | null;
  live: boolean;
  demo: boolean;
  /** Among the casino's new games. */
  fresh: boolean;
  /** Percent. */
  returns: number | null;
  /** Two-letter codes of countries where it may not be played. */
  barredIn: readonly string[];
  /** The smallest and the largest stake. */
  bets: readonly [number, number] | null;
}

type TileSource = Omit<ListedGame, 'volatility'>;

/** A game has one tile: what is drawn of it is drawn anew only when the game is another one. */
const tiles = new WeakMap<TileSource, TileGame>();

/** What of a game its tile shows. */
export function toTileGame(game: TileSource): TileGame {
  const known = tiles.get(game);
  if (known) return known;
  const tile = createTileGame(game);
  tiles.set(game, tile);
  return tile;
}

function createTileGame({
  id,
  slug,
  name,
  provider,
  thumbnail,
  minBet,
  maxBet,
  ...game
}: TileSource): TileGame {
  return {
    id,
    slug,
    name,
    studio: provider.name,
    picture: thumbnail,
    live: game.isLive,
    demo: game.hasDemo,
    fresh: game.categories.includes('new'),
    returns: game.returnToPlayer,
    barredIn: game.restrictedCountries,
    bets: minBet === null || maxBet === null ? null : [minBet, maxBet],
  };
}
