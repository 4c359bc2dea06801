import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation, type Location } from 'react-router';

/**
 * The address as the router knows it, at once; `useLocation` follows when the page is drawn for it, which may have to wait
 * for code. What stands over a page does not wait for the page.
 */
export function useLatestLocation(): Location {
  const drawn = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const subscribe = useCallback(
    (changed: () => void) => router?.subscribe(changed) ?? (() => undefined),
    [router],
  );
  const read = () => router?.state.location ?? drawn;
  return useSyncExternalStore(subscribe, read, read);
}
