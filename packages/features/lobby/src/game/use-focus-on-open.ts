import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** So long a dialog that led here may take to close, in frames. */
const MAX_WAIT_FRAMES = 120;

/** A dialog that has closed gives the focus back to where it was opened, within these frames. */
const FOCUS_RETURN_FRAMES = 3;

/**
 * Puts the focus on the heading of a game that was opened from within the app: the tile or the search it was on is gone
 * or far from the game. A page that is loaded keeps the browser's own beginning; focus that is in the page by then stays.
 */
export function useFocusOnOpen(slug: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const opened = key !== 'default';
  useEffect(() => {
    if (!opened) return undefined;
    let frame = 0;
    const look = (left: number, clear: number) => {
      const main = heading.current?.closest('main');
      const isClear = !document.querySelector('[role="dialog"]');
      if (isClear && clear === 0) {
        if (!main?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
      } else if (left > 0) {
        frame = requestAnimationFrame(() => look(left - 1, isClear ? clear - 1 : FOCUS_RETURN_FRAMES));
      }
    };
    look(MAX_WAIT_FRAMES, FOCUS_RETURN_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [opened, slug]);
  return heading;
}
