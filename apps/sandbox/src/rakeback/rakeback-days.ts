import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { rakebackDays } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';
import { settleHalfHours } from './settle-half-hours.ts';
import { getRakebackBonusId, getEarnedCents, listCalendarDates } from './day-plan.ts';

export type RakebackRow = typeof rakebackDays.$inferSelect;

/**
 * The player's days around the platform's date; days the clock has reached since are there on the way, and cashback up
 * to the last count is in them. A player of scale 0 has those alone that play has earned.
 */
export async function readRakebackDays(
  database: Database,
  { player, now }: { player: Player; now: number },
): Promise<RakebackRow[]> {
  await settleHalfHours(database, { player, now });
  const dates = listCalendarDates(now);
  const known = await selectDays(database, { playerId: player.id, dates });
  if (player.rakebackScale === 0) return known;
  const missing = dates.filter((date) => !known.some((day) => day.date === date));
  if (missing.length === 0) return known;
  await database
    .insert(rakebackDays)
    .values(
      missing.map((date) => ({
        bonusId: getRakebackBonusId(player.id, date),
        playerId: player.id,
        date,
        amount: BigInt(getEarnedCents({ date, now }) * player.rakebackScale),
      })),
    )
    .onConflictDoNothing();
  return selectDays(database, { playerId: player.id, dates });
}

function selectDays(
  database: Database,
  { playerId, dates }: { playerId: number; dates: readonly string[] },
): Promise<RakebackRow[]> {
  return database
    .select()
    .from(rakebackDays)
    .where(
      and(
        eq(rakebackDays.playerId, playerId),
        gte(rakebackDays.date, dates.at(0) ?? ''),
        lte(rakebackDays.date, dates.at(-1) ?? ''),
      ),
    )
    .orderBy(asc(rakebackDays.date));
}
