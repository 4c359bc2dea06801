import { roundDecimal } from '../money/decimal.ts';
import { readNumber } from '../money/number-text.ts';
import { type PaymentMethod, isCardForm } from './payment-methods.ts';

export { DEFAULT_PROVIDER } from './payment-methods.ts';

/** The amount a deposit starts at. Source: S2 §4 "Deposit widget", §9. */
export const DEFAULT_AMOUNT = 25;

/** The amounts offered by one press. Source: S2 §9. */
export const QUICK_AMOUNTS = [25, 50, 100] as const;

/** What the packs say of them (`presetAmounts`), for a first view that has no room for packs; a test holds them together. */
const WITHOUT_SUGGESTED_AMOUNTS = ['gb', 'nl', 'se'];

/** Tells whether a market, by its name or country code in any case, forbids to suggest amounts of money. Source: markets.md. */
export function forbidsSuggestedAmounts(market: unknown): boolean {
  return typeof market === 'string' && WITHOUT_SUGGESTED_AMOUNTS.includes(market.toLowerCase());
}

/** Round amounts, each offered beside the next two: 10, 25, 50, 100, 250 and so on. */
const ROUND = [10, 25, 50].flatMap((one) => Array.from({ length: 8 }, (_, power) => one * 10 ** power));

/** The amounts a deposit may have, both ends included; `step` is what the arrows of a number field move by. */
export type AmountRange = { min: number; max: number; step: number };

/** How an amount stands to its range. */
export type AmountCheck = 'ok' | 'below' | 'above' | 'not-a-number';

const SMALL_STEPS_UP_TO = 30;
const SMALL_STEP = 1;
const BIG_STEP = 5;
const AMOUNT_DIGITS = 8;
const PHONE = /^.{6,}$/su;

const ANY_RANGE: AmountRange = { min: 1, max: 1_000_000_000, step: SMALL_STEP };
const OTHER_IN_TRY: AmountRange = { min: 5, max: 100_000, step: SMALL_STEP };

/** Where stepping starts: an amount below 0 counts as 0, one that is no number as the amount a deposit starts at. */
function startOf(amount: number | string): number {
  return Math.max(0, readNumber(amount) ?? DEFAULT_AMOUNT);
}

function addToAmount(amount: number, by: number): number {
  return Math.max(0, Number(roundDecimal(amount + by, AMOUNT_DIGITS)));
}

/**
 * Steps a deposit amount up: by 1 below 30, from 30 on by 5. Fractions typed by hand keep their fraction (12.5 becomes
 * 13.5) without binary error. What is no number steps from 25, what is below 0 from 0. Source: S2 §4 "Deposit widget".
 */
export function stepUp(amount: number | string): number {
  const start = startOf(amount);
  return addToAmount(start, start < SMALL_STEPS_UP_TO ? SMALL_STEP : BIG_STEP);
}

/**
 * Steps a deposit amount down: above 30 by 5 (33 becomes 28), from 30 on by 1, never below 0. Fractions, negative and
 * unreadable amounts as `stepUp`. Up and then down leads back from every amount that steps lead to from 25.
 * Source: S2 §4 "Deposit widget".
 */
export function stepDown(amount: number | string): number {
  const start = startOf(amount);
  return addToAmount(start, start > SMALL_STEPS_UP_TO ? -BIG_STEP : -SMALL_STEP);
}

/**
 * Gives the amounts a method takes in a currency: 5 to 100000 for the other methods, those without the card form, in
 * TRY. Elsewhere 1 to a billion (ours: the sources name no range, so this one only stops slips of the finger, and
 * the platform's own refusal PAYMENT_PROVIDER_LIMIT_THRESHOLD names the true one). `method` is a method or its name.
 * Source: S2 §9 "Other-methods deposit range"; requirements PAY-03.
 */
export function amountRange({
  currency,
  method,
}: {
  currency: string;
  method: PaymentMethod | string;
}): AmountRange {
  const lira = typeof currency === 'string' && currency.trim().toUpperCase() === 'TRY';
  return { ...(lira && !isCardForm(method) ? OTHER_IN_TRY : ANY_RANGE) };
}

/**
 * Gives the amounts to offer by one press: those the platform suggests, as far as the method takes them, else 25, 50 and
 * 100, else the first three round ones from its minimum on. Ours; requirements PAY-03, contract "suggestedAmounts".
 */
export function quickAmounts({
  range: { min, max },
  suggested,
}: {
  range: Pick<AmountRange, 'min' | 'max'>;
  suggested?: readonly number[] | null | undefined;
}): number[] {
  const fits = (amount: number) => amount >= min && amount <= max;
  const told = (suggested ?? []).filter(fits);
  if (told.length > 0) return told;
  const [least] = QUICK_AMOUNTS;
  return ROUND.filter((amount) => amount >= least && fits(amount))
    .toSorted((one, other) => one - other)
    .slice(0, QUICK_AMOUNTS.length);
}

/**
 * Gives the amount a deposit starts at: 25 where the method takes it, else the first one that is offered, else the nearest;
 * never more than a deposit limit leaves (`left`), as long as the method takes so little.
 */
export function startAmount({
  range,
  suggested,
  left = null,
}: Parameters<typeof quickAmounts>[0] & { left?: number | null }): number {
  const { min } = range;
  const max = left !== null && left >= min ? Math.min(range.max, left) : range.max;
  if (DEFAULT_AMOUNT >= min && DEFAULT_AMOUNT <= max) return DEFAULT_AMOUNT;
  return quickAmounts({ range: { min, max }, suggested })[0] ?? Math.min(max, Math.max(min, DEFAULT_AMOUNT));
}

/** Tells whether an amount, a number or the text of a field, lies within its range; both ends do. */
export function checkAmount({ amount, range }: { amount: number | string; range: AmountRange }): AmountCheck {
  const value = readNumber(amount);
  if (value === null) return 'not-a-number';
  if (value < range.min) return 'below';
  return value > range.max ? 'above' : 'ok';
}

/** Brings an amount into its range; what is no number becomes the amount a deposit starts at, held to the range. */
export function clampAmount({ amount, range }: { amount: number | string; range: AmountRange }): number {
  return Math.min(range.max, Math.max(range.min, readNumber(amount) ?? DEFAULT_AMOUNT));
}

/**
 * Tells whether a deposit's phone field may be sent: six characters or more, spaces around them not counted.
 * Source: S2 §9 PHONE_ERROR; requirements PAY-06.
 */
export function isDepositPhoneValid(phone: unknown): boolean {
  return typeof phone === 'string' && PHONE.test(phone.trim());
}
