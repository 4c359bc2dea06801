import { ModalLink } from '@baize/shell/modals';
import { PageLink } from '@baize/shell/links';
import { buttonClass } from '@baize/ui/button';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { GameGrid } from '../list/game-grid.tsx';
import * as css from '../list/game-list.css.ts';
import { NotRead } from '../list/not-read.tsx';
import { useFailureText } from '../list/use-failure-text.ts';
import type { TileGame } from '../tile/tile-game.ts';

/** More than this are drawn as far as they are seen. */
const DRAWN = 120;

export type FavoritesShown =
  | { kind: 'visitor' }
  | { kind: 'waiting' }
  | { kind: 'failed'; problem: Error; again(): void }
  | { kind: 'known'; games: readonly TileGame[] };

/** The player's favourites, or what stands in their place (GAM-03). */
export function FavoritesView({ shown }: { shown: FavoritesShown }) {
  if (shown.kind === 'visitor') return <Visitor />;
  if (shown.kind === 'waiting') return <Waiting />;
  if (shown.kind === 'failed') return <Failed {...shown} />;
  if (shown.games.length === 0) return <Empty />;
  return <GameGrid games={shown.games} whole={shown.games.length > DRAWN} waiting={false} />;
}

function Visitor() {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<PlaceArt place="login" />}
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
      picture={<PlaceArt place="favourites" />}
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

function Failed({ problem, again }: Extract<FavoritesShown, { kind: 'failed' }>) {
  const { t } = useLingui();
  const title = t({ id: 'favorites.unread', message: 'Your favourites could not be loaded' });
  return <NotRead title={title} said={useFailureText(problem)} again={again} />;
}

function Waiting() {
  return (
    <div className={css.grids.portrait} aria-busy>
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} ratio="3 / 4" shape="tile" />
      ))}
    </div>
  );
}
