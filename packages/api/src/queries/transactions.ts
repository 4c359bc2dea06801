import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getTransactions, type TransactionsAsk } from '../calls/cashier/get-transactions.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** One page of the player's transactions, `{ count, rows }` of `Transaction`; the old one stays meanwhile (PAY-10). */
export function transactionsQuery(client: ApiClient, ask: TransactionsAsk) {
  return queryOptions({
    queryKey: queryKeys.transactionsOf(ask),
    queryFn: async ({ signal }) =>
      (await client.send(getTransactions, { query: ask }, { signal })).transactions,
    ...reading,
    staleTime: FRESH_FOR.history,
    placeholderData: keepPreviousData,
  });
}
