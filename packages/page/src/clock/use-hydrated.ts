import { useSyncExternalStore } from 'react';
import { isHydrating, onHydrated } from './hydration.ts';

/** False on the server and until the page has been taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    onHydrated,
    () => !isHydrating(),
    () => false,
  );
}
