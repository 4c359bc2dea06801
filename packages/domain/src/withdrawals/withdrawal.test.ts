import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateFee } from '../methods/payment-terms.ts';
import { sumDecimals } from '../money/decimal.ts';
import {
  balanceAfterWithdrawal,
  maxPayout,
  payoutAmountError,
  withdrawableBesideFee,
  withdrawalBlockOf,
} from './withdrawal.ts';

describe('an amount to withdraw', () => {
  const problem = (typed: string, parts: object = {}) =>
    payoutAmountError({
      typed,
      read: Number.isNaN(Number(typed))
        ? null
        : { amount: Number(typed), decimals: (typed.split('.')[1] ?? '').length },
      withdrawable: 100,
      range: { min: 20, max: 80 },
      digits: 2,
      ...parts,
    });

  test.each([
    ['', 'empty'],
    ['x', 'not-a-number'],
    ['0', 'not-positive'],
    ['25.001', 'too-fine'],
    ['100.01', 'more-than-held'],
    ['19.99', 'below'],
    ['80.01', 'above'],
    ['20', null],
    ['80', null],
    ['25.100', 'too-fine'],
  ])('of %o has the problem %o', (typed, told) => expect(problem(typed)).toBe(told));

  test('that the player does not have is told before what the method takes', () => {
    expect(problem('15', { withdrawable: 10 })).toBe('more-than-held');
    expect(problem('10', { withdrawable: 10, range: { min: null, max: null } })).toBeNull();
  });

  test('has no more decimals than its currency', () => {
    expect(problem('50.5', { digits: 0 })).toBe('too-fine');
    expect(problem('50', { digits: 0 })).toBeNull();
    const coin = { digits: 8, range: { min: null, max: null } };
    expect(problem('0.00000001', coin)).toBeNull();
    expect(problem('0.000000001', coin)).toBe('too-fine');
  });
});

test.each([
  [248.5, null, 2, 248.5],
  [248.5, 100, 2, 100],
  [1.15, null, 2, 1.15],
  [0.999, null, 2, 0.99],
  [1500.6, null, 0, 1500],
  [0.04821567, null, 8, 0.04821567],
])(
  'of %d, with a method of %o at most and %d decimals, %d can be withdrawn at once',
  (withdrawable, max, digits, most) => expect(maxPayout({ withdrawable, max, digits })).toBe(most),
);

test('a refusal names the reason it stands for, and none where it stands for something else', () => {
  expect(withdrawalBlockOf('ACTIVE_BONUS')).toBe('active-bonus');
  expect(withdrawalBlockOf('WAGERING_LEFT')).toBe('wagering');
  expect(withdrawalBlockOf('INSUFFICIENT_FUNDS')).toBeNull();
  expect(withdrawalBlockOf(null)).toBeNull();
});

test.each([
  [{ balance: 248.5, amount: 50, fee: null }, 198.5],
  [{ balance: 248.5, amount: 50, fee: 1.1 }, 197.4],
  [{ balance: 50, amount: 50, fee: 1 }, 0],
])('%o leaves %d', (withdrawal, left) => {
  expect(balanceAfterWithdrawal(withdrawal)).toBe(left);
});

test.each([
  [120, null, 120],
  [120, { percent: 0, fixed: 0 }, 120],
  [120, { percent: 1, fixed: 2 }, 116.83],
  [120, { percent: 0, fixed: 5 }, 115],
  [120, { percent: 2.5, fixed: 0 }, 117.07],
  [20.18, { percent: 2.5, fixed: 0.3 }, 19.39],
  [4, { percent: 0, fixed: 5 }, 0],
  [120, { percent: -100, fixed: 5 }, 115],
  [120, { percent: 5, fixed: -2 }, 114.29],
  [0, { percent: 1, fixed: 0 }, 0],
])('of %d, %d can be paid out beside a fee of %o', (withdrawable, fee, most) => {
  expect(withdrawableBesideFee({ withdrawable, fee, digits: 2, feeDigits: 2 })).toBe(most);
});

test('what can be paid out beside a fee is held with it, and one step more is not', () => {
  const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
  const fees = fc.record({
    percent: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
    fixed: fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100),
  });
  fc.assert(
    fc.property(money, fees, (withdrawable, fee) => {
      const most = withdrawableBesideFee({ withdrawable, fee, digits: 2, feeDigits: 2 });
      const costs = (amount: number) => sumDecimals([amount, calculateFee({ amount, fee, digits: 2 }) ?? 0]);
      expect(most === 0 || costs(most) <= withdrawable).toBe(true);
      expect(costs(sumDecimals([most, 0.01]))).toBeGreaterThan(withdrawable);
    }),
  );
});

test('a method that takes whole amounts leaves room for a fee in cents', () => {
  const fee = { percent: 0, fixed: 0.49 };
  expect(withdrawableBesideFee({ withdrawable: 248, fee, digits: 0, feeDigits: 2 })).toBe(247);
  expect(withdrawableBesideFee({ withdrawable: 248.49, fee, digits: 0, feeDigits: 2 })).toBe(248);
});
