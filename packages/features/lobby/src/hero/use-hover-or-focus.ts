import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the keyboard is anywhere on an element. */
export function useHoverOrFocus(element: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const stop = new AbortController();
    const on = (event: string, told: () => void) =>
      watched.addEventListener(event, told, { signal: stop.signal });
    // It may be there already when the watching begins.
    setPointed(watched.matches(':hover'));
    setFocused(watched.contains(document.activeElement));
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => stop.abort();
  }, [element]);
  return pointed || focused;
}
