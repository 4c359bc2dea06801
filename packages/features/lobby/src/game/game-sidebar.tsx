import { providerPath } from '@baize/domain/game-paths';
import { PathLink } from '@baize/links';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { GameTile } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import * as css from './game-sidebar.css.ts';

const YourLimits = lazy(async () => ({ default: (await import('./your-limits.tsx')).YourLimits }));

/** A player's limits beside the game; its place is kept from the first paint where a session is kept. */
export function LimitsCard() {
  const { t } = useLingui();
  const title = t({ id: 'game.limits', message: 'Your limits' });
  return (
    <Card as="section" className={css.limits} aria-label={title}>
      <div className={css.header}>
        <h2 className={css.title}>{title}</h2>
        <PathLink to="/profile/limits" className={`${linkClass} ${css.more}`}>
          {t({ id: 'game.limits.change', message: 'Change' })}
        </PathLink>
      </div>
      <PlayerBoundary>
        <YourLimits />
      </PlayerBoundary>
    </Card>
  );
}

/** Four games like this one, and the way to all of its studio. */
export function RelatedGames({ games, studio }: { games: readonly TileGame[]; studio: string }) {
  const { t } = useLingui();
  if (games.length === 0) return null;
  const title = t({ id: 'game.related', message: 'Related games' });
  return (
    <section aria-label={title}>
      <div className={css.header}>
        <h2 className={css.title}>{title}</h2>
        <PathLink to={providerPath(studio)} className={`${linkClass} ${css.more}`}>
          {t({ id: 'game.related.all', message: 'See all' })}
        </PathLink>
      </div>
      <ul className={css.related}>
        {games.map((game) => (
          <li key={game.slug}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
