import { eq, sql } from 'drizzle-orm';
import { assertNotExcludedOrFrozen } from '../accounts/exclusion-guards.ts';
import { grantChosenBonus } from '../bonuses/chosen-bonus.ts';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { HttpError } from '../errors/http-error.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import { postMovement } from '../ledger/post-movement.ts';
import type { Player } from '../sessions/session-store.ts';
import { convertUnits } from '../ledger/exchange-rates.ts';
import { findAlternativeMethod } from './methods/offered-methods.ts';
import { toMovementEvent, type PlayerEvent } from './payment-events.ts';
import { changePayment, type Payment } from './payment.ts';

/** A payment's new state, and what its player's browsers hear of it after commit. */
export type SettledPayment = { payment: Payment; events: PlayerEvent[] };

/** A payment with its player's row held: nobody else can settle it meanwhile. */
export type LockedPayment = { player: Player; payment: Payment; now: number };

/**
 * Books a deposit: ledger, wallet, the player's deposit statistics, the bonus that waited for it, and the payment itself
 * stand or fall together. Money that has been paid is credited to an excluded player too; a bonus is not.
 */
export async function completeDeposit(transaction: Database, held: LockedPayment): Promise<SettledPayment> {
  const { payment, player, now } = held;
  const { amount, currencyCode, reference } = payment;
  const at = new Date(now);
  const posted = await postMovement(transaction, {
    playerId: player.id,
    currencyCode,
    amount,
    reason: 'deposit',
    at,
    reference,
  });
  await countDeposit(transaction, held);
  const mayHaveBonus = currencyCode === player.currencyCode && !isBarred(player, now);
  const { movements, refusedCode } = mayHaveBonus
    ? await grantChosenBonus(transaction, { player, payment, at })
    : { movements: [], refusedCode: null };
  const settled = await changePayment(
    transaction,
    { payment, at },
    {
      status: 'completed',
      withBonus: movements.some(({ amount: given }) => given > 0n),
      // A credited deposit has no failure: the code tells why the chosen bonus did not come.
      code: refusedCode,
      settlesAt: null,
      settledAt: at,
      transactionId: posted.transactionId,
    },
  );
  const to = { playerId: player.id, currencyCode, at };
  return {
    payment: settled,
    events: [
      toMovementEvent({ ...to, posted: { ...posted, transactionId: payment.id }, reason: 'deposit' }),
      ...movements.map((posting) => toMovementEvent({ ...to, posted: posting, reason: 'bonus' })),
    ],
  };
}

export type DepositFailure = { status: 'failed' | 'rejected' | 'cancelled'; code: string | null };

/**
 * Ends a deposit that came to nothing. A failed or rejected one tells the player's browsers, with another method to try;
 * one the player turned back from needs no telling.
 */
export async function failDeposit(
  transaction: Database,
  { payment, player, now }: LockedPayment,
  { status, code }: DepositFailure,
): Promise<SettledPayment> {
  const at = new Date(now);
  const change = { status, code, settlesAt: null, settledAt: at };
  const ended = await changePayment(transaction, { payment, at }, change);
  if (code === null) return { payment: ended, events: [] };
  const { id, methodId, amount, currencyCode } = payment;
  const payload = {
    transactionId: id,
    methodId,
    amount: unitsToDecimal(amount, currencyCode),
    currencyCode,
    code,
    alternativeMethodId: findAlternativeMethod(methodId, { player, currencyCode }),
  };
  return { payment: ended, events: [{ playerId: player.id, event: 'failedDeposit', payload }] };
}

/** A deposit into another wallet counts in the player's own currency. */
async function countDeposit(transaction: Database, { player, payment }: LockedPayment): Promise<void> {
  const { amount, currencyCode } = payment;
  const counted = convertUnits(amount, { from: currencyCode, to: player.currencyCode });
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
    assertNotExcludedOrFrozen(player, { now });
    return false;
  } catch (error) {
    if (error instanceof HttpError) return true;
    throw error;
  }
}
