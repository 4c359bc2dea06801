import type { Database } from '../database/open-database.ts';
import { loadNetPlayByHalfHour } from '../ledger/play-totals.ts';
import type { Player } from '../sessions/session-store.ts';

const HALF_HOUR_MS = 1_800_000;

/** The platform's full or half hour at or before an instant. */
export function getLastHalfHour(now: number): number {
  return Math.floor(now / HALF_HOUR_MS) * HALF_HOUR_MS;
}

/** Net play of a half hour as a share of the persona's usual one; the same half hour, the same figure. */
function shareOfUsual(began: number): bigint {
  const halfHourOfDay = Math.floor(began / HALF_HOUR_MS) % 48;
  return BigInt(60 + ((halfHourOfDay * 53 + 38) % 90));
}

/** What came together in one half hour, whole units: stakes less wins, and its share, which is never below zero. */
type HalfHour = { began: number; ngr: bigint; payout: bigint };

/**
 * The half hours of a time that begins with one, as the accumulator counts them: the persona's usual play, and the
 * rounds really played. Each stands for itself: one that was won pays nothing, and takes nothing from its neighbours.
 */
export async function listHalfHours(
  database: Database,
  { player, from, to }: { player: Player; from: number; to: number },
): Promise<HalfHour[]> {
  const played = await loadNetPlayByHalfHour(database, {
    playerId: player.id,
    from: new Date(from),
    to: new Date(to),
  });
  return Array.from({ length: Math.ceil((to - from) / HALF_HOUR_MS) }, (_, index) => {
    const began = from + index * HALF_HOUR_MS;
    const ngr = (player.awardNgr * shareOfUsual(began)) / 100n + (played.get(began) ?? 0n);
    return { began, ngr, payout: ngr > 0n ? (ngr * BigInt(player.awardPercent)) / 100n : 0n };
  });
}
