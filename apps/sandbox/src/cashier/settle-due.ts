import { asc, lte } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { payments } from '../database/tables/cashier.ts';
import { watch } from '../clock/watch.ts';
import { isOpenCrypto } from './crypto/crypto-deposit.ts';
import { settleCrypto } from './crypto/settle-crypto.ts';
import type { Platform } from '../platform.ts';
import { tell } from './notices.ts';
import { holdPayment } from './payment.ts';
import { completeDeposit, endDeposit, type Held, type Settled } from './settle-deposit.ts';
import { hasBankAnswered, settleByBank } from './three-ds.ts';
import { stepWithdrawal } from './withdrawal-path.ts';

const AT_ONCE = 100;

type Needs = Pick<Platform, 'clock' | 'database' | 'realtime'>;

/** Settles every payment whose time has come by the platform's clock, each by itself, the longest due first. */
export async function settleDue({ clock, database, realtime }: Needs): Promise<void> {
  const now = clock.now();
  for (;;) {
    const due = await database
      .select({ id: payments.id, playerId: payments.playerId })
      .from(payments)
      .where(lte(payments.settlesAt, new Date(now)))
      .orderBy(asc(payments.settlesAt))
      .limit(AT_ONCE);
    if (due.length === 0) return;
    for (const payment of due) {
      const { notices } = await database.transaction(async (transaction) =>
        settleOne(transaction, { ...(await holdPayment(transaction, payment)), now }),
      );
      tell(realtime, notices);
    }
  }
}

async function settleOne(transaction: Database, held: Held): Promise<Settled> {
  const { payment, now } = held;
  // Somebody else, or another process, may have settled it while this one waited for the player.
  const isDue = payment.settlesAt !== null && payment.settlesAt.getTime() <= now;
  if (!isDue) return { payment, notices: [] };
  if (payment.kind === 'withdraw') return stepWithdrawal(transaction, held);
  if (isOpenCrypto(payment)) return settleCrypto(transaction, held);
  if (hasBankAnswered(payment)) return settleByBank(transaction, held);
  // A page, or a bank's question, that nobody came back from.
  if (payment.status === 'processing') {
    return endDeposit(transaction, held, { status: 'cancelled', code: null });
  }
  if (payment.outcome === 'pending-fails') {
    return endDeposit(transaction, held, { status: 'failed', code: 'TRANSACTION_FAILED' });
  }
  return completeDeposit(transaction, held);
}

/** Looks after payments every second, so that pending ones settle while nobody asks; answers how to stop. */
export function watchPayments(needs: Needs, everyMs?: number): () => Promise<void> {
  return watch('payments', () => settleDue(needs), everyMs);
}
