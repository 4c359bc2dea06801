import { memo, useEffect, useRef, useState } from 'react';
import { GameTile, type TileShape } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import * as tileCss from '../tile/game-tile.css.ts';
import * as css from './game-list.css.ts';
import { trackScrolling, initialTileDetail, scheduleTile } from './tile-scheduler.ts';
import { useGridShape } from './use-grid-shape.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Thousands of games in one list: the page is as high as all of them, and holds those around what is seen (GAM-04). */
export function VirtualGrid({
  games,
  shape,
  className,
}: {
  games: readonly TileGame[];
  shape: TileShape;
  className: string;
}) {
  const room = useRef<HTMLUListElement>(null);
  const { columns, tile, step, top } = useGridShape(room, shape);
  useEffect(() => {
    const stop = new AbortController();
    trackScrolling(stop.signal);
    return () => stop.abort();
  }, []);
  const rows = Math.ceil(games.length / columns);
  const { first, end } = useVisibleRows({ rows, height: step.down, top });
  return (
    <ul ref={room} className={`${css.virtualList} ${className}`} style={{ blockSize: rows * step.down }}>
      {games.slice(first * columns, end * columns).map((game, place) => (
        <li
          // By place, as in a page's grid; absolute, so that scrolling changes no tile.
          key={first * columns + place}
          className={css.positionedTile}
          style={{
            insetBlockStart: (first + Math.floor(place / columns)) * step.down,
            insetInlineStart: (place % columns) * step.across,
            inlineSize: tile.width,
          }}
          aria-setsize={games.length}
          aria-posinset={first * columns + place + 1}
        >
          <Tile
            game={game}
            shape={shape}
            at={Math.round(top + (first + Math.floor(place / columns) + 0.5) * step.down)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Drawn anew only when its game is another one. What comes while the list moves is finished in its turns. */
const Tile = memo(function Tile(tile: { game: TileGame; shape: TileShape; at: number }) {
  const { game, shape, at } = tile;
  const [ready, setReady] = useState(initialTileDetail);
  useEffect(() => scheduleTile({ ready, at }, setReady), [ready, at]);
  if (ready === 'place') return <TilePlaceholder shape={shape} />;
  return <GameTile game={game} shape={shape} textOnly={ready === 'words'} />;
});

/** A tile's height without its text and buttons, which nobody can read while the list scrolls fast. */
function TilePlaceholder({ shape }: { shape: TileShape }) {
  return (
    <>
      <span className={shape === 'wide' ? tileCss.wideCover : tileCss.cover} />
      <span className={tileCss.name}>{'\u00A0'}</span>
      <span className={tileCss.studio}>{'\u00A0'}</span>
    </>
  );
}
