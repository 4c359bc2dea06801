import { playerZone } from '@baize/browser/zone';
import { useSyncExternalStore } from 'react';
import { isHydrating, onHydrated } from './hydration.ts';

/** The player's IANA zone, null on the server and until the page has been taken over. */
export function useZone(): string | null {
  return useSyncExternalStore(
    onHydrated,
    () => (isHydrating() ? null : playerZone()),
    () => null,
  );
}
