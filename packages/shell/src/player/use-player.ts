import type { UserDetails } from '@baize/api/calls/session';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { lineStore, type Line } from '../realtime/line.ts';
import { pace } from '../session/idle.ts';
import { useApi } from './use-api.ts';

/** How often the balance is asked for while the socket is lost, in ms (SES-11). */
const WITHOUT_LINE = 15_000;

/** Who the player is and what the wallet holds, inside a `PlayerIsland`; null until it is known. */
export function usePlayer(): UserDetails | null {
  const line = useSyncExternalStore<Line>(lineStore.subscribe, lineStore.get, () => 'off');
  const lost = line === 'lost' || line === 'refused';
  const details = useQuery({
    ...userDetailsQuery(useApi()),
    refetchInterval: () => (lost ? WITHOUT_LINE * pace() : false),
  });
  return details.data ?? null;
}
