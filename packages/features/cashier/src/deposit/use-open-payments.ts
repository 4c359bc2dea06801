import type { Transaction } from '@baize/api/endpoints/cashier';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { depositStatus, hasDepositFailed } from '@baize/domain/deposit-payment';
import { isOpenDeposit } from '@baize/domain/open-deposits';
import { useApi } from '@baize/shell/player';
import { useWallets } from '@baize/shell/wallet';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { depositIntents } from '../intent/payment-intents.ts';
import { saveCompletedMethod } from './save-completed-method.ts';

/** What every part of the deposit reads of the latest payments; one question for all. */
export const LATEST_DEPOSITS = { type: 'deposit', pageNo: 1, limit: 20 } as const;

const POLL_INTERVAL_MS = 15_000;

/** The player's deposits that are not settled yet, and the numbers of all there are. */
export function useOpenPayments(): { open: readonly Transaction[]; knownIds: readonly string[] } {
  const deposits = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    refetchInterval: ({ state }) => ((state.data?.rows ?? []).some(isOpen) ? POLL_INTERVAL_MS : false),
  });
  const rows = deposits.data?.rows ?? [];
  useReadWithBalance(rows.some(isOpen) ? deposits.refetch : null);
  useEffect(() => {
    for (const { transactionId, status } of deposits.data?.rows ?? []) {
      if (hasDepositFailed(status)) depositIntents.dropMade(transactionId);
      if (depositStatus(status) === 'credited') saveCompletedMethod(transactionId);
    }
  }, [deposits.data]);
  return { open: rows.filter(isOpen), knownIds: rows.map(({ transactionId }) => transactionId) };
}

/** A balance that changes may be an open payment that was credited: it is read at once. */
function useReadWithBalance(read: (() => Promise<unknown>) | null): void {
  const wallet = useWallets()?.selected;
  const balance = wallet === undefined ? null : `${wallet.amount} ${wallet.currencyCode}`;
  const last = useRef(balance);
  const onChange = useEffectEvent(() => {
    if (last.current !== null && last.current !== balance) void read?.();
    last.current = balance;
  });
  useEffect(() => onChange(), [balance]);
}

function isOpen(row: Transaction): boolean {
  return isOpenDeposit(row, platformClock.now());
}
