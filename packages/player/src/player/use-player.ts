import type { UserDetails } from '@baize/api/endpoints/session';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { connectionStore, type ConnectionStatus } from './connection-status.ts';
import { pollFactor } from '../session/activity-state.ts';
import { useApi } from './use-api.ts';

/** How often the balance is asked for while the socket is lost, in ms (SES-11). */
const POLL_WHEN_DISCONNECTED_MS = 15_000;

/** Who the player is and what the wallet holds, inside a `PlayerBoundary`; null until it is known. */
export function usePlayer(): UserDetails | null {
  const line = useSyncExternalStore<ConnectionStatus>(
    connectionStore.subscribe,
    connectionStore.get,
    () => 'off',
  );
  const lost = line === 'lost' || line === 'refused';
  const details = useQuery({
    ...userDetailsQuery(useApi()),
    refetchInterval: () => (lost ? POLL_WHEN_DISCONNECTED_MS * pollFactor() : false),
  });
  return details.data ?? null;
}
