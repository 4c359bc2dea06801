import { and, countDistinct, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { gameMoves } from '../database/tables/games.ts';

/** What a player staked and won with real money in a time, whole units; stakes given back do not count. */
export type PlayTotals = { bets: bigint; wins: bigint; rounds: number };

export async function loadPlayTotals(
  database: Database,
  { playerId, from, to }: { playerId: number; from: Date; to: Date },
): Promise<PlayTotals> {
  const rows = await database
    .select({ kind: gameMoves.kind, moved: sum(gameMoves.amount), rounds: countDistinct(gameMoves.roundId) })
    .from(gameMoves)
    .where(and(eq(gameMoves.playerId, playerId), gte(gameMoves.at, from), lt(gameMoves.at, to)))
    .groupBy(gameMoves.kind);
  const moved = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.moved ?? 0);
  return {
    bets: moved('bet') - moved('refund'),
    wins: moved('win'),
    rounds: rows.find(({ kind }) => kind === 'bet')?.rounds ?? 0,
  };
}

/** Stakes less wins of a time, whole units, by the instant at which each half hour that was played in began. */
export async function loadNetPlayByHalfHour(
  database: Database,
  { playerId, from, to }: { playerId: number; from: Date; to: Date },
): Promise<ReadonlyMap<number, bigint>> {
  const halfHour = sql`floor(extract(epoch from ${gameMoves.at}) / 1800)`;
  const rows = await database
    .select({
      began: sql`${halfHour} * 1800000`.mapWith(Number),
      net: sql`sum(case ${gameMoves.kind} when 'bet' then ${gameMoves.amount} else -${gameMoves.amount} end)`.mapWith(
        BigInt,
      ),
    })
    .from(gameMoves)
    .where(and(eq(gameMoves.playerId, playerId), gte(gameMoves.at, from), lt(gameMoves.at, to)))
    .groupBy(halfHour);
  return new Map(rows.map(({ began, net }) => [began, net]));
}
