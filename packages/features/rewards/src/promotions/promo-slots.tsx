import { PartBoundary } from '@baize/shell/part-boundary';
import { useWanted } from '@baize/shell/wanted';
import { lazy, Suspense, useRef } from 'react';
import { StripWaiting } from './strip-frame.tsx';
import { usePromoViewer } from './use-promo-viewer.ts';

const LiveStrip = lazy(async () => ({ default: (await import('./live-strip.tsx')).LiveStrip }));
const LiveOffers = lazy(async () => ({ default: (await import('./live-offers.tsx')).LiveOffers }));

const STRIP = <StripWaiting />;

/** The strip of banners on the root page; its place is kept until somebody comes near it. */
export function RootPromotionsPart() {
  const here = useRef<HTMLDivElement>(null);
  const viewer = usePromoViewer();
  const wanted = useWanted(here, viewer === 'player');
  return (
    <div ref={here}>
      {wanted && viewer !== 'unknown' ? (
        <PartBoundary fallback={null}>
          <Suspense fallback={STRIP}>
            <LiveStrip viewer={viewer} waiting={STRIP} />
          </Suspense>
        </PartBoundary>
      ) : (
        STRIP
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
