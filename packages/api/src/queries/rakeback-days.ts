import { queryOptions } from '@tanstack/react-query';
import { getRakebackDays } from '../calls/rewards/get-rakeback-days.ts';
import type { ApiClient } from '../client.ts';
import { POLL_EVERY } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { polling } from './reading.ts';

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
    ...polling({ everyMs: POLL_EVERY.rakeback, holds: getRakebackDays.answers.entries.days }),
  });
}
