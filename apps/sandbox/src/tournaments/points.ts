import { sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { tournamentPoints } from '../database/tables/games.ts';
import { fromEuroCents, toEuros } from '../ledger/exchange-rates.ts';
import type { Player } from '../sessions/session-store.ts';
import { getBoardName } from './board-name.ts';
import { getEditionAt, SERIES, type PointsRule } from './editions.ts';

type ScoredRound = {
  player: Pick<Player, 'id' | 'currencyCode' | 'nickname' | 'firstName'>;
  /** The whole stake and the whole win of the round, whole units. */
  bet: bigint;
  win: bigint;
  at: Date;
  /** Where it was played; a tournament of certain games counts those alone. */
  gameSlug?: string;
};

/**
 * Counts a finished round of real money in every tournament that runs at `at`. Call it once a round, with all that was
 * staked and won, inside the transaction that settles it; never for a free spin.
 */
export async function scorePoints(transaction: Database, scored: ScoredRound): Promise<void> {
  const { player, bet, at, gameSlug } = scored;
  for (const series of SERIES) {
    if (series.gameSlugs.length > 0 && !series.gameSlugs.some((slug) => slug === gameSlug)) continue;
    if (bet < fromEuroCents(series.minBetCents ?? 0, player.currencyCode)) continue;
    const points = computePoints(series.rule, scored);
    if (points === 0n) continue;
    const { points: held } = tournamentPoints;
    const best = sql`greatest(${held}, ${points})`;
    const sum = sql`${held} + ${points}`;
    await transaction
      .insert(tournamentPoints)
      .values({
        tournamentId: getEditionAt(series, { at: at.getTime() }).id,
        entrant: `player:${player.id}`,
        playerId: player.id,
        nickname: getBoardName(player),
        points,
        at,
      })
      .onConflictDoUpdate({
        target: [tournamentPoints.tournamentId, tournamentPoints.entrant],
        set: { points: series.rule === 'multiplier' ? best : sum, at },
      });
  }
}

/** What a round is worth, in hundredths of a point. */
function computePoints(rule: PointsRule, { player, bet, win }: ScoredRound): bigint {
  if (bet <= 0n) return 0n;
  if (rule === 'wagered') return BigInt(Math.round(toEuros(bet, player.currencyCode) * 100));
  if (rule === 'rounds') return 100n;
  if (rule === 'wins') return win > 0n ? 100n : 0n;
  return (win * 100n) / bet;
}
