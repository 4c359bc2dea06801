import { asc, lte } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { payments } from '../database/tables/cashier.ts';
import { runPeriodically } from '../clock/run-periodically.ts';
import { isOpenCrypto } from './crypto/crypto-deposit.ts';
import { settleCrypto } from './crypto/settle-crypto.ts';
import type { Platform } from '../platform.ts';
import { publishEvents } from './payment-events.ts';
import { lockPayment } from './payment.ts';
import { completeDeposit, failDeposit, type LockedPayment, type SettledPayment } from './settle-deposit.ts';
import { hasBankDecided, settleByBank } from './three-ds.ts';
import { advanceWithdrawal } from './withdrawal-steps.ts';

const BATCH_SIZE = 100;

type Needs = Pick<Platform, 'clock' | 'database' | 'realtime'>;

/** Settles every payment whose time has come by the platform's clock, each by itself, the longest due first. */
export async function settleDuePayments({ clock, database, realtime }: Needs): Promise<void> {
  const now = clock.now();
  for (;;) {
    const due = await database
      .select({ id: payments.id, playerId: payments.playerId })
      .from(payments)
      .where(lte(payments.settlesAt, new Date(now)))
      .orderBy(asc(payments.settlesAt))
      .limit(BATCH_SIZE);
    if (due.length === 0) return;
    for (const payment of due) {
      const { events } = await database.transaction(async (transaction) =>
        settleOne(transaction, { ...(await lockPayment(transaction, payment)), now }),
      );
      publishEvents(realtime, events);
    }
  }
}

async function settleOne(transaction: Database, held: LockedPayment): Promise<SettledPayment> {
  const { payment, now } = held;
  // Somebody else, or another process, may have settled it while this one waited for the player.
  const isDue = payment.settlesAt !== null && payment.settlesAt.getTime() <= now;
  if (!isDue) return { payment, events: [] };
  if (payment.kind === 'withdraw') return advanceWithdrawal(transaction, held);
  if (isOpenCrypto(payment)) return settleCrypto(transaction, held);
  if (hasBankDecided(payment)) return settleByBank(transaction, held);
  // A page, or a bank's question, that nobody came back from.
  if (payment.status === 'processing') {
    return failDeposit(transaction, held, { status: 'cancelled', code: null });
  }
  if (payment.outcome === 'pending-fails') {
    return failDeposit(transaction, held, { status: 'failed', code: 'TRANSACTION_FAILED' });
  }
  return completeDeposit(transaction, held);
}

/** Looks after payments every second, so that pending ones settle while nobody asks; answers how to stop. */
export function watchPayments(needs: Needs, everyMs?: number): () => Promise<void> {
  return runPeriodically('payments', () => settleDuePayments(needs), everyMs);
}
