import { and, countDistinct, eq, gte, lt, sum } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { gameMoves } from '../database/tables/games.ts';

/** What a player staked and won with real money in a time, whole units; stakes given back do not count. */
export type PlayTotals = { bets: bigint; wins: bigint; rounds: number };

export async function playTotals(
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
