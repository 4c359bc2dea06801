import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * A part that comes late, taken up as it is the first time its place lies below what is seen: nothing that is read moves
 * for it. Who stands at its place goes without until they are elsewhere.
 */
export function useOutOfSight<Part extends object>(
  place: RefObject<HTMLElement | null>,
  part: Part | null,
): Part | null {
  const [taken, take] = useState<Part | null>(null);
  const waits = part !== null && taken === null;
  const look = useEffectEvent((seen: IntersectionObserverEntry[]) => {
    const last = seen.at(-1);
    if (last && last.boundingClientRect.top >= window.innerHeight) take(part);
  });
  useEffect(() => {
    if (!waits || !place.current) return undefined;
    const sight = new IntersectionObserver((seen) => look(seen));
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [waits, place]);
  return taken;
}
