import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { payFreeSpinWin } from '../bonuses/free-spins.ts';
import { getActiveBonus } from '../bonuses/active-bonus.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { gameRounds } from '../database/tables/games.ts';
import type { WalletMove } from '../games/wallet-port.ts';
import type { PostedMovement } from '../ledger/post-movement.ts';
import { lockBalances, isAlreadyPosted, moveBalances, insertMovement } from './wallet-movements.ts';
import { sumRoundMovements } from './settle-round.ts';
import type { PlayerTransaction } from './player-transaction.ts';

/**
 * Pays a win into the pockets its stake came from, in the same shares: what bonus money won stays with the bonus until
 * that is wagered. A win is paid whatever became of session, limits or account meanwhile.
 */
export async function payWin(turn: PlayerTransaction, move: WalletMove): Promise<void> {
  if (await isAlreadyPosted(turn, move)) return;
  const { transaction, player, at } = turn;
  const { roundId, amount: win } = move;
  const { bet, bonusBet } = await sumRoundMovements(transaction, roundId);
  const free = bet === 0n ? await payFreeSpinWin(transaction, { player, roundId, win, at }) : null;
  if (free) return recordFreeSpinWin(turn, { move, posted: free });
  const share = bet === 0n ? 0n : (win * bonusBet) / bet;
  const bonus = share === 0n ? 'none' : await updateBonusAfterStake(turn, { roundId, won: share });
  const before = await lockBalances(turn);
  const parts = {
    real: bonus === 'released' ? win : win - share,
    bonus: bonus === 'kept' ? share : 0n,
  };
  const posted = await moveBalances(turn, parts);
  turn.movements.push({ posted, reason: 'play' });
  const amount = parts.real + parts.bonus;
  await insertMovement(turn, { kind: 'win', move, amount, bonusPart: parts.bonus, before, posted });
}

/**
 * What becomes of a win of bonus money: the bonus that still runs grows by it; one that was wagered meanwhile has become
 * the player's own; one that was given up or ran out took its stakes with it.
 */
async function updateBonusAfterStake(
  turn: PlayerTransaction,
  { roundId, won }: { roundId: string; won: bigint },
): Promise<'kept' | 'released' | 'lost'> {
  const { transaction, player, at } = turn;
  const { bonus, posted } = await getActiveBonus(transaction, { player, at });
  turn.movements.push({ posted, reason: 'bonus' });
  const [round] = await transaction
    .select({ openedAt: gameRounds.openedAt })
    .from(gameRounds)
    .where(eq(gameRounds.id, roundId));
  const since = round?.openedAt ?? at;
  if (bonus && bonus.startsAt <= since) {
    await transaction
      .update(playerBonuses)
      .set({ bonusAmount: bonus.bonusAmount + won })
      .where(eq(playerBonuses.id, bonus.id));
    return 'kept';
  }
  const [ended] = await transaction
    .select({ status: playerBonuses.status })
    .from(playerBonuses)
    .where(
      and(
        eq(playerBonuses.playerId, player.id),
        inArray(playerBonuses.status, ['completed', 'cancelled', 'expired']),
        gte(playerBonuses.endedAt, since),
      ),
    )
    .orderBy(desc(playerBonuses.endedAt), desc(playerBonuses.id))
    .limit(1);
  if (!ended) return 'kept';
  return ended.status === 'completed' ? 'released' : 'lost';
}

/** The win of a free spin is booked by its bonus; the history shows it like the rest. */
async function recordFreeSpinWin(
  turn: PlayerTransaction,
  { move, posted }: { move: WalletMove; posted: PostedMovement[] },
): Promise<void> {
  turn.movements.push({ posted, reason: 'bonus' });
  const after = await lockBalances(turn);
  const [paid] = posted.filter(({ amount }) => amount === move.amount);
  const amount = paid?.amount ?? 0n;
  const before = { balance: after.balance, bonusBalance: after.bonusBalance - amount };
  await insertMovement(turn, {
    kind: 'win',
    move,
    amount,
    bonusPart: amount,
    before,
    posted: paid ? [paid] : [],
  });
}
