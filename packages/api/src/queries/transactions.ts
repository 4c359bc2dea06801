import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getTransactions, type TransactionsAsk } from '../calls/cashier/get-transactions.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { everyRow } from './next-page.ts';
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

/** Every transaction that the filters choose, a list of `Transaction`, for a file or a statement (PAY-10). */
export function allTransactionsQuery(client: ApiClient, ask: Omit<TransactionsAsk, 'pageNo' | 'limit'>) {
  return queryOptions({
    queryKey: queryKeys.transactionsOf({ ...ask, every: 'row' }),
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { ...ask, ...page };
        return (await client.send(getTransactions, { query }, { signal })).transactions;
      }),
    ...reading,
    staleTime: FRESH_FOR.history,
  });
}
