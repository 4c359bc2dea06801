import { randomUUID } from 'node:crypto';
import type { gameMoves } from '../database/tables/games.ts';

type Move = { playerId: number; kind: 'bet' | 'win' | 'refund'; amount: bigint; at: Date };

/** A line of the casino history, of a round of its own in euros. */
export function createMoveRow({ playerId, kind, amount, at }: Move): typeof gameMoves.$inferInsert {
  return {
    playerId,
    actionId: randomUUID(),
    roundId: randomUUID(),
    gameSlug: 'harbour-sevens',
    kind,
    currencyCode: 'EUR',
    amount,
    balanceBefore: 0n,
    balanceAfter: 0n,
    bonusBalance: 0n,
    at,
  };
}
