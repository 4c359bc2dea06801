import type { CryptoDepositStep } from '@baize/domain/crypto-deposit';
import { depositSteps, type DepositStep } from '@baize/domain/deposit-payment';
import { historyTimes, type StatusChange } from '@baize/domain/payment-history';
import { settlementStatus, type TransactionStatus, type TransactionType } from '@baize/domain/transactions';
import { withdrawalSteps, type WithdrawalStep } from '@baize/domain/withdrawal-steps';

/** One station of a transaction: done, where it is now, still ahead, or where it ended without success. */
export interface RecordStep {
  step: DepositStep['step'] | CryptoDepositStep['step'] | 'counted' | WithdrawalStep['step'];
  state: DepositStep['state'];
  /** When it came to be so (epoch ms), where the platform's history tells. */
  at: number | null;
}

interface TransactionState {
  type: TransactionType;
  status: TransactionStatus;
}

/** A transaction with its history, as far as it is told. */
interface TransactionWithHistory extends TransactionState {
  history?: readonly StatusChange[];
}

const COUNTED = { settled: 'done', 'on-its-way': 'now', 'came-to-nothing': 'ended' } as const;

/** Tells what happened to a transaction and what comes next, by its type, status and history. */
export function getRecordSteps({ type, status, history = [] }: TransactionWithHistory): RecordStep[] {
  if (type === 'deposit') {
    const seen = historyTimes(history);
    return depositSteps({ status, createdAt: null, bank: 'not-asked', seen });
  }
  if (type === 'withdrawal') return withdrawalSteps({ status, history });
  return [
    { step: 'created', state: 'done', at: null },
    { step: 'counted', state: COUNTED[settlementStatus(status)], at: null },
  ];
}

/** How a transaction stands for the player: a deposit as the cashier told it, everything else by its money. */
export type RecordStatus = 'settled' | 'waiting' | 'unknown' | 'ended';

/** Reads the standing off the stations, so that both say the same. */
export function getRecordStatus(transaction: TransactionState): RecordStatus {
  if (transaction.status === 'unknown') return 'unknown';
  const states = getRecordSteps(transaction).map(({ state }) => state);
  if (states.includes('ended')) return 'ended';
  return states.includes('now') ? 'waiting' : 'settled';
}
