import { useRef, type ComponentType } from 'react';
import type { TileShape } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import * as css from './game-list.css.ts';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

/** Thousands of games in one list: the page is as high as all of them, and holds those around what is seen (GAM-04). */
export function WholeGrid({
  games,
  atOnce,
  shape,
  Tile,
  className,
}: {
  games: readonly TileGame[];
  /** So many are drawn now, as long as the list's beginning is seen; the others of what is near follow. */
  atOnce: number;
  shape: TileShape;
  Tile: ComponentType<{ game: TileGame; shape: TileShape }>;
  className: string;
}) {
  const room = useRef<HTMLUListElement>(null);
  const { columns, tile, step, top } = useGridShape(room, shape);
  const rows = Math.ceil(games.length / columns);
  const { first, end } = useRowsInSight({ rows, height: step.down, top });
  const last = first === 0 ? Math.min(end * columns, atOnce) : end * columns;
  return (
    <ul ref={room} className={`${css.room} ${className}`} style={{ blockSize: rows * step.down }}>
      {games.slice(first * columns, last).map((game, place) => (
        <li
          key={game.slug}
          className={css.placed}
          style={{
            insetBlockStart: (first + Math.floor(place / columns)) * step.down,
            insetInlineStart: (place % columns) * step.across,
            inlineSize: tile.width,
          }}
          aria-setsize={games.length}
          aria-posinset={first * columns + place + 1}
        >
          <Tile game={game} shape={shape} />
        </li>
      ))}
    </ul>
  );
}
