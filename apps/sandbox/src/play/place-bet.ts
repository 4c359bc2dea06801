import { eq, sql } from 'drizzle-orm';
import type { RulePack } from '@baize/domain/rule-packs';
import { refuseBarred } from '../accounts/barriers.ts';
import { freeSpinOf, takeFreeSpin } from '../bonuses/free-spins.ts';
import { countWager } from '../bonuses/wagering.ts';
import { players } from '../database/schema.ts';
import type { Placed, WalletMove, WalletRefusal } from '../games/wallet-port.ts';
import { Refusal } from '../http/refusal.ts';
import { betRefusal } from '../limits/limit-usage.ts';
import { heldPockets, isMade, movePockets, writeMove, type Pockets } from './game-moves.ts';
import { isStillOpen, type Launch } from './launches.ts';
import type { Turn } from './turns.ts';

type Bet = Pick<WalletMove, 'gameSlug' | 'amount'>;
type House = { launch: Launch; pack: Readonly<RulePack> };
type Betting = House & { move: WalletMove };

/**
 * Takes a stake: of real money first, then of bonus money. Asked in this order: was it taken before, is the game still
 * open, may the player play, do their limits allow it, is there enough.
 */
export async function placeBet(turn: Turn, betting: Betting): Promise<Placed> {
  const { move } = betting;
  if (await isMade(turn, move)) return placed(turn);
  const shut = await shutOut(turn, { ...betting, bet: move });
  if (shut) return refused(shut);
  if (await isFree(turn, move)) return placed(turn);
  return stake(turn, betting);
}

/** Why a bet would not be taken, asked in the same order; null where nothing is against it. No money of a bet moves. */
export async function objectionTo(turn: Turn, asked: House & { bet: Bet }): Promise<WalletRefusal | null> {
  const { transaction, player, at } = turn;
  const { gameSlug, amount } = asked.bet;
  const shut = await shutOut(turn, asked);
  if (shut) return shut;
  const free = await freeSpinOf(transaction, { player, gameSlug, stake: amount, at });
  turn.moved.push({ posted: free.posted, reason: 'bonus' });
  return free.bonus ? null : tooMuch(turn, { ...asked, amount });
}

async function shutOut(turn: Turn, { launch, bet }: House & { bet: Bet }): Promise<WalletRefusal | null> {
  if (!(await isStillOpen(turn.transaction, { launch, gameSlug: bet.gameSlug }))) {
    return { kind: 'session-ended' };
  }
  const barrier = barrierOf(turn);
  return barrier && { kind: barrier };
}

/** Whether a stake goes past a limit or is not covered. */
async function tooMuch(
  turn: Turn,
  { pack, amount }: { pack: Readonly<RulePack>; amount: bigint },
): Promise<WalletRefusal | null> {
  const { transaction, player, at } = turn;
  const code = await betRefusal(transaction, { player, amount, now: at.getTime(), pack });
  if (code !== null) {
    turn.breached = code;
    return { kind: 'limit-reached', code };
  }
  const held = await heldPockets(turn);
  return partsOf(amount, held).bonus > held.bonusBalance ? { kind: 'insufficient-funds' } : null;
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
  const refusal = await tooMuch(turn, { pack, amount });
  if (refusal) return refused(refusal);
  const before = await heldPockets(turn);
  const parts = partsOf(amount, before);
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
