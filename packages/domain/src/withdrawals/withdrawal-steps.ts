import type { DepositStep } from '../deposits/deposit-payment.ts';
import { firstStatusAt, type StatusChange } from '../records/payment-history.ts';
import { settlementStatus, type TransactionStatus } from '../records/transactions.ts';

/** One station of a withdrawal: done, where it is now, still ahead, or where it ended without success. */
export type WithdrawalStep = {
  step: 'requested' | 'checked' | 'sent' | 'paid-out' | 'returned';
  state: DepositStep['state'];
  /** When it came to be so (epoch ms), where the platform's history tells. */
  at: number | null;
};

type UntimedStep = Omit<WithdrawalStep, 'at'>;

const REQUESTED: UntimedStep = { step: 'requested', state: 'done' };
const SENT: UntimedStep = { step: 'sent', state: 'done' };
/** A withdrawal takes the money when it is requested; one that comes to nothing gives it back as it ends. */
const RETURNED: UntimedStep = { step: 'returned', state: 'done' };

const ENDED_WITH: readonly TransactionStatus[] = ['failed', 'rejected', 'cancelled'];

/** With which status each station is done. */
const DONE_WITH: Readonly<Record<WithdrawalStep['step'], readonly TransactionStatus[]>> = {
  requested: ['pending'],
  checked: ['confirmed', 'processing', 'processed', 'completed'],
  sent: ['processing', 'processed', 'completed'],
  'paid-out': ['processed', 'completed'],
  returned: ENDED_WITH,
};

function untimedSteps(status: TransactionStatus): UntimedStep[] {
  const checked: UntimedStep = { step: 'checked', state: 'done' };
  switch (status) {
    case 'confirmed':
      return [REQUESTED, checked, { step: 'sent', state: 'now' }, { step: 'paid-out', state: 'ahead' }];
    case 'processing':
      return [REQUESTED, checked, SENT, { step: 'paid-out', state: 'now' }];
    case 'processed':
    case 'completed':
      return [REQUESTED, checked, SENT, { step: 'paid-out', state: 'done' }];
    case 'rejected':
    case 'cancelled':
      return [REQUESTED, { step: 'checked', state: 'ended' }, RETURNED];
    case 'failed':
      return [REQUESTED, { step: 'sent', state: 'ended' }, RETURNED];
    case 'pending':
    case 'unknown':
      return [
        REQUESTED,
        { step: 'checked', state: 'now' },
        { step: 'sent', state: 'ahead' },
        { step: 'paid-out', state: 'ahead' },
      ];
  }
}

function timeOf({ step, state }: UntimedStep, history: readonly StatusChange[]): number | null {
  if (state === 'ended') return firstStatusAt(history, ENDED_WITH);
  return state === 'done' ? firstStatusAt(history, DONE_WITH[step]) : null;
}

/**
 * Tells a withdrawal as stations: `confirmed` is approved and not with the payment provider yet, `processing` is. One whose
 * status nobody knows waits, and never counts as failed. Source: requirements PAY-10.
 */
export function withdrawalSteps({
  status,
  history,
}: {
  status: TransactionStatus;
  history: readonly StatusChange[];
}): WithdrawalStep[] {
  return untimedSteps(status).map((step) => ({ ...step, at: timeOf(step, history) }));
}

/** How far a withdrawal has come: only once it is approved is its money on its way. */
export type WithdrawalPhase = 'requested' | 'on-its-way' | 'paid-out' | 'returned';

const STAGES = { settled: 'paid-out', 'on-its-way': 'requested', 'came-to-nothing': 'returned' } as const;

/** Tells a withdrawal's phase by its status; one that nobody knows is no more than requested. */
export function withdrawalPhase(status: TransactionStatus): WithdrawalPhase {
  if (status === 'confirmed' || status === 'processing') return 'on-its-way';
  return STAGES[settlementStatus(status)];
}
