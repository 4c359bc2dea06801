import { useHydrated } from '@baize/shell/clock';
import { PartBoundary } from '@baize/shell/part-boundary';
import { useSession } from '@baize/shell/session';
import { Skeleton } from '@baize/ui/skeleton';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useWanted } from './use-wanted.ts';

const LiveStrip = lazy(async () => ({ default: (await import('./live-strip.tsx')).LiveStrip }));
const LiveOffers = lazy(async () => ({ default: (await import('./live-offers.tsx')).LiveOffers }));

/** As high as head and one row of cards. */
const STRIP = <Skeleton height={228} shape="block" />;

/** The strip of banners on the root page; its place is kept until somebody comes near it. */
export function RootPromotionsPart() {
  return <Slot waiting={STRIP}>{(viewer) => <LiveStrip viewer={viewer} waiting={STRIP} />}</Slot>;
}

/** Offers without a deposit, where there are any. */
export function FreeMoneyOffersPart() {
  return <Slot waiting={null}>{(viewer) => <LiveOffers viewer={viewer} waiting={null} />}</Slot>;
}

/** Nothing of anybody is drawn by the server, and what fails leaves no hole. */
function Slot({
  waiting,
  children,
}: {
  waiting: ReactNode;
  children(viewer: 'visitor' | 'player'): ReactNode;
}) {
  const here = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { phase } = useSession();
  const wanted = useWanted(here, phase === 'signed-in');
  return (
    <div ref={here}>
      {hydrated && wanted && phase !== 'starting' ? (
        <PartBoundary fallback={null}>
          <Suspense fallback={waiting}>{children(phase === 'signed-in' ? 'player' : 'visitor')}</Suspense>
        </PartBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
