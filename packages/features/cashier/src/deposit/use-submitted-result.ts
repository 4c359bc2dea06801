import {
  isConfirmed,
  isUnfinished,
  useDepositResult,
  type DepositResult,
} from '../results/use-deposit-result.ts';
import type { SubmittedPayment } from './submitted-alert.tsx';

/** What is known of a submitted payment, and how sure that is. */
export interface SubmittedResult {
  result: DepositResult;
  basis: 'sure' | DepositResult['proof'];
  /** It may wait for the player at the bank or the provider. */
  isUnfinished: boolean;
}

/**
 * What became of a submitted payment by the platform's latest word, read again until it is settled (beyond 7). What was answered
 * as settled stays: the transactions may be older than the answer.
 */
export function useSubmittedResult({ sent, result: first }: SubmittedPayment): SubmittedResult {
  const latest = useDepositResult({ asked: first.kind, transactionId: first.transactionId });
  const wasOpen = first.kind === 'pending' || first.kind === 'return';
  // That the player came back is no news once the platform has said where the payment stands.
  const now = latest.kind === 'return' && latest.row !== null ? 'pending' : latest.kind;
  const result = { ...latest, kind: wasOpen ? now : first.kind, method: sent.method };
  return {
    result,
    basis: first.kind === 'return' && (result.isRowAwaited || !isConfirmed(result)) ? result.proof : 'sure',
    isUnfinished: isUnfinished(result),
  };
}
