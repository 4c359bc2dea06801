import { queryOptions } from '@tanstack/react-query';
import { getCalendarAward } from '../endpoints/rewards/get-calendar-award.ts';
import type { ApiClient } from '../client.ts';
import { POLL_INTERVALS } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { pollingOptions } from './query-defaults.ts';

/** The player's running cashback (`CalendarAward`), asked every 15 s (ACC-03). */
export function calendarAwardQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.calendarAward,
    queryFn: async ({ signal }) => (await client.send(getCalendarAward, {}, { signal })).userCalendarData,
    ...pollingOptions({
      intervalMs: POLL_INTERVALS.award,
      dataSchema: getCalendarAward.response.entries.userCalendarData,
    }),
  });
}
