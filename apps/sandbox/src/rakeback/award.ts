import type { Database } from '../database/open-database.ts';
import { playTotals } from '../play/play-totals.ts';
import type { Player } from '../sessions/session-store.ts';
import { utcDate } from './day-plan.ts';

const HALF_HOUR_MS = 1_800_000;

/** Net play of the running half hour as a share of the persona's usual one; the same mark, the same figure. */
function shareOfUsual(now: number): bigint {
  const halfHourOfDay = Math.floor(now / HALF_HOUR_MS) % 48;
  return BigInt(60 + ((halfHourOfDay * 53 + 38) % 90));
}

/**
 * What the accumulator has collected, in smallest units: the persona's usual play up to the last full or half hour, and
 * the rounds really played since the platform's midnight, stakes less wins. A day that was won pays nothing.
 */
export async function awardOf(
  database: Database,
  { player, now }: { player: Player; now: number },
): Promise<{ ngr: bigint; payout: bigint }> {
  const { bets, wins } = await playTotals(database, {
    playerId: player.id,
    from: new Date(`${utcDate(now)}T00:00:00.000Z`),
    to: new Date(now + 1),
  });
  const ngr = (player.awardNgr * shareOfUsual(now)) / 100n + bets - wins;
  return { ngr, payout: ngr > 0n ? (ngr * BigInt(player.awardPercent)) / 100n : 0n };
}
