import { useHydrated } from '@baize/page/clock';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { useShouldLoad } from '@baize/page/wanted';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { useSession } from '@baize/player/session';
import { lazy, Suspense, useRef } from 'react';
import { CollapsedStrip } from './collapsed-strip.tsx';
import { WinsSkeleton } from './wins-frame.tsx';

const LiveWins = lazy(async () => ({ default: (await import('./live-wins.tsx')).LiveWins }));

/**
 * What others have won lately; its frame stands for everybody, its wins come once somebody is there. Whoever wants no
 * pressure sees none of it (beyond 5).
 */
export function LatestWins() {
  const here = useRef<HTMLDivElement>(null);
  const viewer = useViewer();
  const calm = useReducedPressure();
  const wanted = useShouldLoad(here, viewer === 'player');
  return (
    <div ref={here}>
      {calm ? (
        <CollapsedStrip />
      ) : wanted && viewer !== 'unknown' ? (
        <SectionErrorBoundary fallback={<CollapsedStrip />}>
          <Suspense fallback={<WinsSkeleton />}>
            <LiveWins viewer={viewer} />
          </Suspense>
        </SectionErrorBoundary>
      ) : (
        <WinsSkeleton />
      )}
    </div>
  );
}

/** Nothing of anybody is drawn by the server. */
function useViewer(): 'unknown' | 'visitor' | 'player' {
  const hydrated = useHydrated();
  const { phase } = useSession();
  if (!hydrated || phase === 'starting') return 'unknown';
  return phase === 'signed-in' ? 'player' : 'visitor';
}
