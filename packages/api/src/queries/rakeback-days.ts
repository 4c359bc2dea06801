import { queryOptions } from '@tanstack/react-query';
import { getRakebackDays } from '../endpoints/rewards/get-rakeback-days.ts';
import type { ApiClient } from '../client.ts';
import { POLL_INTERVALS } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { pollingOptions } from './query-defaults.ts';

/**
 * The player's rakeback days, a list of `RakebackDay`, asked every 10 s (RB-11). A poll that brings nothing new hands
 * out the very same list. `bonusId` only when one bonus is opened.
 */
export function rakebackDaysQuery(client: ApiClient, bonusId?: string) {
  return queryOptions({
    queryKey: bonusId === undefined ? queryKeys.rakebackDays : queryKeys.rakebackDaysOf(bonusId),
    queryFn: async ({ signal }) => {
      const query = bonusId === undefined ? {} : { bonusId };
      return (await client.send(getRakebackDays, { query }, { signal })).days;
    },
    ...pollingOptions({
      intervalMs: POLL_INTERVALS.rakeback,
      dataSchema: getRakebackDays.response.entries.days,
    }),
  });
}
