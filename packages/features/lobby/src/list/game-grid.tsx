import { memo, useDeferredValue } from 'react';
import { GameTile, type TileShape } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import * as css from './game-list.css.ts';
import { WholeGrid } from './whole-grid.tsx';

/**
 * So many games fill what is seen below the choice, two in a row or six; the others are drawn a moment later. Under
 * somebody who has scrolled down them none may go, not for a moment: the page would jump.
 */
function inSight(): number {
  if (window.scrollY > window.innerHeight / 2) return Number.POSITIVE_INFINITY;
  return window.innerWidth < 600 ? 8 : 18;
}

/** Games in rows; a whole list draws what is seen of it. */
export function GameGrid({
  games,
  whole,
  waiting,
}: {
  games: readonly TileGame[];
  whole: boolean;
  waiting: boolean;
}) {
  const all = useDeferredValue(games);
  const atOnce = all === games ? games.length : inSight();
  const look = waiting ? css.waiting : '';
  const shape = games.every(({ live }) => live) ? 'wide' : 'portrait';
  if (whole) return <WholeGrid games={games} atOnce={atOnce} shape={shape} Tile={Tile} className={look} />;
  return (
    <ul className={`${css.grids[shape]} ${look}`} aria-busy={waiting}>
      {games.slice(0, atOnce).map((game) => (
        <li key={game.slug} className={css.cell[shape]}>
          <Tile game={game} shape={shape} />
        </li>
      ))}
    </ul>
  );
}

/** Drawn anew only when its game is another one. */
const Tile = memo(function Tile(props: { game: TileGame; shape: TileShape }) {
  return <GameTile {...props} />;
});
