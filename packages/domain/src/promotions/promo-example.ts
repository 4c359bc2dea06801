import { roundDecimal } from '../money/decimal.ts';
import { readNumber } from '../money/number-text.ts';

type Amount = number | string | null | undefined;

/** What a bonus would add to a deposit and what it asks to be staked for that, in one currency. */
export type PromoExample = { deposit: number; bonus: number; wager: number | null };

function rounded(value: number): number {
  return Number(roundDecimal(value, 8) ?? 0);
}

/**
 * Works a deposit bonus out for the smallest deposit it takes, or where it names none for the one that earns all of
 * it: the percentage of the deposit, never above its threshold, and the bonus times its multiplier as what is to be
 * staked before it is the player's. Null where the bonus does not say enough. Source: S2 §3; issue 6 "money shown is explained".
 */
export function promoExample(bonus: {
  depositBonusPercent?: Amount;
  maxBonusThreshold?: Amount;
  minDeposit?: Amount;
  multiplier?: Amount;
}): PromoExample | null {
  const percent = readNumber(bonus.depositBonusPercent);
  if (percent === null || percent <= 0) return null;
  const most = readNumber(bonus.maxBonusThreshold);
  const least = readNumber(bonus.minDeposit);
  const deposit = least !== null && least > 0 ? least : most === null ? null : (most * 100) / percent;
  if (deposit === null || deposit <= 0) return null;
  const whole = (deposit * percent) / 100;
  const added = rounded(most === null ? whole : Math.min(whole, most));
  const times = readNumber(bonus.multiplier);
  return { deposit: rounded(deposit), bonus: added, wager: times === null ? null : rounded(added * times) };
}

/** What a bonus without a deposit asks to be staked: for the amount it gives, or for wins of its spins. */
export type NoDepositExample =
  | { kind: 'amount'; bonus: number; wager: number }
  | { kind: 'spins'; spins: number; bonus: number; wager: number };

/** What the spins of an example win, in whole units of whatever currency. */
const EXAMPLE_WIN = 5;

/**
 * Works a bonus without a deposit out: the amount it gives times its multiplier, or the wins of its spins times it, with
 * an example's win, never above the most it pays. Null where nothing is to be wagered or the bonus does not say enough.
 */
export function noDepositExample(bonus: {
  bonusAmount?: Amount;
  freeSpinsQuantity?: Amount;
  multiplier?: Amount;
  maxWin?: Amount;
}): NoDepositExample | null {
  const times = readNumber(bonus.multiplier) ?? 0;
  if (times <= 0) return null;
  const amount = readNumber(bonus.bonusAmount) ?? 0;
  if (amount > 0) return { kind: 'amount', bonus: rounded(amount), wager: rounded(amount * times) };
  const spins = Math.floor(readNumber(bonus.freeSpinsQuantity) ?? 0);
  if (spins <= 0) return null;
  const most = readNumber(bonus.maxWin);
  const win = most !== null && most > 0 && most < EXAMPLE_WIN ? most : EXAMPLE_WIN;
  return { kind: 'spins', spins, bonus: rounded(win), wager: rounded(win * times) };
}
