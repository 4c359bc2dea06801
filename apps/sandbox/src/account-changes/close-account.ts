import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { forfeitBonus } from '../bonuses/end-bonus.ts';
import { findActiveBonus } from '../bonuses/player-bonus.ts';
import type { Database } from '../database/open-database.ts';
import { players, wallets } from '../database/schema.ts';
import { payments } from '../database/tables/cashier.ts';
import { ruleError } from '../errors/http-error.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import type { Platform } from '../platform.ts';
import { endSessions } from '../sessions/session-store.ts';
import { lockPlayer } from '../accounts/lock-player.ts';

const REASON = 'ACCOUNT_CLOSED';

type Closing = { playerId: number; reason: string | null };

/**
 * Closes an account for good once no money of the player's is in it: an active bonus ends, its rows stay, every session is
 * told why it ended. Payments that are under way still settle. A login afterwards is `ACCOUNT_CLOSED`.
 */
export async function closeAccount(
  { database, clock, realtime }: Pick<Platform, 'database' | 'clock' | 'realtime'>,
  { playerId, reason }: Closing,
): Promise<void> {
  const at = new Date(clock.now());
  const ended = await database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    await assertNoBalance(transaction, playerId);
    await assertNoOpenWithdrawal(transaction, playerId);
    const bonus = await findActiveBonus(transaction, playerId);
    if (bonus) await forfeitBonus(transaction, { player, bonus, status: 'cancelled', at });
    await transaction
      .update(players)
      .set({ closedAt: at, closeReason: reason })
      .where(eq(players.id, playerId));
    return endSessions(transaction, { playerId, reason: REASON, at });
  });
  for (const hash of ended) realtime.endSession(hash, REASON);
}

async function assertNoBalance(transaction: Database, playerId: number): Promise<void> {
  const [wallet] = await transaction
    .select()
    .from(wallets)
    .where(and(eq(wallets.playerId, playerId), gt(wallets.balance, 0n)))
    .orderBy(asc(wallets.currencyCode))
    .limit(1)
    .for('update');
  if (!wallet) return;
  const { balance, currencyCode } = wallet;
  throw ruleError('BALANCE_LEFT', 'Withdraw your balance first', {
    amount: unitsToDecimal(balance, currencyCode),
    currencyCode,
  });
}

async function assertNoOpenWithdrawal(transaction: Database, playerId: number): Promise<void> {
  const [open] = await transaction
    .select({ id: payments.id, reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.playerId, playerId), eq(payments.kind, 'withdraw'), isNull(payments.settledAt)))
    .orderBy(asc(payments.createdAt))
    .limit(1);
  if (!open) return;
  throw ruleError('WITHDRAWAL_OPEN', 'A withdrawal is still under way', {
    transactionId: open.id,
    reference: open.reference,
  });
}
