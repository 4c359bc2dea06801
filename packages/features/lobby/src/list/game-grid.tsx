import { memo } from 'react';
import { GameTile, type TileShape } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import { useAfterPaint } from '../tile/use-after-paint.ts';
import * as css from './game-list.css.ts';
import { VirtualGrid } from './virtual-grid.tsx';

/** Room of the page's head and choice, and of one tile with its gap, in CSS px, about. */
const HEADER_PX = 264;
const TILE_PX = { phone: { across: 118, down: 205 }, wide: { across: 176, down: 270 } } as const;

/** Of so many games the pictures come before the page's scripts: a phone's first row, any of whose tiles may be the largest by a hair. */
const PRIORITY_TILES = 3;

/**
 * So many games fill what is seen below the choice: they are drawn at once, the others a moment later. Whoever has
 * scrolled down sees all of the change at once.
 */
function visibleTileCount(): number {
  const { innerHeight, innerWidth, scrollY } = window;
  if (scrollY > innerHeight / 2) return Number.POSITIVE_INFINITY;
  const { across, down } = innerWidth < 600 ? TILE_PX.phone : TILE_PX.wide;
  return Math.floor(innerWidth / across) * Math.max(1, Math.ceil((innerHeight + scrollY - HEADER_PX) / down));
}

/** Games in rows; a whole list draws what is seen of it. */
export function GameGrid({
  games,
  isVirtual,
  isPending,
}: {
  games: readonly TileGame[];
  isVirtual: boolean;
  isPending: boolean;
}) {
  const before = useAfterPaint(games, games);
  const shown = before === games ? games : keepOffscreenTiles(games, before);
  const look = isPending ? css.pending : '';
  const shape = games.every(({ live }) => live) ? 'wide' : 'portrait';
  if (isVirtual) return <VirtualGrid games={shown} shape={shape} className={look} />;
  return (
    <ul className={`${css.grids[shape]} ${look}`} aria-busy={isPending}>
      {shown.map((game, place) => (
        // By place: a tile whose game is another one is changed, which is half the work of a new tile.
        <li key={place} className={css.cell[shape]}>
          <Tile game={game} shape={shape} priority={place < PRIORITY_TILES} />
        </li>
      ))}
    </ul>
  );
}

/** As many as there are now: the new ones where somebody looks, below them those that still stand. */
function keepOffscreenTiles(games: readonly TileGame[], before: readonly TileGame[]): readonly TileGame[] {
  const seen = visibleTileCount();
  return [...games.slice(0, seen), ...before.slice(seen, games.length)];
}

/** Drawn anew only when its game is another one. */
const Tile = memo(function Tile(props: { game: TileGame; shape: TileShape; priority: boolean }) {
  return <GameTile {...props} />;
});
