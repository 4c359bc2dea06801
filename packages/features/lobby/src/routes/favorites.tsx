import { PageHead } from '@baize/page/page-head';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import type { PageHandle } from '@baize/shell/page-handle';
import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { FavoritesView } from '../favorites-page/favorites-view.tsx';
import * as css from '../list/game-list.css.ts';

const PlayerFavorites = lazy(async () => ({
  default: (await import('../favorites-page/player-favorites.tsx')).PlayerFavorites,
}));

export const handle: PageHandle = { reads: ['favorites'] };

/** The games a player keeps (GAM-01, GAM-03). */
export default function FavoritesPage() {
  const { t } = useLingui();
  const title = t({ id: 'nav.favourites', message: 'Favourites' });
  const { phase } = useSession();
  const waiting = <FavoritesView state={{ kind: 'waiting' }} />;
  return (
    <div className={css.page}>
      <PageHead title={title} />
      <h1 className={css.title}>{title}</h1>
      {phase === 'signed-out' ? (
        <FavoritesView state={{ kind: 'visitor' }} />
      ) : (
        <PlayerBoundary fallback={waiting}>
          <PlayerFavorites />
        </PlayerBoundary>
      )}
    </div>
  );
}
