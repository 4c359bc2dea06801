import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { payFreeSpin } from '../bonuses/free-spins.ts';
import { runningBonus } from '../bonuses/running-bonus.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { gameRounds } from '../database/tables/games.ts';
import type { WalletMove } from '../games/wallet-port.ts';
import type { Posted } from '../ledger/post-movement.ts';
import { heldPockets, isMade, movePockets, writeMove } from './game-moves.ts';
import { movedIn } from './settle-round.ts';
import type { Turn } from './turns.ts';

/**
 * Pays a win into the pockets its stake came from, in the same shares: what bonus money won stays with the bonus until
 * that is wagered. A win is paid whatever became of session, limits or account meanwhile.
 */
export async function payWin(turn: Turn, move: WalletMove): Promise<void> {
  if (await isMade(turn, move)) return;
  const { transaction, player, at } = turn;
  const { roundId, amount: win } = move;
  const { bet, bonusBet } = await movedIn(transaction, roundId);
  const free = bet === 0n ? await payFreeSpin(transaction, { player, roundId, win, at }) : null;
  if (free) return bookFreeWin(turn, { move, posted: free });
  const share = bet === 0n ? 0n : (win * bonusBet) / bet;
  const bonus = share === 0n ? 'none' : await bonusAfterStake(turn, { roundId, won: share });
  const before = await heldPockets(turn);
  const parts = {
    real: bonus === 'released' ? win : win - share,
    bonus: bonus === 'kept' ? share : 0n,
  };
  const posted = await movePockets(turn, parts);
  turn.moved.push({ posted, reason: 'play' });
  const amount = parts.real + parts.bonus;
  await writeMove(turn, { kind: 'win', move, amount, bonusPart: parts.bonus, before, posted });
}

/**
 * What becomes of a win of bonus money: the bonus that still runs grows by it; one that was wagered meanwhile has become
 * the player's own; one that was given up or ran out took its stakes with it.
 */
async function bonusAfterStake(
  turn: Turn,
  { roundId, won }: { roundId: string; won: bigint },
): Promise<'kept' | 'released' | 'lost'> {
  const { transaction, player, at } = turn;
  const { bonus, posted } = await runningBonus(transaction, { player, at });
  turn.moved.push({ posted, reason: 'bonus' });
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
async function bookFreeWin(
  turn: Turn,
  { move, posted }: { move: WalletMove; posted: Posted[] },
): Promise<void> {
  turn.moved.push({ posted, reason: 'bonus' });
  const after = await heldPockets(turn);
  const [paid] = posted.filter(({ amount }) => amount === move.amount);
  const amount = paid?.amount ?? 0n;
  const before = { balance: after.balance, bonusBalance: after.bonusBalance - amount };
  await writeMove(turn, {
    kind: 'win',
    move,
    amount,
    bonusPart: amount,
    before,
    posted: paid ? [paid] : [],
  });
}
