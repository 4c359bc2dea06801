import { afterPaint } from '@baize/browser/after-paint';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Nearer to an edge than this, a row stands at it, in CSS px. */
const AT_EDGE = 4;

/** A row that scrolls aside: where it stands, and how to move it by what is seen of it. */
export interface ScrollRow {
  atStart: boolean;
  atEnd: boolean;
  scroll(by: 1 | -1): void;
}

/**
 * Follows a row by its own scrolling, so that fingers, keys and buttons move the same thing. `onMove` is told when somebody
 * moves it or comes to it by keyboard.
 */
export function useScrollRow(
  row: RefObject<HTMLElement | null>,
  { count, more, onMove }: { count: number; more: boolean; onMove: (() => void) | undefined },
): ScrollRow {
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  const moved = useEffectEvent(() => onMove?.());
  useEffect(() => {
    const watched = row.current;
    if (!watched) return undefined;
    const look = () => {
      const gone = Math.abs(watched.scrollLeft);
      const left = watched.scrollWidth - watched.clientWidth - gone;
      setEdges((before) => {
        const now = { atStart: gone < AT_EDGE, atEnd: left < AT_EDGE };
        return before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now;
      });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(watched);
    const stop = new AbortController();
    const { signal } = stop;
    const follow = () => {
      look();
      moved();
    };
    watched.addEventListener('scroll', follow, { passive: true, signal });
    // A press brings the focus too, and its answer comes first.
    watched.addEventListener('focusin', () => afterPaint(() => moved()), { signal });
    return () => {
      sizes.disconnect();
      stop.abort();
    };
  }, [row, count]);
  const scroll = (by: 1 | -1) => {
    const watched = row.current;
    if (!watched) return;
    const sign = getComputedStyle(watched).direction === 'rtl' ? -1 : 1;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    watched.scrollBy({ left: by * sign * watched.clientWidth * 0.9, behavior: calm ? 'instant' : 'smooth' });
  };
  // Whoever asks for games that are not there yet is taken to them when they are.
  const wished = useRef(false);
  const grown = useEffectEvent(() => {
    if (wished.current) scroll(1);
    wished.current = false;
  });
  useEffect(() => grown(), [count]);
  const move = (by: 1 | -1) => {
    if (by === 1 && edges.atEnd && more) {
      wished.current = true;
      onMove?.();
    } else scroll(by);
  };
  return { atStart: edges.atStart, atEnd: edges.atEnd && !more, scroll: move };
}
