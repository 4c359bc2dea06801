import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { rakebackDays } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';
import { getRakebackBonusId, getEarnedCents, shiftDate } from './day-plan.ts';

/** Three days on there is always one that was not claimed: nobody may claim beyond tomorrow. */
const DAYS_TO_TRY = [0, 1, 2];

/** Adds to the reward of a platform's date, or of the next that is not claimed yet, as of `now`. */
export async function addToDay(
  transaction: Database,
  { player, amount, date: first, now }: { player: Player; amount: bigint; date: string; now: number },
): Promise<void> {
  for (const ahead of DAYS_TO_TRY) {
    const date = shiftDate(first, ahead);
    const bonusId = getRakebackBonusId(player.id, date);
    // The day as the clock would bring it, so that play adds to it and never takes its place.
    const planned = BigInt(getEarnedCents({ date, now }) * player.rakebackScale);
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
