import type { Transaction } from '@baize/api/endpoints/cashier';
import type { FailedDepositEvent } from '@baize/api/events';
import { LATEST_DEPOSITS, PAYMENT_LOOKUP_MS, transactionsQuery } from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { depositStatus, mayAwaitPlayer, resultKind, type ResultKind } from '@baize/domain/deposit-payment';
import { latestDepositStatus } from '@baize/domain/deposit-result';
import { methodTitle } from '@baize/domain/payment-methods';
import { useApi, usePlayer } from '@baize/player';
import { useFailedDeposit } from '@baize/player/failed-deposit';
import { useSession } from '@baize/player/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { saveCompletedMethod } from '../intent/save-completed-method.ts';
import { usePaymentMethods } from '../methods/use-payment-methods.ts';
import { storedPayments, type StoredPayment } from '../intent/stored-payments.ts';
import { useRefreshWhenSettled } from './use-refresh-when-settled.ts';

/** What is known of the payment that the address tells of. */
export type DepositResult = {
  kind: ResultKind;
  transactionId: string | null;
  /** What its method is called: by the platform, this tab or the event of its failure, else the address's plain text, whatever it says. */
  method: string | null;
  /** The platform's line; null while it is not read, for visitors, and where there is none. */
  row: Transaction | null;
  /** The platform's lines are being read for the first time, and it may be among them. */
  isRowAwaited: boolean;
  /** They could not be read: that it is not among them would be no news of the payment. */
  isUnreadable: boolean;
  stored: StoredPayment | null;
  /** What the platform has told of its failure by itself. */
  event: FailedDepositEvent | null;
  /** `read`: by the platform's own line; `asking`: it is being read; `told`: only the address says so. */
  proof: 'read' | 'asking' | 'told';
  /** The platform's last word on the payment, read now or answered to this tab before; null where there is none. */
  status: string | null;
  viewer: 'player' | 'visitor' | 'unknown';
};

interface ToldPayment {
  /** How it is told: by the address, or by the answer to it. */
  asked: ResultKind;
  transactionId: string | null;
}

/** Joins what was told of a payment with what the platform and this tab know of it, and looks again while it is open. */
export function useDepositResult({ asked, transactionId }: ToldPayment): DepositResult {
  const [query] = useSearchParams();
  const { phase } = useSession();
  const payments = useSyncExternalStore(storedPayments.subscribe, storedPayments.get, () => []);
  const userId = usePlayer()?.getUser.userId ?? null;
  // Whoever comes back without a session is told what this tab knows; another player who has logged in is not.
  const isOwn = (payment: StoredPayment) => phase === 'signed-out' || payment.userId === userId;
  const stored = payments.find((one) => one.transactionId === transactionId && isOwn(one)) ?? null;
  const failed = useFailedDeposit();
  const event = failed?.transactionId === transactionId ? failed : null;
  const rowOf = (rows: readonly Transaction[] | undefined) =>
    rows?.find((row) => row.transactionId === transactionId) ?? null;
  const deposits = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    enabled: phase === 'signed-in' && transactionId !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isSettled(rowOf(state.data?.rows)) ? false : PAYMENT_LOOKUP_MS.shown),
  });
  const row = rowOf(deposits.data?.rows);
  const status = row?.status ?? null;
  const outcome = depositStatus(status);
  const credited = outcome === 'credited';
  const latest = latestDepositStatus({
    row: status,
    hasFailed: event !== null,
    observed: stored?.seen.at(-1)?.status ?? null,
  });
  const eventMethod = useEventMethod(row === null && stored === null ? event : null);

  useEffect(() => {
    if (transactionId !== null && status !== null)
      storedPayments.recordStatus(transactionId, { status, at: platformClock.now() });
  }, [transactionId, status]);
  useRefreshWhenSettled(outcome);
  useEffect(() => {
    if (credited && transactionId !== null) saveCompletedMethod(transactionId);
  }, [credited, transactionId]);

  const isRowAwaited = deposits.isFetching && !deposits.isFetchedAfterMount && row === null;
  const asking = phase === 'starting' || isRowAwaited;
  return {
    // What this tab was answered may be old: it decides nothing of what is read or told by an event.
    kind: resultKind({ asked, status: row || event ? latest : null }),
    status: latest,
    transactionId,
    method: row?.method ?? stored?.method ?? eventMethod ?? query.get('met'),
    row,
    isRowAwaited,
    // An error is forgotten while it is read again; when the last one came is not.
    isUnreadable: deposits.errorUpdatedAt > deposits.dataUpdatedAt && row === null,
    stored,
    event,
    proof: (row ?? event) ? 'read' : asking ? 'asking' : 'told',
    viewer: phase === 'signed-in' ? 'player' : phase === 'signed-out' ? 'visitor' : 'unknown',
  };
}

/** What the method of a failed payment is called, of which the event tells the number alone. */
function useEventMethod(event: FailedDepositEvent | null): string | null {
  const methods = usePaymentMethods(event?.currencyCode ?? null, { isNeeded: event !== null });
  if (event === null || methods.kind !== 'known') return null;
  const method = methods.methods.find(({ id }) => id === event.methodId);
  return method ? methodTitle(method) : null;
}

function isSettled(row: Transaction | null): boolean {
  return row !== null && depositStatus(row.status) !== 'open';
}

/** Whether the payment may wait for the player at the bank or the provider, by the platform's own word. */
export function isUnfinished({ kind, row }: Pick<DepositResult, 'kind' | 'row'>): boolean {
  const isOpen = kind === 'pending' || kind === 'return';
  return isOpen && row !== null && row.crypto === null && mayAwaitPlayer(row.status);
}

/** Whether the platform itself has said what the result claims: without that, it is hearsay of an address. */
export function isConfirmed({ kind, status }: Pick<DepositResult, 'kind' | 'status'>): boolean {
  return depositStatus(status) !== 'unknown' && resultKind({ asked: kind, status }) === kind;
}
