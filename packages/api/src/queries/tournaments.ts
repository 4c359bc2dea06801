import { queryOptions } from '@tanstack/react-query';
import { getTournaments, type TournamentsAsk } from '../calls/rewards/get-tournaments.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR, POLL_EVERY } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { polling, reading } from './reading.ts';

/** The tournaments with their boards, `{ count, rows }` of `Tournament`, asked every 15 s while somebody looks (PRO-07). */
export function tournamentsQuery(client: ApiClient, ask: TournamentsAsk = {}) {
  return queryOptions({
    queryKey: queryKeys.tournamentsOf(ask),
    queryFn: async ({ signal }) =>
      (await client.send(getTournaments, { query: ask }, { signal })).tournaments,
    ...polling({ everyMs: POLL_EVERY.board, holds: getTournaments.answers.entries.tournaments }),
  });
}

/** The tournaments as a page announces them: their boards stand elsewhere, so they are not asked again and again. */
export function announcedTournamentsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.tournamentsAnnounced,
    queryFn: async ({ signal }) => (await client.send(getTournaments, { query: {} }, { signal })).tournaments,
    ...reading,
    staleTime: FRESH_FOR.offers,
  });
}
