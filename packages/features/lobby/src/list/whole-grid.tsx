import { useRef, type ComponentType } from 'react';
import type { TileShape } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import * as css from './game-list.css.ts';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

/** Thousands of games in one list: the page is as high as all of them, and holds those around what is seen (GAM-04). */
export function WholeGrid({
  games,
  shape,
  Tile,
  className,
}: {
  games: readonly TileGame[];
  shape: TileShape;
  Tile: ComponentType<{ game: TileGame; shape: TileShape }>;
  className: string;
}) {
  const room = useRef<HTMLUListElement>(null);
  const { columns, tile, step, top } = useGridShape(room, shape);
  const rows = Math.ceil(games.length / columns);
  const { first, end } = useRowsInSight({ rows, height: step.down, top });
  return (
    <ul ref={room} className={`${css.room} ${className}`} style={{ blockSize: rows * step.down }}>
      {games.slice(first * columns, end * columns).map((game, place) => (
        <li
          // By place, as in a page's grid; absolute, so that scrolling changes no tile.
          key={first * columns + place}
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
