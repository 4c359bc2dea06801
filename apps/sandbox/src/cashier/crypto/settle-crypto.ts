import type { Database } from '../../database/open-database.ts';
import { changePayment } from '../payment.ts';
import { completeDeposit, failDeposit, type LockedPayment, type SettledPayment } from '../settle-deposit.ts';
import { nextConfirmation } from './crypto-deposit.ts';

/** Ends a deposit by crypto as its cents say: credited, failed, declined, or expired with nothing sent. */
export async function settleCrypto(transaction: Database, held: LockedPayment): Promise<SettledPayment> {
  switch (held.payment.outcome) {
    case 'failed':
    case 'pending-fails':
      return failDeposit(transaction, held, { status: 'failed', code: 'TRANSACTION_FAILED' });
    case 'decline':
      return failDeposit(transaction, held, { status: 'rejected', code: 'TRANSACTION_FAILED' });
    case 'cancel':
      return failDeposit(transaction, held, { status: 'cancelled', code: null });
    default:
      return completeDeposit(transaction, held);
  }
}

/** Lets the network see the coins, or confirm them once more; after the last confirmation the deposit ends. */
export async function confirmCrypto(transaction: Database, held: LockedPayment): Promise<SettledPayment> {
  const next = nextConfirmation(held.payment, held.now);
  if (next === 'done') return settleCrypto(transaction, held);
  const { payment, now } = held;
  return { payment: await changePayment(transaction, { payment, at: new Date(now) }, next), events: [] };
}
