import { queryOptions } from '@tanstack/react-query';
import { getPlaySession, type PlaySumEntry } from '../endpoints/lobby/get-play-session.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/**
 * What was staked and won since an instant (epoch ms), a list of `PlaySumEntry`. The call is ours: null where the platform
 * does not know it (LIM-07).
 */
export function playSessionQuery(client: ApiClient, since: number) {
  return queryOptions({
    queryKey: queryKeys.playSession(since),
    queryFn: async ({ signal }): Promise<readonly PlaySumEntry[] | null> => {
      const query = { since: new Date(since).toISOString() };
      try {
        return (await client.send(getPlaySession, { query }, { signal })).playSession.sums;
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 404) return null;
        throw failure;
      }
    },
    ...queryDefaults,
    staleTime: STALE_TIMES.history,
  });
}
