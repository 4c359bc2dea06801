import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getTransactions, type TransactionsRequest } from '../endpoints/cashier/get-transactions.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { fetchAllPages } from './next-page.ts';
import { queryDefaults } from './query-defaults.ts';

/** One page of the player's transactions, `{ count, rows }` of `Transaction`; the old one stays meanwhile (PAY-10). */
export function transactionsQuery(client: ApiClient, ask: TransactionsRequest) {
  return queryOptions({
    queryKey: queryKeys.transactionsOf(ask),
    queryFn: async ({ signal }) =>
      (await client.send(getTransactions, { query: ask }, { signal })).transactions,
    ...queryDefaults,
    staleTime: STALE_TIMES.history,
    placeholderData: keepPreviousData,
  });
}

/** Every transaction that the filters choose, a list of `Transaction`, for a file or a statement (PAY-10). */
export function allTransactionsQuery(client: ApiClient, ask: Omit<TransactionsRequest, 'pageNo' | 'limit'>) {
  return queryOptions({
    queryKey: queryKeys.transactionsOf({ ...ask, every: 'row' }),
    queryFn: ({ signal }) =>
      fetchAllPages(async (page) => {
        const query = { ...ask, ...page };
        return (await client.send(getTransactions, { query }, { signal })).transactions;
      }),
    ...queryDefaults,
    staleTime: STALE_TIMES.history,
  });
}
