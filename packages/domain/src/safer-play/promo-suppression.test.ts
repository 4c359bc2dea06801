import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLimitReached, type LimitUsage } from '../limits/limit-usage.ts';
import { promoSuppression } from './promo-suppression.ts';
import { RUNS } from '../testing/runs.ts';

const now = Date.UTC(2026, 10, 20, 17);
const midnight = Date.UTC(2026, 10, 20, 23);
const sunday = Date.UTC(2026, 10, 22, 23);

function limit(parts: Partial<LimitUsage> = {}): LimitUsage {
  return { amount: 50, used: 20, left: 30, endsAt: midnight, ...parts };
}

const spent = limit({ used: 50, left: 0 });

test('a free player with something left of every limit may be told of offers', () => {
  expect(promoSuppression({ safety: 'free', safetyEnds: null, limits: [], now })).toBeNull();
  expect(
    promoSuppression({
      safety: 'free',
      safetyEnds: null,
      limits: [limit(), limit({ amount: null, left: null })],
      now,
    }),
  ).toBeNull();
});

test.each(['excluded', 'frozen'] as const)(
  'an %s player is told of none, whatever the limits say',
  (safety) => {
    expect(promoSuppression({ safety, safetyEnds: null, limits: [], now })).toEqual({
      reason: safety,
      until: null,
    });
    expect(promoSuppression({ safety, safetyEnds: midnight, limits: [spent], now })).toEqual({
      reason: safety,
      until: midnight,
    });
  },
);

test('a reached limit silences offers until its period is over', () => {
  expect(promoSuppression({ safety: 'free', safetyEnds: null, limits: [limit(), spent], now })).toEqual({
    reason: 'limited',
    until: midnight,
  });
  expect(
    promoSuppression({ safety: 'free', safetyEnds: null, limits: [spent], now: midnight - 1 }),
  ).not.toBeNull();
  expect(promoSuppression({ safety: 'free', safetyEnds: null, limits: [spent], now: midnight })).toBeNull();
});

test('of several reached limits the last one to end counts, and one without an end has none', () => {
  const week = limit({ left: -5, endsAt: sunday });
  expect(promoSuppression({ safety: 'free', safetyEnds: null, limits: [week, spent], now })?.until).toBe(
    sunday,
  );
  const endless = limit({ left: 0, endsAt: null });
  expect(promoSuppression({ safety: 'free', safetyEnds: null, limits: [week, endless], now })).toEqual({
    reason: 'limited',
    until: null,
  });
});

test('a limit is reached when nothing is left of it, or as much is used as it allows', () => {
  expect(isLimitReached(limit({ left: 0.01 }))).toBe(false);
  expect(isLimitReached(limit({ left: 0 }))).toBe(true);
  expect(isLimitReached(limit({ left: null, used: 50 }))).toBe(true);
  expect(isLimitReached(limit({ left: null, used: 49.99 }))).toBe(false);
  expect(isLimitReached(limit({ left: null, used: null }))).toBe(false);
  expect(isLimitReached(limit({ amount: 0, used: 0, left: null }))).toBe(true);
  expect(isLimitReached(limit({ amount: null, used: 9, left: 0 }))).toBe(false);
});

test('no other limit ever lifts the silence of a reached one', () => {
  const amounts = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
  const others = fc.array(
    fc.record({ amount: amounts, used: amounts, left: amounts, endsAt: fc.option(fc.integer({ min: 0 })) }),
  );
  fc.assert(
    fc.property(others, (limits) => {
      expect(
        promoSuppression({ safety: 'free', safetyEnds: null, limits: [...limits, spent], now })?.reason,
      ).toBe('limited');
    }),
    RUNS,
  );
});
