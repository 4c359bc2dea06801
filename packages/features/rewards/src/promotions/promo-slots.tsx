import { useHydrated } from '@baize/shell/clock';
import { PartBoundary } from '@baize/shell/part-boundary';
import { useSession } from '@baize/shell/session';
import { useWanted } from '@baize/shell/wanted';
import { Skeleton } from '@baize/ui/skeleton';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { PromoViewer } from './promo-action.tsx';
import { room } from '../tournaments/teaser-room.css.ts';
import { StripWaiting } from './strip-frame.tsx';

const LiveStrip = lazy(async () => ({ default: (await import('./live-strip.tsx')).LiveStrip }));
const Teaser = lazy(async () => ({
  default: (await import('../tournaments/tournaments-teaser.tsx')).TournamentsTeaser,
}));
const LiveOffers = lazy(async () => ({ default: (await import('./live-offers.tsx')).LiveOffers }));

const STRIP = <StripWaiting />;
const TEASER = (
  <div className={room}>
    <Skeleton width="40%" height={24} />
    <Skeleton height={146} shape="block" />
  </div>
);

/** The strip of banners on the root page; its place is kept until somebody comes near it. */
export function RootPromotionsPart() {
  return <WhenNear waiting={STRIP}>{(viewer) => <LiveStrip viewer={viewer} waiting={STRIP} />}</WhenNear>;
}

/** Tournaments on the root page; their place is kept until somebody comes near it. */
export function RootTournamentsPart() {
  return <WhenNear waiting={TEASER}>{(viewer) => <Teaser viewer={viewer} waiting={TEASER} />}</WhenNear>;
}

function WhenNear({
  waiting,
  children,
}: {
  waiting: ReactNode;
  children(viewer: Exclude<PromoViewer, 'unknown'>): ReactNode;
}) {
  const here = useRef<HTMLDivElement>(null);
  const viewer = usePromoViewer();
  const wanted = useWanted(here, viewer === 'player');
  return (
    <div ref={here}>
      {wanted && viewer !== 'unknown' ? (
        <PartBoundary fallback={null}>
          <Suspense fallback={waiting}>{children(viewer)}</Suspense>
        </PartBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}

/** Offers without a deposit, where there are any. */
export function FreeMoneyOffersPart() {
  const viewer = usePromoViewer();
  if (viewer === 'unknown') return null;
  return <LiveOffers viewer={viewer} waiting={null} />;
}

/** Nothing of anybody is drawn by the server. */
function usePromoViewer(): PromoViewer {
  const hydrated = useHydrated();
  const { phase } = useSession();
  if (!hydrated || phase === 'starting') return 'unknown';
  return phase === 'signed-in' ? 'player' : 'visitor';
}
