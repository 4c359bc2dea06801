import { queryOptions } from '@tanstack/react-query';
import { getCalendarAward } from '../calls/rewards/get-calendar-award.ts';
import type { ApiClient } from '../client.ts';
import { POLL_EVERY } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { polling } from './reading.ts';

/** The player's running cashback (`CalendarAward`), asked every 15 s (ACC-03). */
export function calendarAwardQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.calendarAward,
    queryFn: async ({ signal }) => (await client.send(getCalendarAward, {}, { signal })).userCalendarData,
    ...polling({ everyMs: POLL_EVERY.award, holds: getCalendarAward.answers.entries.userCalendarData }),
  });
}
