import { platformClock } from '@baize/browser/clock';
import { isHidden, onVisible } from '@baize/browser/visibility';
import { nextBoundary } from '@baize/domain/accumulator';
import { useZone } from '@baize/page/clock';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Players do not all ask in the same instant. */
const JITTER = 3_000;

const reloaded = new WeakMap<QueryClient, number>();

/** True for the first who asks about a boundary, however many views count down to it. */
function claimBoundaryReload(queryClient: QueryClient, boundary: number): boolean {
  if ((reloaded.get(queryClient) ?? -Infinity) >= boundary) return false;
  reloaded.set(queryClient, boundary);
  return true;
}

/**
 * Reads a query again once per boundary of the half hour (ACC-02). In a hidden tab the one reload
 * waits for the return, however many boundaries went by; the poll asks on return too, and whichever
 * is second joins the first.
 */
export function useBoundaryReload(queryKey: QueryKey): void {
  const zone = useZone();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (zone === null) return undefined;
    let stop: () => void = () => undefined;
    let due = false;

    const reload = (how: 'on-time' | 'on-return') => {
      due = false;
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: how === 'on-time' });
    };
    const cross = (boundary: number) => {
      if (!claimBoundaryReload(queryClient, boundary)) return;
      if (isHidden()) due = true;
      else reload(platformClock.now() - boundary > 2 * JITTER ? 'on-return' : 'on-time');
    };
    const arm = () => {
      const boundary = nextBoundary({ now: platformClock.now(), zone });
      stop = platformClock.atInstant(boundary + Math.random() * JITTER, () => {
        cross(boundary);
        arm();
      });
    };

    arm();
    const stopVisible = onVisible(() => {
      if (due) reload('on-return');
    });
    return () => {
      stop();
      stopVisible();
    };
  }, [zone, queryClient, queryKey]);
}
