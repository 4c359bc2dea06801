import { useLayoutEffect, useState, type RefObject } from 'react';
import { LEAST_WIDTH } from './least-width.ts';

const MOST = 5;
const FEWEST = 2;

/** How many wins stand side by side, as the style sheet counts them; a phone cuts the second. */
export function useSeen(row: RefObject<HTMLElement | null>): number {
  const [seen, setSeen] = useState(MOST);
  useLayoutEffect(() => {
    const watched = row.current;
    if (!watched) return undefined;
    const measure = () => {
      const width = watched.clientWidth;
      const fitting = width === 0 ? MOST : Math.floor(width / LEAST_WIDTH);
      setSeen(Math.min(MOST, Math.max(FEWEST, fitting)));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(watched);
    return () => sizes.disconnect();
  }, [row]);
  return seen;
}
