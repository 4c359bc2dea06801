import { queryOptions } from '@tanstack/react-query';
import { getLatestWins, type LatestWin } from '../endpoints/lobby/get-latest-wins.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { POLL_INTERVALS } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { pollingOptions } from './query-defaults.ts';

/**
 * The latest wins of all players, a list of `LatestWin`, asked every 30 s while somebody looks. The call is ours: a
 * platform that does not know it has none to tell.
 */
export function latestWinsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.latestWins,
    queryFn: async ({ signal }): Promise<readonly LatestWin[]> => {
      try {
        return (await client.send(getLatestWins, { query: {} }, { signal })).wins;
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 404) return [];
        throw failure;
      }
    },
    ...pollingOptions({ intervalMs: POLL_INTERVALS.wins, dataSchema: getLatestWins.response.entries.wins }),
  });
}
