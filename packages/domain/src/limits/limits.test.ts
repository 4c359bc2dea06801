import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  isLimitAmount,
  type Limit,
  LIMIT_PERIOD_NAMES,
  LIMIT_PERIODS,
  limitChange,
  limitPeriodOf,
} from './limits.ts';
import { RUNS } from '../testing/runs.ts';

const now = Date.parse('2026-11-20T17:17:19Z');
const inADay = Date.parse('2026-11-21T17:17:19Z');
const atOnce = { effective: 'now', needsConfirmation: false };
const later = { effective: inADay, needsConfirmation: true };

const amounts = fc.oneof(
  fc.constant(null),
  fc.constantFrom(0, -0, 0.01, 5e-324, Number.MAX_VALUE),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
  fc.nat({ max: 20 }),
);
const noAmounts = [Number.NaN, Infinity, -Infinity, -0.01, -5e-324, '100', undefined, {}, [], true];

/** Changes a limit as untyped data would. */
function change(current: unknown, next: unknown, waitHours?: unknown) {
  return limitChange({ current, next, now, ...(waitHours !== undefined && { waitHours }) } as {
    current: Limit;
    next: Limit;
    now: number;
    waitHours?: number;
  });
}

test('limits are set for a day, a week or a month, which the platform numbers 0, 1 and 2 [LIM-01]', () => {
  expect(LIMIT_PERIODS).toEqual({ daily: 0, weekly: 1, monthly: 2 });
  expect(LIMIT_PERIOD_NAMES).toEqual(['daily', 'weekly', 'monthly']);
  expect([0, 1, 2].map(limitPeriodOf)).toEqual(['daily', 'weekly', 'monthly']);
});

test.each([3, -1, 0.5, '0', null, undefined, 'daily', '__proto__', Number.NaN, {}])(
  'a period number that means none (%o) is no period',
  (number) => {
    expect(limitPeriodOf(number)).toBeNull();
  },
);

describe('a deposit or loss limit', () => {
  test.each([
    [100, 50],
    [100, 100],
    [100, 99.99],
    [100, 0],
    [0, 0],
    [null, 100],
    [null, null],
    [null, 0],
    [0.3, 0.1 + 0.2 - 1e-16],
  ])('of %o made %o holds at once, without a confirmation [LIM-01]', (current, next) => {
    expect(change(current, next)).toEqual(atOnce);
  });

  test.each([
    [100, 100.01],
    [100, 200],
    [100, null],
    [0, 0.01],
    [0, null],
    [1e9, null],
  ])('of %o made %o waits 24 hours, then to be confirmed [LIM-01]', (current, next) => {
    expect(change(current, next)).toEqual(later);
  });

  test('waits as long as a market asks instead', () => {
    expect(change(100, 200, 72)).toEqual({ effective: now + 72 * 3_600_000, needsConfirmation: true });
    expect(change(100, 200, 0.5)).toEqual({ effective: now + 1_800_000, needsConfirmation: true });
    expect(change(100, 200, 0)).toEqual({ effective: now, needsConfirmation: true });
    expect(change(200, 100, 72)).toEqual(atOnce);
  });

  test.each([Number.NaN, Infinity, -1, -5e-324, '72', null, {}])(
    'waits 24 hours where the hours cannot be read (%o)',
    (waitHours) => {
      expect(change(100, 200, waitHours)).toEqual(later);
    },
  );

  test.each(noAmounts)('made %o, which is no amount, waits whatever it was', (next) => {
    for (const current of [null, 0, 100, Number.NaN]) expect(change(current, next)).toEqual(later);
  });

  test.each(noAmounts)('that cannot be read (%o) is raised by anything but nothing', (current) => {
    expect(change(current, 0.01)).toEqual(later);
    expect(change(current, null)).toEqual(later);
    expect(change(current, 0)).toEqual(atOnce);
  });

  test('holds at once exactly when the player may not spend more than before [LIM-01]', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer(), (current, next, now) => {
        const more = next === null ? current !== null : current !== null && next - current > 0;
        const wait = { effective: now + 86_400_000, needsConfirmation: true };
        expect(limitChange({ current, next, now })).toEqual(more ? wait : atOnce);
      }),
      RUNS,
    );
  });

  test('never holds both ways at once: of two different amounts one way waits', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, two) => {
        const ways = [change(one, two), change(two, one)].filter(({ effective }) => effective === 'now');
        expect(ways).toHaveLength(Object.is(one, two) || one === two ? 2 : 1);
      }),
      RUNS,
    );
  });
});

test('an amount is 0 or more, or none at all', () => {
  for (const amount of [null, 0, 0.01, 1e9]) expect(isLimitAmount(amount)).toBe(true);
  for (const amount of noAmounts) expect(isLimitAmount(amount)).toBe(false);
});

test('a change says when it holds and whether it must be confirmed', () => {
  expectTypeOf(limitChange).returns.toEqualTypeOf<{
    effective: number | 'now';
    needsConfirmation: boolean;
  }>();
  expectTypeOf(LIMIT_PERIODS.monthly).toEqualTypeOf<2>();
});
