import { useCalm } from '@baize/shell/calm';
import { useHydrated } from '@baize/shell/clock';
import { PartBoundary } from '@baize/shell/part-boundary';
import { useSession } from '@baize/shell/session';
import { useWanted } from '@baize/shell/wanted';
import { lazy, Suspense, useRef } from 'react';
import { ClosedStrip } from './closed-strip.tsx';
import { WinsWaiting } from './wins-frame.tsx';

const LiveWins = lazy(async () => ({ default: (await import('./live-wins.tsx')).LiveWins }));

/**
 * What others have won lately; its frame stands for everybody, its wins come once somebody is there. Whoever wants no
 * pressure sees none of it (beyond 5).
 */
export function LatestWins() {
  const here = useRef<HTMLDivElement>(null);
  const viewer = useViewer();
  const calm = useCalm();
  const wanted = useWanted(here, viewer === 'player');
  return (
    <div ref={here}>
      {calm ? (
        <ClosedStrip />
      ) : wanted && viewer !== 'unknown' ? (
        <PartBoundary fallback={<ClosedStrip />}>
          <Suspense fallback={<WinsWaiting />}>
            <LiveWins viewer={viewer} />
          </Suspense>
        </PartBoundary>
      ) : (
        <WinsWaiting />
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
