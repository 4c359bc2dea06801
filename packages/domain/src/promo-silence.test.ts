import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpent, type SpentLimit } from './limit-spent.ts';
import { promoSilence } from './promo-silence.ts';
import { RUNS } from './testing/runs.ts';

const now = Date.UTC(2026, 10, 20, 17);
const midnight = Date.UTC(2026, 10, 20, 23);
const sunday = Date.UTC(2026, 10, 22, 23);

function limit(parts: Partial<SpentLimit> = {}): SpentLimit {
  return { amount: 50, used: 20, left: 30, endsAt: midnight, ...parts };
}

const spent = limit({ used: 50, left: 0 });

test('a free player with something left of every limit may be told of offers', () => {
  expect(promoSilence({ safety: 'free', safetyEnds: null, limits: [], now })).toBeNull();
  expect(
    promoSilence({
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
    expect(promoSilence({ safety, safetyEnds: null, limits: [], now })).toEqual({ why: safety, until: null });
    expect(promoSilence({ safety, safetyEnds: midnight, limits: [spent], now })).toEqual({
      why: safety,
      until: midnight,
    });
  },
);

test('a reached limit silences offers until its period is over', () => {
  expect(promoSilence({ safety: 'free', safetyEnds: null, limits: [limit(), spent], now })).toEqual({
    why: 'limited',
    until: midnight,
  });
  expect(
    promoSilence({ safety: 'free', safetyEnds: null, limits: [spent], now: midnight - 1 }),
  ).not.toBeNull();
  expect(promoSilence({ safety: 'free', safetyEnds: null, limits: [spent], now: midnight })).toBeNull();
});

test('of several reached limits the last one to end counts, and one without an end has none', () => {
  const week = limit({ left: -5, endsAt: sunday });
  expect(promoSilence({ safety: 'free', safetyEnds: null, limits: [week, spent], now })?.until).toBe(sunday);
  const endless = limit({ left: 0, endsAt: null });
  expect(promoSilence({ safety: 'free', safetyEnds: null, limits: [week, endless], now })).toEqual({
    why: 'limited',
    until: null,
  });
});

test('a limit is reached when nothing is left of it, or as much is used as it allows', () => {
  expect(isSpent(limit({ left: 0.01 }))).toBe(false);
  expect(isSpent(limit({ left: 0 }))).toBe(true);
  expect(isSpent(limit({ left: null, used: 50 }))).toBe(true);
  expect(isSpent(limit({ left: null, used: 49.99 }))).toBe(false);
  expect(isSpent(limit({ left: null, used: null }))).toBe(false);
  expect(isSpent(limit({ amount: 0, used: 0, left: null }))).toBe(true);
  expect(isSpent(limit({ amount: null, used: 9, left: 0 }))).toBe(false);
});

test('no other limit ever lifts the silence of a reached one', () => {
  const amounts = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
  const others = fc.array(
    fc.record({ amount: amounts, used: amounts, left: amounts, endsAt: fc.option(fc.integer({ min: 0 })) }),
  );
  fc.assert(
    fc.property(others, (limits) => {
      expect(promoSilence({ safety: 'free', safetyEnds: null, limits: [...limits, spent], now })?.why).toBe(
        'limited',
      );
    }),
    RUNS,
  );
});
