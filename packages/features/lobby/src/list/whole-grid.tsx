import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ComponentType } from 'react';
import type { TileGame } from '../tile/tile-game.ts';
import * as css from './game-list.css.ts';
import { useGridShape } from './use-grid-shape.ts';

/** Rows drawn above and below what is seen. */
const OVERSCAN = 2;

/** Thousands of games in one list: the page is as high as all of them, and holds those around what is seen (GAM-04). */
export function WholeGrid({
  games,
  Tile,
  className,
}: {
  games: readonly TileGame[];
  Tile: ComponentType<{ game: TileGame }>;
  className: string;
}) {
  const room = useRef<HTMLUListElement>(null);
  const { columns, tile, step, top } = useGridShape(room);
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => step.down,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  useEffect(() => rows.measure(), [rows, step.down]);
  return (
    <ul ref={room} className={`${css.room} ${className}`} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().flatMap(({ index, start }) =>
        games.slice(index * columns, (index + 1) * columns).map((game, place) => (
          <li
            key={game.slug}
            className={css.placed}
            style={{
              insetBlockStart: start - top,
              insetInlineStart: place * step.across,
              inlineSize: tile.width,
            }}
            aria-setsize={games.length}
            aria-posinset={index * columns + place + 1}
          >
            <Tile game={game} />
          </li>
        )),
      )}
    </ul>
  );
}
