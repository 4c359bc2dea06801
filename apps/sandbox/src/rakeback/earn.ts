import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { playerEarnings } from '../database/tables/bonuses.ts';
import { toEuros } from '../ledger/exchange-rates.ts';
import { getLevelForPoints } from '../loyalty/levels.ts';
import type { Player } from '../sessions/session-store.ts';
import { toUtcDate } from './day-plan.ts';
import { loadEarnings } from './earnings.ts';
import { addToDay } from './add-to-day.ts';
import { getLastHalfHour } from './half-hours.ts';

/** Rakeback in ten-thousandths of a stake: 0.4 %, and 0.1 % more for each level of the club. */
const BASE_RATE = 40;
const RATE_PER_LEVEL = 10;
const WHOLE = 10_000n;

type Round = { player: Player; bet: bigint; win: bigint; at: Date };

/**
 * What a round of real money earns beside its win: rakeback on the platform's date of `at`, or on the next that is not
 * claimed yet, and points of the club, whose level may rise. `bet` and `win` are whole units; rakeback follows the stake,
 * whatever came of it. Call it once a round, inside its transaction, with the player's row or wallet held.
 */
export async function addPlayEarnings(transaction: Database, { player, bet, at }: Round): Promise<void> {
  if (bet <= 0n) return;
  const kept = await loadEarnings(transaction, player);
  const rate = BigInt(BASE_RATE + RATE_PER_LEVEL * player.loyaltyLevel);
  const earned = bet * rate + BigInt(kept.rakebackFraction);
  const loyaltyMilli = kept.loyaltyMilli + BigInt(Math.floor(toEuros(bet, player.currencyCode) * 1_000));
  const now = at.getTime();
  // Whoever plays before they first look at their cashback has this round counted too.
  const countedTo = kept.countedTo ?? new Date(getLastHalfHour(now));
  await transaction
    .update(playerEarnings)
    .set({ loyaltyMilli, rakebackFraction: Number(earned % WHOLE), countedTo })
    .where(eq(playerEarnings.playerId, player.id));
  const level = getLevelForPoints(Number(loyaltyMilli / 1_000n));
  if (level > player.loyaltyLevel) {
    await transaction.update(players).set({ loyaltyLevel: level }).where(eq(players.id, player.id));
  }
  if (earned < WHOLE) return;
  await addToDay(transaction, { player, amount: earned / WHOLE, date: toUtcDate(now), now });
}
