import { queryOptions } from '@tanstack/react-query';
import { getTournaments, type TournamentsRequest } from '../endpoints/rewards/get-tournaments.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES, POLL_INTERVALS } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { pollingOptions, queryDefaults } from './query-defaults.ts';

/** The tournaments with their boards, `{ count, rows }` of `Tournament`, asked every 15 s while somebody looks (PRO-07). */
export function tournamentsQuery(client: ApiClient, ask: TournamentsRequest = {}) {
  return queryOptions({
    queryKey: queryKeys.tournamentsOf(ask),
    queryFn: async ({ signal }) =>
      (await client.send(getTournaments, { query: ask }, { signal })).tournaments,
    ...pollingOptions({
      intervalMs: POLL_INTERVALS.board,
      dataSchema: getTournaments.response.entries.tournaments,
    }),
  });
}

/** The tournaments as a page announces them: their boards stand elsewhere, so they are not asked again and again. */
export function announcedTournamentsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.tournamentsAnnounced,
    queryFn: async ({ signal }) => (await client.send(getTournaments, { query: {} }, { signal })).tournaments,
    ...queryDefaults,
    staleTime: STALE_TIMES.offers,
  });
}
