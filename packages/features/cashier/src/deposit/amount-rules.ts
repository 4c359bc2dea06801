import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { amountProblem, amountRange, type AmountRange } from '@baize/domain/deposit-amount';
import type { DepositLimit } from '../limit-bar/use-deposit-limits.ts';

/** What is wrong with an amount: `finer` than the currency's smallest unit, or more than a deposit limit leaves. */
export type AmountWrong =
  | { kind: 'not-a-number' | 'finer' }
  | { kind: 'below' | 'above'; range: AmountRange }
  | { kind: 'over-limit'; limit: DepositLimit };

/** An amount as typed, in the figures of any language that writes a comma for the point. */
export function typedAmount(text: string): number {
  return Number(text.trim() === '' ? Number.NaN : text.replace(',', '.'));
}

/** The amounts a method takes: what the platform tells of it, within the rule's own range. */
export function rangeOf(method: PaymentMethodRow, currency: string): AmountRange {
  const rule = amountRange({ currency, method });
  return {
    ...rule,
    min: method.minDeposit ?? rule.min,
    max: Math.min(rule.max, method.maxDeposit ?? rule.max),
  };
}

/** Judges an amount by its form, its method and the tightest deposit limit; null when it may be paid. */
export function amountWrong(ask: {
  text: string;
  range: AmountRange;
  digits: number;
  limit: DepositLimit | null;
}): AmountWrong | null {
  const { text, range, digits, limit } = ask;
  const amount = typedAmount(text);
  const problem = amountProblem({ amount, range });
  if (problem === 'not-a-number') return { kind: problem };
  if (problem !== 'ok') return { kind: problem, range };
  if ((text.split(/[.,]/)[1] ?? '').length > digits) return { kind: 'finer' };
  return limit !== null && amount > limit.left ? { kind: 'over-limit', limit } : null;
}
