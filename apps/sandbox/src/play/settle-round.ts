import { eq, sum } from 'drizzle-orm';
import { payFreeSpinWin } from '../bonuses/free-spins.ts';
import type { Database } from '../database/open-database.ts';
import { gameMoves } from '../database/tables/games.ts';
import type { Round } from '../games/rounds/round.ts';
import { addPlayEarnings } from '../rakeback/earn.ts';
import { scorePoints } from '../tournaments/points.ts';
import { endLostBonus } from './end-lost-bonus.ts';
import type { PlayerTransaction } from './player-transaction.ts';

/** What a finished round brings beside its win: points, rakeback, the end of a free spin or of a bonus played away. */
export async function settleRound(turn: PlayerTransaction, round: Round): Promise<void> {
  const { transaction, player, at } = turn;
  const { bet, win } = await sumRoundMovements(transaction, round.id);
  if (bet === 0n) {
    if (round.win === 0n) await endFreeSpin(turn, round);
  } else {
    await addPlayEarnings(transaction, { player, bet, win, at });
    await scorePoints(transaction, { player, bet, win, at, gameSlug: round.slug });
  }
  await endLostBonus(turn, round.id);
}

/** A win of a free spin has told its bonus already; a loss does here. */
async function endFreeSpin(turn: PlayerTransaction, { id: roundId }: Round): Promise<void> {
  const { transaction, player, at } = turn;
  const posted = await payFreeSpinWin(transaction, { player, roundId, win: 0n, at });
  if (posted) turn.movements.push({ posted, reason: 'bonus' });
}

/** What a round has staked and won so far, and how much of it from and to the bonus pocket; whole units. */
export async function sumRoundMovements(
  transaction: Database,
  roundId: string,
): Promise<{ bet: bigint; win: bigint; bonusBet: bigint }> {
  const rows = await transaction
    .select({ kind: gameMoves.kind, units: sum(gameMoves.amount), bonus: sum(gameMoves.bonusPart) })
    .from(gameMoves)
    .where(eq(gameMoves.roundId, roundId))
    .groupBy(gameMoves.kind);
  const ofKind = (kind: string) => rows.find((row) => row.kind === kind);
  return {
    bet: BigInt(ofKind('bet')?.units ?? 0),
    win: BigInt(ofKind('win')?.units ?? 0),
    bonusBet: BigInt(ofKind('bet')?.bonus ?? 0),
  };
}
