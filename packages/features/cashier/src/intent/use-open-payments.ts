import type { Transaction } from '@baize/api/endpoints/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import { pollWhileOpen, transactionsQuery } from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { depositStatus, hasDepositFailed } from '@baize/domain/deposit-payment';
import { isOpenDeposit } from '@baize/domain/open-deposits';
import { useApi } from '@baize/player';
import { useWallets } from '@baize/wallet';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { depositIntents } from './payment-intents.ts';
import { saveCompletedMethod } from './save-completed-method.ts';

/** What every part of the deposit reads of the latest payments; one question for all. */
export const LATEST_DEPOSITS = { type: 'deposit', pageNo: 1, limit: 20 } as const;

interface LatestDeposits {
  /** Those that are not settled yet. */
  open: readonly Transaction[];
  /** The numbers of all. */
  knownIds: readonly string[];
  /** Those that have reached the balance. */
  credited: readonly Transaction[];
  /** Those that have come to nothing. */
  failed: readonly Transaction[];
}

/** Reads the player's latest deposits, again and again while one is open. */
export function useOpenPayments(): LatestDeposits {
  const deposits = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    ...pollWhileOpen<{ rows: readonly Transaction[] }>((data) => (data?.rows ?? []).some(isOpen)),
  });
  const rows = deposits.data?.rows ?? [];
  const open = rows.filter(isOpen);
  useReadWithBalance(open.length > 0 ? deposits.refetch : null);
  useLimitsWhenSettled(open.map(({ transactionId }) => transactionId));
  useEffect(() => {
    for (const { transactionId, status } of deposits.data?.rows ?? []) {
      if (hasDepositFailed(status)) depositIntents.markFailed(transactionId);
      if (depositStatus(status) === 'credited') saveCompletedMethod(transactionId);
    }
  }, [deposits.data]);
  const isCredited = ({ status }: Transaction) => depositStatus(status) === 'credited';
  const idsOf = (some: readonly Transaction[]) => some.map(({ transactionId }) => transactionId);
  const failed = rows.filter(({ status }) => hasDepositFailed(status));
  return { open, knownIds: idsOf(rows), credited: rows.filter(isCredited), failed };
}

/** A balance that changes may be an open payment that was credited: it is read at once, and what is left of the limits with it. */
function useReadWithBalance(read: (() => Promise<unknown>) | null): void {
  const cache = useQueryClient();
  const wallet = useWallets()?.selected;
  const balance = wallet === undefined ? null : `${wallet.amount} ${wallet.currencyCode}`;
  const last = useRef(balance);
  const onChange = useEffectEvent(() => {
    const isNews = last.current !== null && last.current !== balance;
    last.current = balance;
    if (!isNews) return;
    void read?.();
    // Another tab's deposit, or one that was credited, uses up what may be paid in.
    void cache.invalidateQueries({ queryKey: queryKeys.limits });
  });
  useEffect(() => onChange(), [balance]);
}

/** An open payment counts towards the limits until it comes to nothing: they are read again once one is settled. */
function useLimitsWhenSettled(openIds: readonly string[]): void {
  const cache = useQueryClient();
  const ids = openIds.join(' ');
  const last = useRef(ids);
  useEffect(() => {
    const hasSettled = last.current.split(' ').some((id) => id !== '' && !ids.split(' ').includes(id));
    last.current = ids;
    if (hasSettled) void cache.invalidateQueries({ queryKey: queryKeys.limits });
  }, [ids, cache]);
}

function isOpen(row: Transaction): boolean {
  return isOpenDeposit(row, platformClock.now());
}
