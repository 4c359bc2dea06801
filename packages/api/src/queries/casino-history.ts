import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCasinoHistory, type CasinoHistoryRequest } from '../endpoints/cashier/get-casino-history.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { fetchAllPages } from './next-page.ts';
import { queryDefaults } from './query-defaults.ts';

/** One page of the player's bets and wins, `{ count, rows }` of `CasinoHistoryEntry`; the old one stays meanwhile (PAY-10). */
export function casinoHistoryQuery(client: ApiClient, ask: CasinoHistoryRequest) {
  return queryOptions({
    queryKey: queryKeys.casinoHistoryOf(ask),
    queryFn: async ({ signal }) =>
      (await client.send(getCasinoHistory, { query: ask }, { signal })).casinoHistory,
    ...queryDefaults,
    staleTime: STALE_TIMES.history,
    placeholderData: keepPreviousData,
  });
}

/** Every bet and win that the filters choose, a list of `CasinoHistoryEntry`, for a file (PAY-10). */
export function allCasinoHistoryQuery(
  client: ApiClient,
  ask: Omit<CasinoHistoryRequest, 'pageNo' | 'limit'>,
) {
  return queryOptions({
    queryKey: queryKeys.casinoHistoryOf({ ...ask, every: 'row' }),
    queryFn: ({ signal }) =>
      fetchAllPages(async (page) => {
        const query = { ...ask, ...page };
        return (await client.send(getCasinoHistory, { query }, { signal })).casinoHistory;
      }),
    ...queryDefaults,
    staleTime: STALE_TIMES.history,
  });
}
