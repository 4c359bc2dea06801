import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type AmountRange,
  checkAmount,
  amountRange,
  clampAmount,
  quickAmounts,
  startAmount,
} from './deposit-amount.ts';
import { CARD_NAMES } from './payment-methods.ts';
import { RUNS } from '../testing/runs.ts';

describe('the range of an amount', () => {
  const papara = { id: 7, name: 'Papara' };
  const any = { min: 1, max: 1_000_000_000, step: 1 };
  const lira = { min: 5, max: 100_000, step: 1 };

  test.each(['TRY', 'try', ' Try '])('is 5 to 100000 for other methods in %s [PAY-03]', (currency) => {
    expect(amountRange({ currency, method: papara })).toEqual(lira);
    expect(amountRange({ currency, method: 'papara' })).toEqual(lira);
  });

  test.each([...CARD_NAMES, 'VISA', ' Mastercard '])(
    'does not name lira for the card form (%s) [PAY-03]',
    (method) => {
      expect(amountRange({ currency: 'TRY', method })).toEqual(any);
      expect(amountRange({ currency: 'TRY', method: { id: 1, name: method } })).toEqual(any);
    },
  );

  test('is the general one in every other currency [PAY-03]', () => {
    expect(amountRange({ currency: 'EUR', method: papara })).toEqual(any);
    expect(amountRange({ currency: '', method: 'papara' })).toEqual(any);
    expect(amountRange({ currency: 'TRYX', method: papara })).toEqual(any);
    expect(amountRange({ currency: null as unknown as string, method: papara })).toEqual(any);
    expect(amountRange({ currency: 'TRY', method: { id: 1, isCardForm: true } })).toEqual(any);
  });

  test('belongs to whoever asked: changing it changes no other [PAY-03]', () => {
    const first = amountRange({ currency: 'TRY', method: papara });
    first.max = 1;
    expect(amountRange({ currency: 'TRY', method: papara })).toEqual(lira);
    expectTypeOf(amountRange).returns.toEqualTypeOf<AmountRange>();
  });

  test.each([
    [4.99, 'below'],
    [5, 'ok'],
    [100_000, 'ok'],
    [100_000.01, 'above'],
    ['5', 'ok'],
    ['', 'not-a-number'],
    ['12abc', 'not-a-number'],
    [Number.NaN, 'not-a-number'],
    [Infinity, 'not-a-number'],
  ] as const)('judges %o as %s [PAY-03]', (amount, verdict) => {
    expect(checkAmount({ amount, range: lira })).toBe(verdict);
  });

  test.each([
    [4, 5],
    [5, 5],
    [17.5, 17.5],
    [100_000, 100_000],
    [100_001, 100_000],
    ['', 25],
    [Number.NaN, 25],
  ])('brings %o to %d [PAY-03]', (amount, held) => {
    expect(clampAmount({ amount, range: lira })).toBe(held);
  });

  test('holds the starting amount too, when that lies outside [PAY-03]', () => {
    expect(clampAmount({ amount: '', range: { min: 50, max: 80, step: 1 } })).toBe(50);
    expect(clampAmount({ amount: '', range: { min: 1, max: 8, step: 1 } })).toBe(8);
  });

  test('takes every amount once it is brought there [PAY-03]', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(any, lira), (amount, range) => {
        const held = clampAmount({ amount, range });
        expect(checkAmount({ amount: held, range })).toBe('ok');
        expect(held === amount).toBe(checkAmount({ amount, range }) === 'ok');
      }),
      RUNS,
    );
  });
});

describe('the amounts offered fit the method', () => {
  test.each([
    [{ min: 1, max: 1_000_000 }, [25, 50, 100]],
    [{ min: 5, max: 100_000 }, [25, 50, 100]],
    [{ min: 10, max: 60 }, [25, 50]],
    [{ min: 30, max: 5_000 }, [50, 100, 250]],
    [{ min: 400, max: 200_000 }, [500, 1000, 2500]],
    [{ min: 2000, max: 900_000 }, [2500, 5000, 10_000]],
    [{ min: 1, max: 20 }, []],
  ])('of %o are %o [PAY-03]', (range, amounts) => {
    expect(quickAmounts({ range })).toEqual(amounts);
  });

  test('those the platform suggests come first, as far as the method takes them [PAY-03]', () => {
    const range = { min: 400, max: 3000 };
    expect(quickAmounts({ range, suggested: [200, 900, 2000, 4000] })).toEqual([900, 2000]);
    expect(quickAmounts({ range, suggested: [5000] })).toEqual([500, 1000, 2500]);
    expect(quickAmounts({ range, suggested: null })).toEqual([500, 1000, 2500]);
  });

  test('whatever the method takes, every offer and the start are amounts it takes [PAY-03]', () => {
    const ranges = fc
      .tuple(fc.double({ min: 0.01, max: 1e7, noNaN: true }), fc.double({ min: 0, max: 1e7, noNaN: true }))
      .map(([min, more]) => ({ min, max: min + more }));
    fc.assert(
      fc.property(ranges, fc.array(fc.nat()), (range, suggested) => {
        const offered = quickAmounts({ range, suggested });
        for (const amount of [...offered, startAmount({ range, suggested })]) {
          expect(amount).toBeGreaterThanOrEqual(range.min);
          expect(amount).toBeLessThanOrEqual(range.max);
        }
      }),
      RUNS,
    );
  });

  test.each([
    [{ min: 1, max: 100 }, 25],
    [{ min: 400, max: 200_000 }, 500],
    [{ min: 1, max: 20 }, 20],
  ])('a deposit that may have %o starts at %d [PAY-03]', (range, amount) => {
    expect(startAmount({ range })).toBe(amount);
  });
});

test('the first amount is never more than a deposit limit leaves, as long as the method takes so little [PAY-03]', () => {
  const range = { min: 10, max: 5000 };
  expect(startAmount({ range, left: 20 })).toBe(20);
  expect(startAmount({ range, suggested: [15, 50], left: 20 })).toBe(15);
  expect(startAmount({ range, left: 300 })).toBe(25);
  expect(startAmount({ range, left: 5 })).toBe(25);
});
