import { depositSteps, type DepositStep } from '@baize/domain/deposit-payment';
import { standingOf, type TransactionStatus, type TransactionType } from '@baize/domain/transactions';

/** One station of a transaction: done, where it is now, still ahead, or where it ended without success. */
export interface RecordStep {
  step: 'created' | 'requested' | 'bank' | 'checked' | 'provider' | 'credited' | 'paid-out' | 'counted';
  state: DepositStep['state'];
}

interface Stood {
  type: TransactionType;
  status: TransactionStatus;
}

const REQUESTED: RecordStep = { step: 'requested', state: 'done' };

/** Tells a withdrawal as stations; one whose status nobody knows waits, and never counts as failed. */
function withdrawalSteps(status: TransactionStatus): RecordStep[] {
  const checked: RecordStep = { step: 'checked', state: 'done' };
  switch (status) {
    case 'confirmed':
    case 'processing':
      return [REQUESTED, checked, { step: 'provider', state: 'now' }, { step: 'paid-out', state: 'ahead' }];
    case 'processed':
    case 'completed':
      return [REQUESTED, checked, { step: 'provider', state: 'done' }, { step: 'paid-out', state: 'done' }];
    case 'rejected':
    case 'cancelled':
      return [REQUESTED, { step: 'checked', state: 'ended' }];
    case 'failed':
      return [REQUESTED, { step: 'provider', state: 'ended' }];
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

/** Tells what happened to a transaction and what comes next, by its type and status. */
export function recordSteps({ type, status }: Stood): RecordStep[] {
  if (type === 'deposit') {
    return depositSteps({ status, createdAt: null, bank: 'not-asked', seen: [] }).map(({ step, state }) => ({
      step,
      state,
    }));
  }
  if (type === 'withdrawal') return withdrawalSteps(status);
  return [
    { step: 'created', state: 'done' },
    { step: 'counted', state: COUNTED[standingOf(status)] },
  ];
}

/** How a transaction stands for the player: a deposit as the cashier told it, everything else by its money. */
export type RecordStanding = 'settled' | 'waiting' | 'unknown' | 'ended';

/** Reads the standing off the stations, so that both say the same. */
export function recordStanding(transaction: Stood): RecordStanding {
  if (transaction.status === 'unknown') return 'unknown';
  const states = recordSteps(transaction).map(({ state }) => state);
  if (states.includes('ended')) return 'ended';
  return states.includes('now') ? 'waiting' : 'settled';
}
