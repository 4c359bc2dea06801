import { depositSteps, type DepositStep } from '@baize/domain/deposit-payment';
import { firstStatusAt, historyTimes, type StatusChange } from '@baize/domain/payment-history';
import { settlementStatus, type TransactionStatus, type TransactionType } from '@baize/domain/transactions';

/** One station of a transaction: done, where it is now, still ahead, or where it ended without success. */
export interface RecordStep {
  step:
    | 'created'
    | 'requested'
    | 'bank'
    | 'checked'
    | 'provider'
    | 'credited'
    | 'paid-out'
    | 'returned'
    | 'counted';
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

type UntimedStep = Omit<RecordStep, 'at'>;

const REQUESTED: UntimedStep = { step: 'requested', state: 'done' };
/** A withdrawal takes the money when it is requested; one that comes to nothing gives it back as it ends. */
const RETURNED: UntimedStep = { step: 'returned', state: 'done' };

const ENDED_WITH: readonly TransactionStatus[] = ['failed', 'rejected', 'cancelled'];

/** With which status of a withdrawal each station is done. */
const DONE_WITH: Readonly<Partial<Record<RecordStep['step'], readonly TransactionStatus[]>>> = {
  requested: ['pending'],
  checked: ['confirmed', 'processing', 'processed', 'completed'],
  provider: ['processed', 'completed'],
  'paid-out': ['processed', 'completed'],
  returned: ENDED_WITH,
};

/** Tells a withdrawal as stations; one whose status nobody knows waits, and never counts as failed. */
function withdrawalSteps(status: TransactionStatus): UntimedStep[] {
  const checked: UntimedStep = { step: 'checked', state: 'done' };
  switch (status) {
    case 'confirmed':
    case 'processing':
      return [REQUESTED, checked, { step: 'provider', state: 'now' }, { step: 'paid-out', state: 'ahead' }];
    case 'processed':
    case 'completed':
      return [REQUESTED, checked, { step: 'provider', state: 'done' }, { step: 'paid-out', state: 'done' }];
    case 'rejected':
    case 'cancelled':
      return [REQUESTED, { step: 'checked', state: 'ended' }, RETURNED];
    case 'failed':
      return [REQUESTED, { step: 'provider', state: 'ended' }, RETURNED];
    case 'pending':
    case 'unknown':
      return [
        REQUESTED,
        { step: 'checked', state: 'now' },
        { step: 'provider', state: 'ahead' },
        { step: 'paid-out', state: 'ahead' },
      ];
  }
}

const COUNTED = { settled: 'done', 'on-its-way': 'now', 'came-to-nothing': 'ended' } as const;

function timeOf({ step, state }: UntimedStep, history: readonly StatusChange[]): number | null {
  if (state === 'ended') return firstStatusAt(history, ENDED_WITH);
  return state === 'done' ? firstStatusAt(history, DONE_WITH[step] ?? []) : null;
}

/** Tells what happened to a transaction and what comes next, by its type, status and history. */
export function getRecordSteps({ type, status, history = [] }: TransactionWithHistory): RecordStep[] {
  if (type === 'deposit') {
    const seen = historyTimes(history);
    return depositSteps({ status, createdAt: null, bank: 'not-asked', seen });
  }
  if (type === 'withdrawal')
    return withdrawalSteps(status).map((step) => ({ ...step, at: timeOf(step, history) }));
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
