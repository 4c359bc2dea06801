import { eq, sql } from 'drizzle-orm';
import type { RulePack } from '@baize/domain/rule-packs';
import { refuseBarred } from '../accounts/barriers.ts';
import { takeFreeSpin } from '../bonuses/free-spins.ts';
import { countWager } from '../bonuses/wagering.ts';
import { players } from '../database/schema.ts';
import type { Placed, WalletMove, WalletRefusal } from '../games/wallet-port.ts';
import { Refusal } from '../http/refusal.ts';
import { betRefusal } from '../limits/limit-usage.ts';
import { heldPockets, isMade, movePockets, writeMove, type Pockets } from './game-moves.ts';
import { isStillOpen, type Launch } from './launches.ts';
import type { Turn } from './turns.ts';

type Betting = { launch: Launch; pack: Readonly<RulePack>; move: WalletMove };

/**
 * Takes a stake: of real money first, then of bonus money. Asked in this order: was it taken before, is the game still
 * open, may the player play, do their limits allow it, is there enough.
 */
export async function placeBet(turn: Turn, betting: Betting): Promise<Placed> {
  const { launch, move } = betting;
  if (await isMade(turn, move)) return placed(turn);
  if (!(await isStillOpen(turn.transaction, { launch, gameSlug: move.gameSlug }))) {
    return refused({ kind: 'session-ended' });
  }
  const barrier = barrierOf(turn);
  if (barrier) return refused({ kind: barrier });
  if (await isFree(turn, move)) return placed(turn);
  return stake(turn, betting);
}

async function placed(turn: Turn): Promise<Placed> {
  const { balance, bonusBalance } = await heldPockets(turn);
  return { kind: 'placed', balance: balance + bonusBalance };
}

function refused(refusal: WalletRefusal): Placed {
  return { kind: 'refused', refusal };
}

function barrierOf({ player, at }: Turn): 'excluded' | 'frozen' | null {
  try {
    refuseBarred(player, { now: at.getTime() });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'ACCOUNT_FROZEN' ? 'frozen' : 'excluded';
  }
}

/** A free spin: the house stakes, and nothing of the player's moves. */
async function isFree(turn: Turn, move: WalletMove): Promise<boolean> {
  const { transaction, player, at } = turn;
  const { gameSlug, roundId, amount } = move;
  const spin = await takeFreeSpin(transaction, { player, gameSlug, roundId, stake: amount, at });
  turn.moved.push({ posted: spin.posted, reason: 'bonus' });
  if (!spin.isFree) return false;
  const before = await heldPockets(turn);
  await writeMove(turn, { kind: 'bet', move, amount: 0n, bonusPart: 0n, before, posted: [] });
  return true;
}

async function stake(turn: Turn, { pack, move }: Betting): Promise<Placed> {
  const { transaction, player, at } = turn;
  const { amount } = move;
  const code = await betRefusal(transaction, { player, amount, now: at.getTime(), pack });
  if (code !== null) {
    turn.breached = code;
    return refused({ kind: 'limit-reached', code });
  }
  const before = await heldPockets(turn);
  const parts = partsOf(amount, before);
  if (parts.bonus > before.bonusBalance) return refused({ kind: 'insufficient-funds' });
  const posted = await movePockets(turn, { real: -parts.real, bonus: -parts.bonus });
  turn.moved.push({ posted, reason: 'play' });
  await writeMove(turn, { kind: 'bet', move, amount, bonusPart: parts.bonus, before, posted });
  await transaction
    .update(players)
    .set({ totalSpend: sql`${players.totalSpend} + ${amount}` })
    .where(eq(players.id, player.id));
  const released = await countWager(transaction, { player, bet: amount, at });
  turn.moved.push({ posted: released, reason: 'bonus' });
  const { balance, bonusBalance } = [...posted, ...released].at(-1) ?? before;
  return { kind: 'placed', balance: balance + bonusBalance };
}

function partsOf(amount: bigint, { balance }: Pockets): { real: bigint; bonus: bigint } {
  const real = amount < balance ? amount : balance;
  return { real, bonus: amount - real };
}
