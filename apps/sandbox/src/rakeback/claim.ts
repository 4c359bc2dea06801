import { and, eq } from 'drizzle-orm';
import { claimAnswerSchema, type ClaimAnswer } from '@baize/api/calls/rewards';
import { addDays, localDate } from '@baize/domain/zone';
import { refuseBarred } from '../accounts/barriers.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { rakebackDays } from '../database/schema.ts';
import { alreadyDone, notFound, ruleRefused } from '../http/refusal.ts';
import { remember, rememberedAnswer, type Deed } from '../http/remember.ts';
import { toAmount } from '../ledger/currency.ts';
import { postMovement, type Posted } from '../ledger/post-movement.ts';
import type { Player } from '../sessions/session-store.ts';
import { readRakebackDays } from './rakeback-days.ts';

const CALL = 'rakeback-claim';

export type ClaimAsk = {
  player: Player;
  bonusId: string;
  claimDate: string;
  zone: string;
  idempotencyKey: string | undefined;
};

/** `posted` is there when this very request paid; a repeated answer moves nothing. */
export type ClaimResult = { answer: ClaimAnswer; posted: Posted | null };

/**
 * Pays one day's rakeback once: ledger entry, wallet and `paidAt` stand or fall together.
 * What is open is judged by the platform's clock in the zone sent; the browser's own date has no say.
 */
export async function claimRakeback(
  database: Database,
  { ask, now }: { ask: ClaimAsk; now: number },
): Promise<ClaimResult> {
  await readRakebackDays(database, { player: ask.player, now });
  return database.transaction(async (transaction) => {
    // Repeats and play, which makes days grow, take turns here.
    const player = await lockPlayer(transaction, ask.player.id);
    const before = await rememberedAnswer(transaction, { deed: deedOf(ask), schema: claimAnswerSchema });
    if (before) return { answer: before, posted: null };
    refuseByRule({ ...ask, player }, now);
    const [day] = await transaction
      .select()
      .from(rakebackDays)
      .where(and(eq(rakebackDays.bonusId, ask.bonusId), eq(rakebackDays.playerId, ask.player.id)))
      .for('update');
    if (day?.date === ask.claimDate && day.amount === 0n) {
      throw ruleRefused('NOTHING_TO_CLAIM', 'There is no reward on this day');
    }
    if (day?.date !== ask.claimDate) throw notFound('There is no such reward');
    if (day.paidAt) throw alreadyDone('ALREADY_CLAIMED', 'This reward has already been claimed');
    return payDay(transaction, { ask, amount: day.amount, at: new Date(now) });
  });
}

function refuseByRule({ player, claimDate, zone }: ClaimAsk, now: number): void {
  refuseBarred(player, { now, zone });
  const today = localDate({ instant: now, zone });
  if (claimDate > today) throw ruleRefused('NOT_YET_OPEN', 'This reward has not opened yet');
  if (claimDate < addDays(today, -1)) throw ruleRefused('CLAIM_CLOSED', 'This reward is closed');
}

async function payDay(
  transaction: Database,
  { ask, amount, at }: { ask: ClaimAsk; amount: bigint; at: Date },
): Promise<ClaimResult> {
  const { id: playerId, currencyCode } = ask.player;
  const posted = await postMovement(transaction, {
    playerId,
    currencyCode,
    amount,
    reason: 'rakeback',
    at,
  });
  const { transactionId, reference } = posted;
  await transaction
    .update(rakebackDays)
    .set({ paidAt: at, transactionId, reference })
    .where(eq(rakebackDays.bonusId, ask.bonusId));
  const answer = { amount: toAmount(amount, currencyCode), bonusId: ask.bonusId, reference };
  await remember(transaction, { deed: deedOf(ask), answer, at });
  return { answer, posted };
}

function deedOf({ player, idempotencyKey, bonusId }: ClaimAsk): Deed {
  return { playerId: player.id, call: CALL, key: idempotencyKey, subject: bonusId };
}
