import type { Database } from '../database/open-database.ts';
import type { Player } from '../sessions/session-store.ts';
import { settleHalfHours } from './settle-half-hours.ts';
import { listHalfHours, getLastHalfHour } from './half-hours.ts';

/**
 * What the accumulator has collected since the last count, whole units: what the count at the end of this half hour will
 * add to a day, if nothing more is played. Nothing in a half hour that was counted before the clock was set back.
 */
export async function getCurrentAward(
  database: Database,
  { player, now }: { player: Player; now: number },
): Promise<{ ngr: bigint; payout: bigint }> {
  const counted = await settleHalfHours(database, { player, now });
  const from = getLastHalfHour(now);
  const [running] = counted > from ? [] : await listHalfHours(database, { player, from, to: now + 1 });
  return { ngr: running?.ngr ?? 0n, payout: running?.payout ?? 0n };
}
