import type { Transaction } from '@baize/api/endpoints/cashier';
import { LATEST_WITHDRAWALS, pollWhileOpen, transactionsQuery } from '@baize/api/queries/transactions';
import { isOnItsWay } from '@baize/domain/transactions';
import { useApi, usePlayer } from '@baize/player';
import { expectedPayments } from '@baize/player/expected-payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const NO_ROWS: readonly Transaction[] = [];

/**
 * The newest withdrawals, read again and again while any is on its way; empty until they are known. What becomes of those is
 * told wherever the player is by then.
 */
export function useLatestWithdrawals(): readonly Transaction[] {
  const userId = usePlayer()?.getUser.userId;
  const { data } = useQuery({
    ...transactionsQuery(useApi(), LATEST_WITHDRAWALS),
    ...pollWhileOpen<{ rows: readonly Transaction[] }>((data) => data?.rows.some(isOnItsWay) ?? false),
  });
  const rows = data?.rows ?? NO_ROWS;
  useEffect(() => {
    if (userId === undefined) return;
    const toExpected = ({ transactionId }: Transaction) =>
      ({ transactionId, type: 'withdrawal', userId }) as const;
    expectedPayments.add(rows.filter(isOnItsWay).map(toExpected));
  }, [rows, userId]);
  return rows;
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
