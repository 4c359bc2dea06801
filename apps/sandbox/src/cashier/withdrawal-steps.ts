import type { Database } from '../database/open-database.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { toMovementEvent } from './payment-events.ts';
import { isPaymentOutcome } from './payment-outcomes.ts';
import { changePayment, type Payment } from './payment.ts';
import type { LockedPayment, SettledPayment } from './settle-deposit.ts';

type Status = Payment['status'];
type Step = { status: Status; afterMs: number };

const MINUTE_MS = 60_000;
const PAID_OUT: readonly Step[] = [
  { status: 'processing', afterMs: 2 * MINUTE_MS },
  { status: 'processed', afterMs: 8 * MINUTE_MS },
];
const FAILS_AFTER_PROCESSING: readonly Step[] = [
  { status: 'confirmed', afterMs: 2 * MINUTE_MS },
  { status: 'failed', afterMs: 2 * MINUTE_MS },
];
const REFUNDING_STATUSES: readonly Status[] = ['failed', 'rejected', 'cancelled'];

/** What becomes of a withdrawal after it was asked for, step by step; nothing where somebody has to decide. */
function getSteps(outcome: string): readonly Step[] {
  if (!isPaymentOutcome(outcome)) return [];
  switch (outcome) {
    case 'failed':
      return [{ status: 'failed', afterMs: 2 * MINUTE_MS }];
    case 'decline':
      return [{ status: 'rejected', afterMs: 2 * MINUTE_MS }];
    case 'cancel':
      return [{ status: 'cancelled', afterMs: 2 * MINUTE_MS }];
    case 'pending':
      return [];
    case 'pending-fails':
      return FAILS_AFTER_PROCESSING;
    default:
      return PAID_OUT;
  }
}

/** When a new withdrawal takes its first step; null when it waits for a person. */
export function getFirstStepDelay(outcome: string): number | null {
  return getSteps(outcome)[0]?.afterMs ?? null;
}

/** Takes a withdrawal the next step of its path. */
export async function advanceWithdrawal(transaction: Database, held: LockedPayment): Promise<SettledPayment> {
  const { payment } = held;
  const path = getSteps(payment.outcome);
  const next = path.findIndex(({ status }) => status === payment.status) + 1;
  const [step, after] = path.slice(next);
  if (!step) {
    const changed = await changePayment(
      transaction,
      { payment, at: new Date(held.now) },
      { settlesAt: null },
    );
    return { payment: changed, events: [] };
  }
  const from = payment.settlesAt?.getTime() ?? held.now;
  return setWithdrawalStatus(transaction, held, {
    status: step.status,
    settlesAt: after ? new Date(from + after.afterMs) : null,
  });
}

/** Puts a withdrawal into a state; one that came to nothing gives the money back to the wallet it left. */
export async function setWithdrawalStatus(
  transaction: Database,
  { payment, player, now }: LockedPayment,
  { status, settlesAt }: { status: Status; settlesAt: Date | null },
): Promise<SettledPayment> {
  const at = new Date(now);
  const moved = await changePayment(
    transaction,
    { payment, at },
    {
      status,
      settlesAt,
      settledAt: settlesAt ? null : at,
    },
  );
  if (!REFUNDING_STATUSES.includes(status)) return { payment: moved, events: [] };
  const { amount, currencyCode } = payment;
  const posted = await postMovement(transaction, {
    playerId: player.id,
    currencyCode,
    amount,
    reason: 'withdrawal',
    at,
  });
  const notice = { playerId: player.id, currencyCode, posted, at, reason: 'withdrawal-returned' };
  return { payment: moved, events: [toMovementEvent(notice)] };
}
