import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS, RULE_PACKS } from '../limits/rule-packs.ts';
import {
  DEFAULT_AMOUNT,
  DEFAULT_PROVIDER,
  forbidsSuggestedAmounts,
  QUICK_AMOUNTS,
  stepDown,
  stepUp,
} from './deposit-amount.ts';
import { RUNS } from '../testing/runs.ts';

test('a deposit starts at 25 with Visa and offers 25, 50 and 100 [PAY-03]', () => {
  expect(DEFAULT_AMOUNT).toBe(25);
  expect(QUICK_AMOUNTS).toEqual([25, 50, 100]);
  expect(DEFAULT_PROVIDER).toBe('Visa');
});

test.each(MARKETS)('amounts may be suggested in %s as its rule pack says [PAY-03] [LIM-01]', (market) => {
  for (const name of [market, market.toUpperCase()])
    expect(forbidsSuggestedAmounts(name)).toBe(!RULE_PACKS[market].presetAmounts);
});

test.each([null, undefined, '', 'fr', 7])(
  '%o is no market that forbids to suggest amounts [PAY-03]',
  (market) => {
    expect(forbidsSuggestedAmounts(market)).toBe(false);
  },
);

describe('stepping up', () => {
  test.each([
    [0, 1],
    [1, 2],
    [25, 26],
    [29, 30],
    [30, 35],
    [31, 36],
    [35, 40],
    [100, 105],
    [12.5, 13.5],
    [29.5, 30.5],
    [0.1, 1.1],
    [35.1, 40.1],
    [1.005, 2.005],
    ['25', 26],
    [' 30 ', 35],
  ])('from %o leads to %d [PAY-03]', (from, to) => {
    expect(stepUp(from)).toBe(to);
  });
});

describe('stepping down', () => {
  test.each([
    [100, 95],
    [40, 35],
    [35, 30],
    [33, 28],
    [31, 26],
    [30.5, 25.5],
    [30, 29],
    [29, 28],
    [25, 24],
    [2, 1],
    [1, 0],
    [0, 0],
    [0.5, 0],
    [1.1, 0.1],
    [35.1, 30.1],
    ['12.5', 11.5],
  ])('from %o leads to %d [PAY-03]', (from, to) => {
    expect(stepDown(from)).toBe(to);
  });
});

test.each([Number.NaN, Infinity, -Infinity, '', 'abc', '1,5'])(
  'an amount that is no number (%o) steps from 25 [PAY-03]',
  (amount) => {
    expect(stepUp(amount)).toBe(26);
    expect(stepDown(amount)).toBe(24);
  },
);

test('an amount below nothing steps from nothing [PAY-03]', () => {
  expect(stepUp(-5)).toBe(1);
  expect(stepDown(-5)).toBe(0);
});

test('steps are 1 or 5, and no amount ever falls below 0 or stops being a number [PAY-03]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.integer({ min: 0, max: 60 })), (amount) => {
      expect(stepUp(amount)).toBeGreaterThanOrEqual(0);
      expect(stepDown(amount)).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(stepUp(amount)) && Number.isFinite(stepDown(amount))).toBe(true);
    }),
    RUNS,
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (amount) => {
      expect(stepUp(amount) - amount).toBe(amount < 30 ? 1 : 5);
      expect(amount - stepDown(amount)).toBe(amount > 30 ? 5 : Math.min(1, amount));
    }),
    RUNS,
  );
});

test('up and then down leads back from every amount steps lead to from 25 [PAY-03]', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 80 }), (ups) => {
      let amount: number = DEFAULT_AMOUNT;
      for (const up of ups) {
        amount = up ? stepUp(amount) : stepDown(amount);
        expect(stepDown(stepUp(amount))).toBe(amount);
        expect(stepUp(stepDown(amount))).toBe(amount === 0 ? 1 : amount);
      }
    }),
    RUNS,
  );
});

test('cents typed by hand stay cents at every step [PAY-03]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const up = cents < 3000 ? 100 : 500;
      const down = cents > 3000 ? 500 : 100;
      expect(stepUp(cents / 100)).toBe((cents + up) / 100);
      expect(stepDown(cents / 100)).toBe(Math.max(0, cents - down) / 100);
    }),
    RUNS,
  );
});
