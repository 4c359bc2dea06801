import type { Transaction } from '@baize/api/endpoints/cashier';
import type { FailedDepositEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { depositStatus, resultKind, type ResultKind } from '@baize/domain/deposit-payment';
import { notifiedPayment, useFailedDeposit } from '@baize/shell/failed-deposit';
import { useApi } from '@baize/shell/player';
import { useSession } from '@baize/shell/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { LATEST_DEPOSITS } from '../deposit/use-open-payments.ts';
import { storedPayments, type StoredPayment } from './stored-payments.ts';

const POLL_INTERVAL_MS = 5_000;

/** What is known of the payment that the address tells of. */
export type DepositResult = {
  kind: ResultKind;
  transactionId: string | null;
  /** The method as the address names it: a plain text, whatever it says. */
  met: string | null;
  /** The platform's line; null while it is not read, for visitors, and where there is none. */
  row: Transaction | null;
  stored: StoredPayment | null;
  /** What the platform has told of its failure by itself. */
  event: FailedDepositEvent | null;
  /** `read`: by the platform's own line; `asking`: it is being read; `told`: only the address says so. */
  proof: 'read' | 'asking' | 'told';
  /** The platform's last word on the payment, read now or answered to this tab before; null where there is none. */
  status: string | null;
  viewer: 'player' | 'visitor' | 'unknown';
};

/** Joins what the address says with what the platform and this tab know of the payment, and looks again while it is open. */
export function useDepositResult(asked: ResultKind): DepositResult {
  const [query] = useSearchParams();
  const transactionId = query.get('transactionId');
  const { phase } = useSession();
  const cache = useQueryClient();
  const payments = useSyncExternalStore(storedPayments.subscribe, storedPayments.get, () => []);
  const stored = payments.find((one) => one.transactionId === transactionId) ?? null;
  const failed = useFailedDeposit();
  const event = failed?.transactionId === transactionId ? failed : null;
  const rowOf = (rows: readonly Transaction[] | undefined) =>
    rows?.find((row) => row.transactionId === transactionId) ?? null;
  const deposits = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    enabled: phase === 'signed-in' && transactionId !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isSettled(rowOf(state.data?.rows)) ? false : POLL_INTERVAL_MS),
  });
  const row = rowOf(deposits.data?.rows);
  const status = row?.status ?? null;
  const credited = depositStatus(status) === 'credited';

  useEffect(() => {
    if (transactionId === null) return;
    notifiedPayment.set(transactionId);
    if (status !== null) storedPayments.recordStatus(transactionId, { status, at: platformClock.now() });
  }, [transactionId, status]);
  useEffect(() => {
    if (!credited) return;
    for (const queryKey of [queryKeys.userDetails, queryKeys.limits])
      void cache.invalidateQueries({ queryKey });
  }, [credited, cache]);

  const asking = phase === 'starting' || (deposits.isFetching && row === null);
  return {
    kind: resultKind({ asked, status }),
    status: status ?? stored?.seen.at(-1)?.status ?? null,
    transactionId,
    met: query.get('met'),
    row,
    stored,
    event,
    proof: (row ?? event) ? 'read' : asking ? 'asking' : 'told',
    viewer: phase === 'signed-in' ? 'player' : phase === 'signed-out' ? 'visitor' : 'unknown',
  };
}

function isSettled(row: Transaction | null): boolean {
  return row !== null && depositStatus(row.status) !== 'open';
}

/** Whether the platform itself has said what the result claims: without that, it is hearsay of an address. */
export function isConfirmed({ kind, proof, status }: DepositResult): boolean {
  if (proof === 'read') return true;
  return (
    status !== null && depositStatus(status) !== 'unknown' && resultKind({ asked: kind, status }) === kind
  );
}
