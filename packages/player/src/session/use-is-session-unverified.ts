import { tokenStore } from '@baize/browser/token-store';
import { useSyncExternalStore } from 'react';
import { useSession } from './session.ts';

/** Whether there is a kept session that the platform could not tell of: who is here may be a player (SES-01). */
export function useIsSessionUnverified(): boolean {
  const session = useSession();
  const token = useSyncExternalStore<string | null>(tokenStore.subscribe, tokenStore.get, () => null);
  return token !== null && session.phase === 'signed-out' && session.isUnverified === true;
}
