import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen now. */
export function useIsVisible(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const sight = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? false);
    });
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  return inSight;
}
