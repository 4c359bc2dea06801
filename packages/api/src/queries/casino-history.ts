import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCasinoHistory, type CasinoHistoryAsk } from '../calls/cashier/get-casino-history.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
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
