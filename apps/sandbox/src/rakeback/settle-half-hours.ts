import { eq } from 'drizzle-orm';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { playerEarnings } from '../database/tables/bonuses.ts';
import { toUtcDate, listCalendarDates } from './day-plan.ts';
import { loadEarnings } from './earnings.ts';
import { addToDay } from './add-to-day.ts';
import { listHalfHours, getLastHalfHour } from './half-hours.ts';

/**
 * Adds what every half hour brought that has ended since the last count to the reward of the platform's date on which it
 * began, or to the next that is not claimed. Each half hour once, whoever asks and however often; answers the instant up
 * to which all is counted. Whoever never played nor looked begins now, with nothing to make up for.
 *
 * However far the clock has jumped, no further back is counted than the days the calendar shows. Where it was set back
 * nothing is counted a second time, so nothing is until it has caught up.
 */
export async function settleHalfHours(
  database: Database,
  { player: { id }, now }: { player: { id: number }; now: number },
): Promise<number> {
  const mark = getLastHalfHour(now);
  const known = await loadCountedTo(database, id);
  if (known !== null && known >= mark) return known;
  return database.transaction(async (transaction) => {
    // Play, claims and other readers take turns here.
    const player = await lockPlayer(transaction, id);
    const counted = (await loadEarnings(transaction, player)).countedTo?.getTime() ?? mark;
    if (counted > mark) return counted;
    await transaction
      .update(playerEarnings)
      .set({ countedTo: new Date(mark) })
      .where(eq(playerEarnings.playerId, id));
    const from = Math.max(counted, Date.parse(listCalendarDates(now).at(0) ?? ''));
    const payouts = new Map<string, bigint>();
    for (const { began, payout } of await listHalfHours(transaction, { player, from, to: mark })) {
      const date = toUtcDate(began);
      payouts.set(date, (payouts.get(date) ?? 0n) + payout);
    }
    for (const [date, amount] of payouts) {
      if (amount > 0n) await addToDay(transaction, { player, amount, date, now });
    }
    return mark;
  });
}

async function loadCountedTo(database: Database, playerId: number): Promise<number | null> {
  const [row] = await database
    .select({ at: playerEarnings.countedTo })
    .from(playerEarnings)
    .where(eq(playerEarnings.playerId, playerId));
  return row?.at?.getTime() ?? null;
}
