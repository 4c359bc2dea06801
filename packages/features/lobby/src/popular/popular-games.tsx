import { pageColumn } from '@baize/page/page-column';
import { useLingui } from '@lingui/react/macro';
import { GameTile } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import * as css from './popular-games.css.ts';

/** Six games most players play, where there is nothing else to show; without any, nothing. */
export function PopularGames({ games }: { games: readonly TileGame[] }) {
  const { t } = useLingui();
  if (games.length === 0) return null;
  const name = t({ id: 'lobby.popular', message: 'Popular games' });
  return (
    <section className={`${pageColumn} ${css.section}`} aria-label={name}>
      <h2 className={css.heading}>{name}</h2>
      <ul className={css.tiles}>
        {games.map((game) => (
          <li key={game.slug}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
