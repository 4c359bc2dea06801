import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCasinoHistory, type CasinoHistoryAsk } from '../calls/cashier/get-casino-history.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { everyRow } from './next-page.ts';
import { reading } from './reading.ts';

/** One page of the player's bets and wins, `{ count, rows }` of `CasinoMove`; the old one stays meanwhile (PAY-10). */
export function casinoHistoryQuery(client: ApiClient, ask: CasinoHistoryAsk) {
  return queryOptions({
    queryKey: queryKeys.casinoHistoryOf(ask),
    queryFn: async ({ signal }) =>
      (await client.send(getCasinoHistory, { query: ask }, { signal })).casinoHistory,
    ...reading,
    staleTime: FRESH_FOR.history,
    placeholderData: keepPreviousData,
  });
}

/** Every bet and win that the filters choose, a list of `CasinoMove`, for a file (PAY-10). */
export function allCasinoHistoryQuery(client: ApiClient, ask: Omit<CasinoHistoryAsk, 'pageNo' | 'limit'>) {
  return queryOptions({
    queryKey: queryKeys.casinoHistoryOf({ ...ask, every: 'row' }),
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { ...ask, ...page };
        return (await client.send(getCasinoHistory, { query }, { signal })).casinoHistory;
      }),
    ...reading,
    staleTime: FRESH_FOR.history,
  });
}
