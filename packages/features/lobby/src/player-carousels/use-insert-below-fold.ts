import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * A part that comes late, taken up as it is the first time its place lies below what is seen: nothing that is read moves
 * for it. Where its place is in sight, `onInSight` may look for another.
 */
export function useInsertBelowFold<Part extends object>(
  place: RefObject<HTMLElement | null>,
  { part, onVisible }: { part: Part | null; onVisible(): void },
): Part | null {
  const [taken, take] = useState<Part | null>(null);
  const waits = part !== null && taken === null;
  const look = useEffectEvent((seen: IntersectionObserverEntry[]) => {
    const last = seen.at(-1);
    if (!last) return;
    if (last.boundingClientRect.top >= window.innerHeight) take(part);
    else onVisible();
  });
  useEffect(() => {
    if (!waits || !place.current) return undefined;
    const sight = new IntersectionObserver((seen) => look(seen));
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [waits, place]);
  return taken;
}
