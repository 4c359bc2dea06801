import { eq, sql } from 'drizzle-orm';
import { refuseBarred } from '../accounts/barriers.ts';
import { bonusOfDeposit } from '../bonuses/chosen-bonus.ts';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { toAmount } from '../ledger/currency.ts';
import { postMovement } from '../ledger/post-movement.ts';
import type { Player } from '../sessions/session-store.ts';
import { exchanged } from './methods/method-amounts.ts';
import { alternativeTo } from './methods/offered.ts';
import { movementNotice, type Notice } from './notices.ts';
import { changePayment, type Payment } from './payment.ts';

/** A payment's new state, and what its player's browsers hear of it after commit. */
export type Settled = { payment: Payment; notices: Notice[] };

/** A payment with its player's row held: nobody else can settle it meanwhile. */
export type Held = { player: Player; payment: Payment; now: number };

/**
 * Books a deposit: ledger, wallet, the player's deposit statistics, the bonus that waited for it, and the payment itself
 * stand or fall together. Money that has been paid is credited to an excluded player too; a bonus is not.
 */
export async function completeDeposit(transaction: Database, held: Held): Promise<Settled> {
  const { payment, player, now } = held;
  const { amount, currencyCode } = payment;
  const at = new Date(now);
  const posted = await postMovement(transaction, {
    playerId: player.id,
    currencyCode,
    amount,
    reason: 'deposit',
    at,
  });
  await countDeposit(transaction, held);
  const mayHaveBonus = currencyCode === player.currencyCode && !isBarred(player, now);
  const { moved, refused } = mayHaveBonus
    ? await bonusOfDeposit(transaction, { player, payment, at })
    : { moved: [], refused: null };
  const settled = await changePayment(
    transaction,
    { payment, at },
    {
      status: 'completed',
      withBonus: moved.some(({ amount: given }) => given > 0n),
      // A credited deposit has no failure: the code tells why the chosen bonus did not come.
      code: refused,
      settlesAt: null,
      settledAt: at,
      transactionId: posted.transactionId,
    },
  );
  const to = { playerId: player.id, currencyCode, at };
  return {
    payment: settled,
    notices: [
      movementNotice({ ...to, posted: { ...posted, transactionId: payment.id }, reason: 'deposit' }),
      ...moved.map((posting) => movementNotice({ ...to, posted: posting, reason: 'bonus' })),
    ],
  };
}

export type Failure = { status: 'failed' | 'rejected' | 'cancelled'; code: string | null };

/**
 * Ends a deposit that came to nothing. A failed or rejected one tells the player's browsers, with another method to try;
 * one the player turned back from needs no telling.
 */
export async function endDeposit(
  transaction: Database,
  { payment, player, now }: Held,
  { status, code }: Failure,
): Promise<Settled> {
  const at = new Date(now);
  const change = { status, code, settlesAt: null, settledAt: at };
  const ended = await changePayment(transaction, { payment, at }, change);
  if (code === null) return { payment: ended, notices: [] };
  const { id, methodId, amount, currencyCode } = payment;
  const payload = {
    transactionId: id,
    methodId,
    amount: toAmount(amount, currencyCode),
    currencyCode,
    code,
    alternativeMethodId: alternativeTo(methodId, { player, currencyCode }),
  };
  return { payment: ended, notices: [{ playerId: player.id, event: 'failedDeposit', payload }] };
}

/** A deposit into another wallet counts in the player's own currency. */
async function countDeposit(transaction: Database, { player, payment }: Held): Promise<void> {
  const { amount, currencyCode } = payment;
  const counted = exchanged(amount, { from: currencyCode, to: player.currencyCode });
  await transaction
    .update(players)
    .set({
      depositCount: sql`${players.depositCount} + 1`,
      totalDeposit: sql`${players.totalDeposit} + ${counted}`,
    })
    .where(eq(players.id, player.id));
}

function isBarred(player: Player, now: number): boolean {
  try {
    refuseBarred(player, { now });
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
