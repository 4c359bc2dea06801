import { freeSpinsOf } from '../rewards/bonus.ts';
import type { WithdrawalBlock } from './cashier-gates.ts';
import { roundDecimal } from '../money/decimal.ts';
import { readNumber } from '../money/number-text.ts';

const DIGITS = 8;

/**
 * A player's money, explained: `own` and `bonus` as the wallet holds them, `withdrawable` what can be paid out now,
 * `locked` everything that cannot; the last two are the whole. `whileActive` stands where a bonus runs. One currency.
 */
export type BalanceBreakdown = {
  real: number;
  bonus: number;
  locked: number;
  withdrawable: number;
  activeBonus: ActiveBonusImpact | null;
};

/**
 * What the running bonus means for the money: it `adds` this much, and to withdraw now it has to be given up, which
 * `loses` the bonus money held and `losesSpins` free spins left, and leaves `keeps`, of which `withdrawableThen` can be paid out. `cap` is the most it can
 * become of the player's own money, null for no cap; what is held `overCap` goes back to the house in the end.
 */
export type ActiveBonusImpact = {
  bonusAmount: number;
  forfeitedBonus: number;
  forfeitedSpins: number;
  remaining: number;
  withdrawableAfter: number;
  maxWin: number | null;
  aboveMaxWin: number;
};

type RunningBonus = {
  bonusAmount?: unknown;
  maxWin?: unknown;
  freeSpinsLeft?: unknown;
  freeSpinsQuantity?: unknown;
};

function exact(value: number): number {
  return Number(roundDecimal(value, DIGITS));
}

function amount(value: unknown): number {
  return exact(Math.max(0, readNumber(value) ?? 0));
}

/**
 * Explains a wallet with what stands against a withdrawal (`withdrawalBlocks`) and the bonus that runs, null for none:
 * all of the own money can be withdrawn, or none of it; bonus money never. Giving the bonus up takes away its own block
 * alone: a wager of the deposit, a missing deposit or an unverified e-mail stay. Source: S2 §6, §9; beyond.md 10,
 * the "double cap" complaint: the cap is told before more is played.
 */
export function explainBalance({
  wallet,
  blocks,
  running,
}: {
  wallet: { amount: number; bonusAmount: number };
  blocks: readonly WithdrawalBlock[];
  running: RunningBonus | null;
}): BalanceBreakdown {
  const real = amount(wallet.amount);
  const bonus = amount(wallet.bonusAmount);
  const withdrawable = blocks.length === 0 ? real : 0;
  const locked = exact(real + bonus - withdrawable);
  return {
    real,
    bonus,
    locked,
    withdrawable,
    activeBonus: running && activeBonusImpact(running, { own: real, bonus, blocks }),
  };
}

function activeBonusImpact(
  running: RunningBonus,
  { own, bonus, blocks }: { own: number; bonus: number; blocks: readonly WithdrawalBlock[] },
): ActiveBonusImpact {
  const maxWin = readNumber(running.maxWin) === null ? null : amount(running.maxWin);
  return {
    bonusAmount: amount(running.bonusAmount),
    forfeitedBonus: bonus,
    forfeitedSpins: freeSpinsOf(running)?.left ?? 0,
    remaining: own,
    withdrawableAfter: blocks.some((block) => block !== 'active-bonus') ? 0 : own,
    maxWin,
    aboveMaxWin: maxWin === null ? 0 : exact(Math.max(0, bonus - maxWin)),
  };
}
