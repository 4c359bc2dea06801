import { and, eq } from 'drizzle-orm';
import { claimRakebackResponseSchema, type ClaimRakebackResponse } from '@baize/api/endpoints/rewards';
import { addDays, localDate } from '@baize/domain/zone';
import { assertNotExcludedOrFrozen } from '../accounts/exclusion-guards.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { rakebackDays } from '../database/schema.ts';
import { conflictError, notFoundError, ruleError } from '../errors/http-error.ts';
import { storeResponse, findStoredResponse, type IdempotentRequest } from '../http/idempotency.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import { postMovement, type PostedMovement } from '../ledger/post-movement.ts';
import type { Player } from '../sessions/session-store.ts';
import { readRakebackDays } from './rakeback-days.ts';

const IDEMPOTENCY_SCOPE = 'rakeback-claim';

export type ClaimInput = {
  player: Player;
  bonusId: string;
  claimDate: string;
  zone: string;
  idempotencyKey: string | undefined;
};

/** `posted` is there when this very request paid; a repeated answer moves nothing. */
export type PaidClaim = { response: ClaimRakebackResponse; posted: PostedMovement | null };

/**
 * Pays one day's rakeback once: ledger entry, wallet and `paidAt` stand or fall together.
 * What is open is judged by the platform's clock in the zone sent; the browser's own date has no say.
 */
export async function handleRakebackClaim(
  database: Database,
  { ask, now }: { ask: ClaimInput; now: number },
): Promise<PaidClaim> {
  await readRakebackDays(database, { player: ask.player, now });
  return database.transaction(async (transaction) => {
    // Repeats and play, which makes days grow, take turns here.
    const player = await lockPlayer(transaction, ask.player.id);
    const before = await findStoredResponse(transaction, {
      action: toIdempotentRequest(ask),
      schema: claimRakebackResponseSchema,
    });
    if (before) return { response: before, posted: null };
    assertClaimAllowed({ ...ask, player }, now);
    const [day] = await transaction
      .select()
      .from(rakebackDays)
      .where(and(eq(rakebackDays.bonusId, ask.bonusId), eq(rakebackDays.playerId, ask.player.id)))
      .for('update');
    if (day?.date === ask.claimDate && day.amount === 0n) {
      throw ruleError('NOTHING_TO_CLAIM', 'There is no reward on this day');
    }
    if (day?.date !== ask.claimDate) throw notFoundError('There is no such reward');
    if (day.paidAt) throw conflictError('ALREADY_CLAIMED', 'This reward has already been claimed');
    return payDay(transaction, { ask, amount: day.amount, at: new Date(now) });
  });
}

function assertClaimAllowed({ player, claimDate, zone }: ClaimInput, now: number): void {
  assertNotExcludedOrFrozen(player, { now, zone });
  const today = localDate({ instant: now, zone });
  if (claimDate > today) throw ruleError('NOT_YET_OPEN', 'This reward has not opened yet');
  if (claimDate < addDays(today, -1)) throw ruleError('CLAIM_CLOSED', 'This reward is closed');
}

async function payDay(
  transaction: Database,
  { ask, amount, at }: { ask: ClaimInput; amount: bigint; at: Date },
): Promise<PaidClaim> {
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
  const response = { amount: unitsToDecimal(amount, currencyCode), bonusId: ask.bonusId, reference };
  await storeResponse(transaction, { action: toIdempotentRequest(ask), answer: response, at });
  return { response, posted };
}

function toIdempotentRequest({ player, idempotencyKey, bonusId }: ClaimInput): IdempotentRequest {
  return { playerId: player.id, call: IDEMPOTENCY_SCOPE, key: idempotencyKey, subject: bonusId };
}
