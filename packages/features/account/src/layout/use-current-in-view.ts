import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of links sideways until its current one is in the middle. Only the row moves: `scrollIntoView` would
 * move the page as well. `current` names the current link.
 */
export function useCurrentInView(current: string | null): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [frame, box] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    // Differences of centres are right in both directions of writing.
    row.current.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  }, [current]);
  return row;
}
