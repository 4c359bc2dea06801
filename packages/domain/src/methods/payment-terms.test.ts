import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateFee, expectedArrival, parseProcessingTime } from './payment-terms.ts';
import { RUNS } from '../testing/runs.ts';

test.each([
  [100, { percent: 0, fixed: 0 }, 2, 0],
  [100, { percent: 1.5, fixed: 0 }, 2, 1.5],
  [33.33, { percent: 1.5, fixed: 0.25 }, 2, 0.75],
  [5000, { percent: 1.25, fixed: 0 }, 0, 63],
  [10, { percent: 0, fixed: 0.35 }, 2, 0.35],
  // In binary it is a little less than half a cent.
  [19.4, { percent: 2.5, fixed: 0.3 }, 2, 0.79],
  [0.00012345, { percent: 0.5, fixed: 0.00000001 }, 8, 0.00000063],
])('%d at %o costs, to %d decimals, %d', (amount, fee, digits, costs) => {
  expect(calculateFee({ amount, fee, digits })).toBe(costs);
});

test('where nothing is known of a fee nothing is said', () => {
  expect(calculateFee({ amount: 100, fee: null, digits: 2 })).toBeNull();
  expect(calculateFee({ amount: 100, fee: undefined, digits: 2 })).toBeNull();
});

test('a fee is never negative and never grows as the amount falls', () => {
  const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
  const fee = fc.record({ percent: fc.integer({ min: 0, max: 10 }), fixed: money });
  fc.assert(
    fc.property(money, money, fee, (one, more, asked) => {
      const [less, all] = [one, one + more].map(
        (amount) => calculateFee({ amount, fee: asked, digits: 2 }) ?? -1,
      );
      expect(less).toBeGreaterThanOrEqual(0);
      expect(all).toBeGreaterThanOrEqual(less ?? 0);
    }),
    RUNS,
  );
});

test.each([
  ['PT0S', { count: 0, unit: 'minute' }],
  ['PT45S', { count: 0, unit: 'minute' }],
  ['PT1M', { count: 0, unit: 'minute' }],
  ['PT30M', { count: 30, unit: 'minute' }],
  ['PT24H', { count: 24, unit: 'hour' }],
  ['P1D', { count: 1, unit: 'day' }],
  ['P3D', { count: 3, unit: 'day' }],
  ['P1DT2H', null],
  ['3D', null],
  ['P-1D', null],
  ['soon', null],
  ['', null],
  [null, null],
  [60, null],
])('%o takes %o', (duration, time) => {
  expect(parseProcessingTime(duration)).toEqual(time);
});

test.each([
  ['PT24H', 24 * 3_600_000],
  ['P2D', 48 * 3_600_000],
  ['PT1M', null],
  [null, null],
])('money that takes %o is expected %o ms later', (duration, later) => {
  expect(expectedArrival({ since: 5, duration })).toBe(later === null ? null : 5 + later);
});
