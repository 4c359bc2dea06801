import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { checkAmount, amountRange, type AmountRange } from '@baize/domain/deposit-amount';
import type { DepositLimit } from '../limit-bar/use-deposit-limits.ts';
import type { parseTypedAmount } from '@baize/i18n/typed-amount';

/** What is wrong with an amount: `finer` than the currency's smallest unit, or more than a deposit limit leaves. */
export type DepositAmountError =
  /** The platform did not take it, with its text where it gave one. */
  | { kind: 'refused'; problem: string }
  | { kind: 'not-a-number' | 'finer' }
  | { kind: 'below' | 'above'; range: AmountRange }
  | { kind: 'over-limit'; limit: DepositLimit; range: AmountRange };

/** The amounts a method takes: what the platform tells of it, within the rule's own range. */
export function depositRange(method: PaymentMethodRow | null, currency: string): AmountRange {
  const rule = amountRange({ currency, method: method ?? '' });
  return {
    ...rule,
    min: method?.minDeposit ?? rule.min,
    max: Math.min(rule.max, method?.maxDeposit ?? rule.max),
  };
}

/** Judges an amount as typed by its form, its method and the tightest deposit limit; null when it may be paid. */
export function validateDepositAmount(ask: {
  typed: ReturnType<typeof parseTypedAmount>;
  range: AmountRange;
  digits: number;
  limit: DepositLimit | null;
}): DepositAmountError | null {
  const { typed, range, digits, limit } = ask;
  if (typed === null) return { kind: 'not-a-number' };
  const { amount, decimals } = typed;
  if (decimals > digits) return { kind: 'finer' };
  const problem = checkAmount({ amount, range });
  // The smaller bound is the one that helps.
  if (limit !== null && amount > limit.left && limit.left <= range.max && problem !== 'below')
    return { kind: 'over-limit', limit, range };
  if (problem === 'not-a-number') return { kind: problem };
  return problem === 'ok' ? null : { kind: problem, range };
}
