import { PageLink, ModalLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { GameGrid } from '../list/game-grid.tsx';
import * as css from '../list/game-list.css.ts';
import { LoadError } from '../list/load-error.tsx';
import { useFailureMessage } from '../list/use-failure-message.ts';
import type { TileGame } from '../tile/tile-game.ts';

/** More than this are drawn as far as they are seen. */
const VIRTUALIZE_ABOVE = 120;

export type FavoritesViewState =
  | { kind: 'visitor' }
  | { kind: 'waiting' }
  | { kind: 'failed'; problem: Error; retry(): void }
  | { kind: 'known'; games: readonly TileGame[] };

/** The player's favourites, or what stands in their place (GAM-03). */
export function FavoritesView({ state }: { state: FavoritesViewState }) {
  if (state.kind === 'visitor') return <Visitor />;
  if (state.kind === 'waiting') return <FavoritesSkeleton />;
  if (state.kind === 'failed') return <Failed {...state} />;
  if (state.games.length === 0) return <Empty />;
  return <GameGrid games={state.games} isVirtual={state.games.length > VIRTUALIZE_ABOVE} isPending={false} />;
}

function Visitor() {
  const { t } = useLingui();
  return (
    <EmptyState
      illustration={<Illustration name="login" />}
      title={t({ id: 'favorites.visitor.title', message: 'Your favourites are in your account' })}
      action={
        <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
      }
    >
      <Trans id="favorites.visitor.text">Log in to see the games you keep.</Trans>
    </EmptyState>
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <EmptyState
      illustration={<Illustration name="favourites" />}
      title={t({ id: 'favorites.empty.title', message: 'No favourites yet' })}
      action={
        <PageLink to="casino" className={buttonClass({ variant: 'secondary' })}>
          <Trans id="favorites.empty.action">Look at all games</Trans>
        </PageLink>
      }
    >
      <Trans id="favorites.empty.text">Press the heart on a game, and it is kept here.</Trans>
    </EmptyState>
  );
}

function Failed({ problem, retry }: Extract<FavoritesViewState, { kind: 'failed' }>) {
  const { t } = useLingui();
  const title = t({ id: 'favorites.failed.title', message: 'Your favourites could not be loaded' });
  return <LoadError title={title} reason={useFailureMessage(problem)} retry={retry} />;
}

function FavoritesSkeleton() {
  return (
    <div className={css.grids.portrait} aria-busy>
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} aspectRatio="3 / 4" shape="tile" />
      ))}
    </div>
  );
}
