import { and, eq, exists, gt, isNull, ne, or } from 'drizzle-orm';
import { closeBonus } from '../bonuses/end-bonus.ts';
import { getActiveBonus } from '../bonuses/active-bonus.ts';
import { freeSpinRounds } from '../database/tables/bonuses.ts';
import { gameMoves, gameRounds } from '../database/tables/games.ts';
import { lockBalances } from './wallet-movements.ts';
import type { PlayerTransaction } from './player-transaction.ts';

/**
 * Ends a bonus of which nothing is left: its money is lost, no spin waits, and no other open round can bring some of it
 * back. In the turn that settles the round: until the round is over its stake may still win.
 */
export async function endLostBonus(turn: PlayerTransaction, roundId: string): Promise<void> {
  const { transaction, player, at } = turn;
  const { bonusBalance } = await lockBalances(turn);
  if (bonusBalance > 0n) return;
  const { bonus, posted } = await getActiveBonus(transaction, { player, at });
  turn.movements.push({ posted, reason: 'bonus' });
  // Without money it never had any yet: a deposit it waits for, spins that are not played.
  if (!bonus || bonus.bonusAmount === 0n || bonus.freeSpinsLeft > 0) return;
  if (await canRecover(turn, roundId)) return;
  await closeBonus(transaction, { bonus, status: 'lost', at, released: 0n, lost: bonus.bonusAmount });
}

/** Whether another round is open that was staked with bonus money or a free spin. */
async function canRecover({ transaction, player }: PlayerTransaction, roundId: string): Promise<boolean> {
  const staked = transaction
    .select({ roundId: gameMoves.roundId })
    .from(gameMoves)
    .where(and(eq(gameMoves.roundId, gameRounds.id), gt(gameMoves.bonusPart, 0n)));
  const free = transaction
    .select({ roundId: freeSpinRounds.roundId })
    .from(freeSpinRounds)
    .where(eq(freeSpinRounds.roundId, gameRounds.id));
  const [open] = await transaction
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.playerId, player.id),
        ne(gameRounds.id, roundId),
        isNull(gameRounds.settledAt),
        or(exists(staked), exists(free)),
      ),
    )
    .limit(1);
  return open !== undefined;
}
