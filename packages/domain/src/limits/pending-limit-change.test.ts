import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  cancelPending,
  confirmPending,
  effectiveLimit,
  raiseRules,
  requestLimit,
  strictestRaise,
  type LimitState,
} from './limits.ts';
import { RULE_PACKS } from './rule-packs.ts';
import { RUNS } from '../testing/runs.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-20T17:17:19Z');
const book: LimitState = { current: 100, pending: null };
const waiting: LimitState = { current: 100, pending: { amount: 200, confirmableAt: now } };

function wish(amount: number | null, own: { from?: LimitState; pack?: 'default' | 'se' } = {}) {
  const pack = RULE_PACKS[own.pack ?? 'default'];
  return requestLimit(own.from ?? book, { amount, now, pack, period: 'monthly', zone: 'Europe/Stockholm' });
}

describe('a limit', () => {
  test.each([50, 0, 99.99, 100])('of 100 lowered to %o or kept holds at once [LIM-01]', (amount) => {
    expect(wish(amount)).toEqual({ state: { current: amount, pending: null }, outcome: 'changed' });
  });

  test.each([200, 100.01, null])(
    'of 100 raised to %o or removed waits a day, unchanged [LIM-01]',
    (amount) => {
      expect(wish(amount)).toEqual({
        state: { current: 100, pending: { amount, confirmableAt: now + 24 * HOUR } },
        outcome: 'waiting',
      });
    },
  );

  test('raised in Sweden waits until the month has ended', () => {
    expect(wish(200, { pack: 'se' }).state.pending).toEqual({
      amount: 200,
      confirmableAt: Date.parse('2026-11-30T23:00:00Z'),
    });
  });

  test('set for the first time holds at once', () => {
    const none: LimitState = { current: null, pending: null };
    expect(wish(1000, { from: none }).state).toEqual({ current: 1000, pending: null });
    expect(wish(null, { from: none })).toEqual({ state: none, outcome: 'changed' });
  });

  test('lowered or kept calls off the raise that waited', () => {
    expect(wish(50, { from: waiting }).state).toEqual({ current: 50, pending: null });
    expect(wish(100, { from: waiting }).state).toEqual(book);
  });

  test.each([200, 150, 300, null])('with a raise pending, wished %o, waits anew', (amount) => {
    const { pending } = wish(amount, { from: waiting }).state;
    expect(pending).toEqual({ amount, confirmableAt: now + 24 * HOUR });
  });

  test.each([Number.NaN, -1, Infinity])('made %o, which is no amount, stays as it is', (amount) => {
    const decided = wish(amount, { from: waiting });
    expect(decided.outcome).toBe('no-amount');
    expect(decided.state).toBe(waiting);
  });
});

describe('a raise that waits', () => {
  test('is confirmed from its very instant on, not a moment before [LIM-01]', () => {
    const early = confirmPending(waiting, { now: now - 1 });
    expect(early.outcome).toBe('too-early');
    expect(early.state).toBe(waiting);
    const confirmed = { state: { current: 200, pending: null }, outcome: 'confirmed' };
    expect(confirmPending(waiting, { now })).toEqual(confirmed);
    expect(confirmPending(waiting, { now: now + 1 })).toEqual(confirmed);
  });

  test('to no limit is confirmed like any other', () => {
    const removal = { current: 100, pending: { amount: null, confirmableAt: now } };
    expect(confirmPending(removal, { now }).state).toEqual({ current: null, pending: null });
  });

  test('is withdrawn at any time [LIM-01]', () => {
    expect(cancelPending(waiting)).toEqual({ state: book, outcome: 'cancelled' });
  });

  test('is not there to confirm or withdraw when nothing waits', () => {
    for (const decided of [confirmPending(book, { now }), cancelPending(book)]) {
      expect(decided.outcome).toBe('nothing-pending');
      expect(decided.state).toBe(book);
    }
  });

  test.each([
    { amount: 200, confirmableAt: Number.NaN },
    { amount: 200, confirmableAt: Infinity },
    { amount: Number.NaN, confirmableAt: now - HOUR },
    { amount: -1, confirmableAt: now - HOUR },
  ])('that cannot be read (%o) is never confirmed', (pending) => {
    const unread = { current: 100, pending };
    const decided = confirmPending(unread, { now });
    expect(decided.outcome).toBe(
      Number.isFinite(pending.amount) && pending.amount > 0 ? 'too-early' : 'no-amount',
    );
    expect(decided.state).toBe(unread);
  });
});

describe('the limit that holds', () => {
  test.each([
    [book, 100],
    [waiting, 100],
    [{ current: null, pending: null }, null],
    [{ current: 0, pending: { amount: null, confirmableAt: now } }, 0],
    [{ current: null, pending: { amount: 70, confirmableAt: now } }, 70],
    [{ current: 100, pending: { amount: 70, confirmableAt: now } }, 70],
    [{ current: null, pending: { amount: null, confirmableAt: now } }, null],
    [{ current: Number.NaN, pending: null }, 0],
    [{ current: -5, pending: null }, 0],
    [{ current: 100, pending: { amount: Number.NaN, confirmableAt: now } }, 0],
  ])('of %o is %o: the lowest it names', (of, limit) => {
    expect(effectiveLimit(of)).toBe(limit);
  });

  test('is never more than the current one', () => {
    const amount = fc.option(fc.oneof(fc.double(), fc.nat()));
    fc.assert(
      fc.property(amount, amount, (current, next) => {
        const held = effectiveLimit({ current, pending: { amount: next, confirmableAt: 0 } });
        expect((held ?? Infinity) <= Math.max(0, current ?? Infinity) || Number.isNaN(current)).toBe(true);
      }),
      RUNS,
    );
  });
});

test('a decision gives the book and what became of the wish', () => {
  expectTypeOf(confirmPending).returns.toHaveProperty('state').toEqualTypeOf<LimitState>();
  expectTypeOf(effectiveLimit).returns.toEqualTypeOf<number | null>();
});

test('two markets together ask the longest wait of both, and the end of the period where one does [LIM-01]', () => {
  const packs = Object.values(RULE_PACKS);
  for (const one of packs)
    for (const other of packs)
      for (const type of ['deposit', 'loss', 'bet', 'session'] as const) {
        const [own, theirs] = [raiseRules(one, type), raiseRules(other, type)];
        const both = strictestRaise(own, theirs);
        const opens = [own, theirs, both].map(
          (pack) =>
            requestLimit(book, { amount: 200, now, pack, period: 'weekly', zone: 'Europe/Stockholm' }).state
              .pending?.confirmableAt ?? Number.NaN,
        );
        expect(opens[2]).toBe(Math.max(opens[0] ?? 0, opens[1] ?? 0));
      }
});

test('a bet limit waits as the market asks of bet limits, the others as it asks of deposits [LIM-02]', () => {
  expect(raiseRules(RULE_PACKS.default, 'bet')).toEqual({ coolingOffHours: 0, raiseNotBefore: 'wait' });
  expect(raiseRules(RULE_PACKS.se, 'loss')).toEqual({ coolingOffHours: 72, raiseNotBefore: 'period-end' });
});
