import type { Transaction } from '@baize/api/endpoints/cashier';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { depositStatus, FAILURE_KINDS, resultKind } from '@baize/domain/deposit-payment';
import { useApi } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import { useRefreshWhenCredited } from '../results/use-refresh-when-credited.ts';
import type { ShownResult } from '../results/use-show-result.ts';
import type { SubmittedPayment } from './submitted-alert.tsx';
import { LATEST_DEPOSITS } from './use-open-payments.ts';

const POLL_INTERVAL_MS = 5_000;

/**
 * What became of a submitted payment by the platform's latest word, read again until it is settled (beyond 7). What is settled
 * already stays: the transactions may be older than the answer.
 */
export function useLatestResult({ sent, result }: SubmittedPayment): ShownResult {
  const { transactionId, kind: asked } = result;
  const wasOpen = isOpen(asked);
  const kindIn = (rows: readonly Transaction[] | undefined) =>
    wasOpen ? resultKind({ asked, status: findRow(rows, transactionId)?.status }) : asked;
  const { data } = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    refetchInterval: ({ state }) => (isOpen(kindIn(state.data?.rows)) ? POLL_INTERVAL_MS : false),
  });
  const kind = kindIn(data?.rows);
  useRefreshWhenCredited(wasOpen && depositStatus(findRow(data?.rows, transactionId)?.status) === 'credited');
  if (kind === asked) return result;
  return { kind, transactionId, ...(FAILURE_KINDS.includes(kind) && { met: sent.method }) };
}

function findRow(rows: readonly Transaction[] | undefined, id: string): Transaction | undefined {
  return rows?.find(({ transactionId }) => transactionId === id);
}

function isOpen(kind: ShownResult['kind']): boolean {
  return kind === 'pending' || kind === 'return';
}
