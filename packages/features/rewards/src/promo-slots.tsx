import { usePageTarget } from '@baize/links';
import { useHydrated } from '@baize/page/clock';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { useShouldLoad } from '@baize/page/wanted';
import { useSession } from '@baize/player/session';
import { Skeleton } from '@baize/ui/skeleton';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { PromoViewer } from './promotions/promo-action.tsx';
import { skeleton } from './tournaments/teaser-skeleton.css.ts';
import { StripSkeleton } from './promotions/strip-frame.tsx';

const LiveStrip = lazy(async () => ({ default: (await import('./promotions/live-strip.tsx')).LiveStrip }));
const Teaser = lazy(async () => ({
  default: (await import('./tournaments/tournaments-teaser.tsx')).TournamentsTeaser,
}));
const LiveOffers = lazy(async () => ({ default: (await import('./promotions/live-offers.tsx')).LiveOffers }));

const STRIP = <StripSkeleton />;
const TEASER = (
  <div className={skeleton}>
    <Skeleton width="40%" height={24} />
    <Skeleton height={146} shape="block" />
  </div>
);

/** The strip of banners on the root page; its place is kept until somebody comes near it. */
export function RootPromotionsSection() {
  return <WhenNear waiting={STRIP}>{(viewer) => <LiveStrip viewer={viewer} fallback={STRIP} />}</WhenNear>;
}

/** Tournaments on the root page, where the brand has their page; their place is kept until somebody comes near it. */
export function RootTournamentsSection() {
  if (usePageTarget('tournaments') === null) return null;
  return <WhenNear waiting={TEASER}>{(viewer) => <Teaser viewer={viewer} fallback={TEASER} />}</WhenNear>;
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
  const wanted = useShouldLoad(here, viewer === 'player');
  return (
    <div ref={here}>
      {wanted && viewer !== 'unknown' ? (
        <SectionErrorBoundary fallback={null}>
          <Suspense fallback={waiting}>{children(viewer)}</Suspense>
        </SectionErrorBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}

/** Offers without a deposit, where there are any. */
export function FreeMoneyOffersSection() {
  const viewer = usePromoViewer();
  if (viewer === 'unknown') return null;
  return <LiveOffers viewer={viewer} fallback={null} />;
}

/** Nothing of anybody is drawn by the server. */
function usePromoViewer(): PromoViewer {
  const hydrated = useHydrated();
  const { phase } = useSession();
  if (!hydrated || phase === 'starting') return 'unknown';
  return phase === 'signed-in' ? 'player' : 'visitor';
}
