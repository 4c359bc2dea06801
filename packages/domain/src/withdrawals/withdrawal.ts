import type { WithdrawalBlock } from './cashier-gates.ts';
import { calculateFee, type PaymentFee } from '../methods/payment-terms.ts';
import { roundDecimal, sumDecimals } from '../money/decimal.ts';

/** The most and the least a method pays out at once; null where it names none. */
export type PayoutRange = { min: number | null; max: number | null };

/** What can be wrong with an amount to withdraw. */
export type PayoutAmountError =
  | 'empty'
  | 'not-a-number'
  | 'not-positive'
  | 'too-fine'
  | 'more-than-held'
  | 'below'
  | 'above';

/**
 * Names what is wrong with an amount to withdraw, null for nothing: more than is `withdrawable` before what the method
 * takes, for who has less than a method's least can do nothing about the method. `typed` is what stands in the field, `read`
 * the amount it was read as with the decimals it names, null where it is none; `digits` are the decimals it may have.
 * Source: requirements PAY-09.
 */
export function payoutAmountError({
  typed,
  read,
  withdrawable,
  range: { min, max },
  digits,
}: {
  typed: string;
  read: { amount: number; decimals: number } | null;
  withdrawable: number;
  range: PayoutRange;
  digits: number;
}): PayoutAmountError | null {
  if (typed.trim() === '') return 'empty';
  if (read === null) return 'not-a-number';
  const { amount, decimals } = read;
  if (amount <= 0) return 'not-positive';
  if (decimals > digits) return 'too-fine';
  if (amount > withdrawable) return 'more-than-held';
  if (min !== null && amount < min) return 'below';
  return max !== null && amount > max ? 'above' : null;
}

/**
 * Gives the most that can be paid out of what is withdrawable: the fee is taken beside it, and has to be held too. Not below
 * zero. Ours; contract "withdrawalFee".
 */
export function withdrawableBesideFee({
  withdrawable,
  fee,
  digits,
  feeDigits,
}: {
  withdrawable: number;
  fee: PaymentFee | null;
  /** The decimals an amount may have; a method may take fewer than its currency has. */
  digits: number;
  /** The decimals a fee is rounded to: the currency's. */
  feeDigits: number;
}): number {
  // A platform that pays fees out adds nothing to what is held.
  const terms = { percent: Math.max(0, fee?.percent ?? 0), fixed: Math.max(0, fee?.fixed ?? 0) };
  if (terms.percent === 0 && terms.fixed === 0) return withdrawable;
  const isHeld = (amount: number) =>
    sumDecimals([amount, calculateFee({ amount, fee: terms, digits: feeDigits }) ?? 0]) <= withdrawable;
  const step = 10 ** -digits;
  const next = (amount: number, by: number) => Number(roundDecimal(amount + by, digits));
  let most = next((withdrawable - terms.fixed) / (1 + terms.percent / 100), 0);
  // The fee is rounded: the division is off by a step or two.
  while (most > 0 && !isHeld(most)) most = next(most, -step);
  while (isHeld(next(most, step))) most = next(most, step);
  return Math.max(0, most);
}

/** The most that can be withdrawn at once: all of it as far as the method goes, cut to the currency's decimals. */
export function maxPayout({
  withdrawable,
  max,
  digits,
}: {
  withdrawable: number;
  max: number | null;
  digits: number;
}): number {
  const most = Math.min(withdrawable, max ?? withdrawable);
  const rounded = Number(roundDecimal(most, digits));
  return rounded > most ? sumDecimals([rounded, -(10 ** -digits)]) : rounded;
}

/** Gives what a withdrawal leaves of `balance`: its fee is taken beside the amount, not out of it. Never below zero. */
export function balanceAfterWithdrawal({
  balance,
  amount,
  fee,
}: {
  balance: number;
  amount: number;
  fee: number | null;
}): number {
  return Math.max(0, sumDecimals([balance, -amount, -(fee ?? 0)]));
}

const BLOCKS_BY_CODE: ReadonlyMap<unknown, WithdrawalBlock> = new Map([
  ['DEPOSIT_REQUIRED', 'no-deposit'],
  ['REQUIRED_EMAIL_VERIFICATION', 'email-unverified'],
  ['WAGERING_LEFT', 'wagering'],
  ['ACTIVE_BONUS', 'active-bonus'],
]);

/** Tells which reason against a withdrawal a refusal's code names, null for another one. */
export function withdrawalBlockOf(code: unknown): WithdrawalBlock | null {
  return BLOCKS_BY_CODE.get(code) ?? null;
}
