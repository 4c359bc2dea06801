import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players, rakebackDays } from '../database/schema.ts';
import { playerEarnings } from '../database/tables/bonuses.ts';
import { inEuros } from '../ledger/house-rates.ts';
import { levelAt, pointsFrom } from '../loyalty/levels.ts';
import type { Player } from '../sessions/session-store.ts';
import { earnedCents, shiftDate, utcDate } from './day-plan.ts';
import { bonusIdOf } from './rakeback-days.ts';

/** Rakeback in ten-thousandths of a stake: 0.4 %, and 0.1 % more for each level of the club. */
const BASE_RATE = 40;
const RATE_PER_LEVEL = 10;
const WHOLE = 10_000n;
/** Three days on there is always one that was not claimed: nobody may claim beyond tomorrow. */
const DAYS_TO_TRY = [0, 1, 2];

type Round = { player: Player; bet: bigint; win: bigint; at: Date };

/**
 * What a round of real money earns beside its win: rakeback on the platform's date of `at`, or on the next that is not
 * claimed yet, and points of the club, whose level may rise. `bet` and `win` are whole units; rakeback follows the stake,
 * whatever came of it. Call it once a round, inside its transaction, with the player's row or wallet held.
 */
export async function earnFromPlay(transaction: Database, { player, bet, at }: Round): Promise<void> {
  if (bet <= 0n) return;
  const kept = await earningsOf(transaction, player);
  const rate = BigInt(BASE_RATE + RATE_PER_LEVEL * player.loyaltyLevel);
  const earned = bet * rate + BigInt(kept.rakebackFraction);
  const loyaltyMilli = kept.loyaltyMilli + BigInt(Math.floor(inEuros(bet, player.currencyCode) * 1_000));
  await transaction
    .update(playerEarnings)
    .set({ loyaltyMilli, rakebackFraction: Number(earned % WHOLE) })
    .where(eq(playerEarnings.playerId, player.id));
  const level = levelAt(Number(loyaltyMilli / 1_000n));
  if (level > player.loyaltyLevel) {
    await transaction.update(players).set({ loyaltyLevel: level }).where(eq(players.id, player.id));
  }
  if (earned >= WHOLE) await growDay(transaction, { player, amount: earned / WHOLE, now: at.getTime() });
}

/** What a player's play has brought so far, its row kept; whoever signed up here begins at their level's first point. */
async function earningsOf(transaction: Database, { id, loyaltyLevel }: Player) {
  await transaction
    .insert(playerEarnings)
    .values({ playerId: id, loyaltyMilli: BigInt(pointsFrom(loyaltyLevel)) * 1_000n })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(playerEarnings)
    .where(eq(playerEarnings.playerId, id))
    .for('update');
  if (!row) throw new Error('the row of earnings was not written');
  return row;
}

async function growDay(
  transaction: Database,
  { player, amount, now }: { player: Player; amount: bigint; now: number },
): Promise<void> {
  for (const ahead of DAYS_TO_TRY) {
    const date = shiftDate(utcDate(now), ahead);
    const bonusId = bonusIdOf(player.id, date);
    // The day as the clock would bring it, so that play adds to it and never takes its place.
    const planned = BigInt(earnedCents({ date, now }) * player.rakebackScale);
    await transaction
      .insert(rakebackDays)
      .values({ bonusId, playerId: player.id, date, amount: planned })
      .onConflictDoNothing();
    const grown = await transaction
      .update(rakebackDays)
      .set({ amount: sql`${rakebackDays.amount} + ${amount}` })
      .where(and(eq(rakebackDays.bonusId, bonusId), isNull(rakebackDays.paidAt)))
      .returning({ date: rakebackDays.date });
    if (grown.length > 0) return;
  }
}
