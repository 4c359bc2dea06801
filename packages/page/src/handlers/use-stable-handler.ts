import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function in every render, which runs the newest `handler`; for events, never while rendering. */
export function useStableHandler<Args extends unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
