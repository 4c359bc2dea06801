import type { Transaction } from '@baize/api/endpoints/cashier';
import { pollWhileOpen, transactionsQuery } from '@baize/api/queries/transactions';
import { isOnItsWay } from '@baize/domain/transactions';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';

/** The player's newest withdrawals, which the screen shows and a lost answer is looked up in. */
export const LATEST_WITHDRAWALS = { type: 'withdrawal', limit: 20 } as const;

/** The newest withdrawals, read again and again while any is on its way; empty until they are known. */
export function useLatestWithdrawals(): readonly Transaction[] {
  const { data } = useQuery({
    ...transactionsQuery(useApi(), LATEST_WITHDRAWALS),
    ...pollWhileOpen<{ rows: readonly Transaction[] }>((data) => data?.rows.some(isOnItsWay) ?? false),
  });
  return data?.rows ?? [];
}

/** One of the newest withdrawals, read again and again until it is settled; `isRead` once the list is known. */
export function useLatestWithdrawal(id: string): { row: Transaction | null; isRead: boolean } {
  const newest = useQuery({
    ...transactionsQuery(useApi(), LATEST_WITHDRAWALS),
    staleTime: 0,
    ...pollWhileOpen<{ rows: readonly Transaction[] }>((data) => {
      const row = findById(data?.rows, id);
      return row === null || isOnItsWay(row);
    }),
  });
  return {
    row: findById(newest.data?.rows, id),
    isRead: newest.isFetchedAfterMount || !newest.isFetching,
  };
}

function findById(rows: readonly Transaction[] | undefined, id: string): Transaction | null {
  return rows?.find(({ transactionId }) => transactionId === id) ?? null;
}
