import { memo } from 'react';
import { GameTile } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import * as css from './game-list.css.ts';
import { WholeGrid } from './whole-grid.tsx';

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
  const look = waiting ? css.waiting : '';
  if (whole) return <WholeGrid games={games} Tile={Tile} className={look} />;
  return (
    <ul className={`${css.grid} ${look}`} aria-busy={waiting}>
      {games.map((game) => (
        <li key={game.slug}>
          <Tile game={game} />
        </li>
      ))}
    </ul>
  );
}

/** Drawn anew only when its game is another one. */
const Tile = memo(function Tile({ game }: { game: TileGame }) {
  return <GameTile game={game} />;
});
