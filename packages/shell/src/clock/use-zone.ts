import { playerZone } from '@baize/browser/zone';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The player's IANA zone, null on the server and in the first render. */
export function useZone(): string | null {
  return useSyncExternalStore(never, playerZone, () => null);
}
