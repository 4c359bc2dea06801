import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import { gameMoves } from '../database/tables/games.ts';

/** Writes a round into a player's past as the games do, without the money: what was staked and won, whole units. */
export async function insertPastRound(
  database: Database,
  { playerId, bet, win, at }: { playerId: number; bet: bigint; win: bigint; at: Date },
): Promise<void> {
  const move = { playerId, gameSlug: 'harbour-sevens', currencyCode: 'EUR', balanceBefore: 0n, at };
  const rest = { ...move, balanceAfter: 0n, bonusBalance: 0n, roundId: randomUUID() };
  await database.insert(gameMoves).values([
    { ...rest, kind: 'bet', amount: bet, actionId: randomUUID() },
    { ...rest, kind: 'win', amount: win, actionId: randomUUID() },
  ]);
}
