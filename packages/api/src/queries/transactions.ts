import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getTransactions, type TransactionsRequest } from '../endpoints/cashier/get-transactions.ts';
import type { ApiClient } from '../client.ts';
import { POLL_INTERVALS, STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { fetchAllPages } from './next-page.ts';
import { pollBackoff, queryDefaults } from './query-defaults.ts';

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

/** What every part of the product reads of the newest deposits and withdrawals: one question for all. */
export const LATEST_DEPOSITS = { type: 'deposit', pageNo: 1, limit: 20 } as const;
export const LATEST_WITHDRAWALS = { type: 'withdrawal', limit: 20 } as const;

/**
 * How often the newest are read, in ms, while a payment without an answer is looked for, and while somebody waits before
 * the result of one that is under way: whatever state the platform is in, for the player does not know of their money.
 */
export const PAYMENT_LOOKUP_MS = { lost: 4_000, shown: 5_000 } as const;

type ReadTransactions<Data> = { state: { data: Data | undefined; error: Error | null } };

/**
 * Reads transactions again every 10 s while one that somebody looks at is on its way, by whichever `isOpen` says so: not in
 * a hidden tab, at once on return, and once a minute where the platform is in trouble (PAY-10).
 */
export function pollWhileOpen<Data>(isOpen: (data: Data | undefined) => boolean) {
  return {
    refetchInterval: ({ state }: ReadTransactions<Data>) =>
      isOpen(state.data) ? pollBackoff(state.error) || POLL_INTERVALS.payment : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: ({ state }: ReadTransactions<Data>) => (isOpen(state.data) ? 'always' : false),
  } as const;
}
