import { PartBoundary } from '@baize/shell/part-boundary';
import { useWanted } from '@baize/shell/wanted';
import { lazy, Suspense, useRef } from 'react';
import { usePromoViewer } from '../promotions/use-promo-viewer.ts';
import { TeaserWaiting } from './teaser-frame.tsx';

const Teaser = lazy(async () => ({
  default: (await import('./tournaments-teaser.tsx')).TournamentsTeaser,
}));

const WAITING = <TeaserWaiting />;

/** Tournaments on the root page; their place is kept until somebody comes near it. */
export function RootTournamentsPart() {
  const here = useRef<HTMLDivElement>(null);
  const viewer = usePromoViewer();
  const wanted = useWanted(here, viewer === 'player');
  return (
    <div ref={here}>
      {wanted && viewer !== 'unknown' ? (
        <PartBoundary fallback={null}>
          <Suspense fallback={WAITING}>
            <Teaser viewer={viewer} waiting={WAITING} />
          </Suspense>
        </PartBoundary>
      ) : (
        WAITING
      )}
    </div>
  );
}
