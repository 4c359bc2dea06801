import { useEffect, useState, type RefObject } from 'react';
import { useHasActivity } from './first-activity.ts';

/** Whether a part is wanted: somebody is there (a player is) and the part is in sight or nearly. Once so, for good. */
export function useShouldLoad(part: RefObject<HTMLElement | null>, present: boolean): boolean {
  const somebody = useHasActivity();
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!part.current) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    sight.observe(part.current);
    return () => sight.disconnect();
  }, [part]);
  return (somebody || present) && near;
}
