import { useLayoutEffect, useState, type RefObject } from 'react';
import { MIN_WIN_WIDTH } from './min-win-width.ts';

const MAX_WINS = 5;
const MIN_WINS = 2;

/** How many wins stand side by side, as the style sheet counts them; a phone cuts the second. */
export function useVisibleCount(row: RefObject<HTMLElement | null>): number {
  const [seen, setSeen] = useState(MAX_WINS);
  useLayoutEffect(() => {
    const watched = row.current;
    if (!watched) return undefined;
    const measure = () => {
      const width = watched.clientWidth;
      const fitting = width === 0 ? MAX_WINS : Math.floor(width / MIN_WIN_WIDTH);
      setSeen(Math.min(MAX_WINS, Math.max(MIN_WINS, fitting)));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(watched);
    return () => sizes.disconnect();
  }, [row]);
  return seen;
}
