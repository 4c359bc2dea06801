import { eq, sql } from 'drizzle-orm';
import type { RulePack } from '@baize/domain/rule-packs';
import { assertNotExcludedOrFrozen } from '../accounts/exclusion-guards.ts';
import { findFreeSpin, useFreeSpin } from '../bonuses/free-spins.ts';
import { countWager } from '../bonuses/wagering.ts';
import { players } from '../database/schema.ts';
import type { BetResult, WalletMove, WalletRefusal } from '../games/wallet-port.ts';
import { HttpError } from '../errors/http-error.ts';
import { checkBetLimits } from '../limits/limit-usage.ts';
import {
  lockBalances,
  isAlreadyPosted,
  moveBalances,
  insertMovement,
  type WalletBalances,
} from './wallet-movements.ts';
import { isStillOpen, type Launch } from './launches.ts';
import type { PlayerTransaction } from './player-transaction.ts';

type Bet = Pick<WalletMove, 'gameSlug' | 'amount'>;
/** `isCountryBlocked`: a game opened at home takes no bet where games are not open. */
type BetContext = { launch: Launch; pack: Readonly<RulePack>; isCountryBlocked: boolean };
type BetPlacement = BetContext & { move: WalletMove };

/**
 * Takes a stake: of real money first, then of bonus money. Asked in this order: was it taken before, is the game still
 * open, may the player play, and where they are, do their limits allow it, is there enough.
 */
export async function placeBet(turn: PlayerTransaction, betting: BetPlacement): Promise<BetResult> {
  const { move } = betting;
  if (await isAlreadyPosted(turn, move)) return placed(turn);
  const shut = await checkAccess(turn, { ...betting, bet: move });
  if (shut) return refused(shut);
  if (await useFreeSpinIfAny(turn, move)) return placed(turn);
  return stake(turn, betting);
}

/** Why a bet would not be taken, asked in the same order; null where nothing is against it. No money of a bet moves. */
export async function checkBet(
  turn: PlayerTransaction,
  asked: BetContext & { bet: Bet },
): Promise<WalletRefusal | null> {
  const { transaction, player, at } = turn;
  const { gameSlug, amount } = asked.bet;
  const shut = await checkAccess(turn, asked);
  if (shut) return shut;
  const free = await findFreeSpin(transaction, { player, gameSlug, stake: amount, at });
  turn.movements.push({ posted: free.posted, reason: 'bonus' });
  return free.bonus ? null : checkFunds(turn, { ...asked, amount });
}

async function checkAccess(
  turn: PlayerTransaction,
  { launch, isCountryBlocked, bet }: BetContext & { bet: Bet },
): Promise<WalletRefusal | null> {
  if (!(await isStillOpen(turn.transaction, { launch, gameSlug: bet.gameSlug }))) {
    return { kind: 'session-ended' };
  }
  const barrier = getExclusion(turn);
  if (barrier) return { kind: barrier };
  return isCountryBlocked ? { kind: 'country-blocked' } : null;
}

/** Whether a stake goes past a limit or is not covered. */
async function checkFunds(
  turn: PlayerTransaction,
  { pack, amount }: { pack: Readonly<RulePack>; amount: bigint },
): Promise<WalletRefusal | null> {
  const { transaction, player, at } = turn;
  const code = await checkBetLimits(transaction, { player, amount, now: at.getTime(), pack });
  if (code !== null) {
    turn.breachedLimit = code;
    return { kind: 'limit-reached', code };
  }
  const held = await lockBalances(turn);
  return splitStake(amount, held).bonus > held.bonusBalance ? { kind: 'insufficient-funds' } : null;
}

async function placed(turn: PlayerTransaction): Promise<BetResult> {
  const { balance, bonusBalance } = await lockBalances(turn);
  return { kind: 'placed', balance: balance + bonusBalance };
}

function refused(refusal: WalletRefusal): BetResult {
  return { kind: 'refused', refusal };
}

function getExclusion({ player, at }: PlayerTransaction): 'excluded' | 'frozen' | null {
  try {
    assertNotExcludedOrFrozen(player, { now: at.getTime() });
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.code === 'ACCOUNT_FROZEN' ? 'frozen' : 'excluded';
  }
}

/** A free spin: the house stakes, and nothing of the player's moves. */
async function useFreeSpinIfAny(turn: PlayerTransaction, move: WalletMove): Promise<boolean> {
  const { transaction, player, at } = turn;
  const { gameSlug, roundId, amount } = move;
  const spin = await useFreeSpin(transaction, { player, gameSlug, roundId, stake: amount, at });
  turn.movements.push({ posted: spin.posted, reason: 'bonus' });
  if (!spin.isFree) return false;
  const before = await lockBalances(turn);
  await insertMovement(turn, { kind: 'bet', move, amount: 0n, bonusPart: 0n, before, posted: [] });
  return true;
}

async function stake(turn: PlayerTransaction, { pack, move }: BetPlacement): Promise<BetResult> {
  const { transaction, player, at } = turn;
  const { amount } = move;
  const refusal = await checkFunds(turn, { pack, amount });
  if (refusal) return refused(refusal);
  const before = await lockBalances(turn);
  const parts = splitStake(amount, before);
  const posted = await moveBalances(turn, { real: -parts.real, bonus: -parts.bonus });
  turn.movements.push({ posted, reason: 'play' });
  await insertMovement(turn, { kind: 'bet', move, amount, bonusPart: parts.bonus, before, posted });
  await transaction
    .update(players)
    .set({ totalSpend: sql`${players.totalSpend} + ${amount}` })
    .where(eq(players.id, player.id));
  const released = await countWager(transaction, { player, bet: amount, at });
  turn.movements.push({ posted: released, reason: 'bonus' });
  const { balance, bonusBalance } = [...posted, ...released].at(-1) ?? before;
  return { kind: 'placed', balance: balance + bonusBalance };
}

function splitStake(amount: bigint, { balance }: WalletBalances): { real: bigint; bonus: bigint } {
  const real = amount < balance ? amount : balance;
  return { real, bonus: amount - real };
}
