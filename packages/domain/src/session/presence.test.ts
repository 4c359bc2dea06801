import * as fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { AWAY_AFTER_MS, type Presence, presence, presenceChangesAt, REMOVED_AFTER_MS } from './presence.ts';
import { RUNS } from '../testing/runs.ts';

const LAST = Date.parse('2026-11-21T12:00:00Z');

test('a player is away after five minutes and removed after thirty [SES-10]', () => {
  expect([AWAY_AFTER_MS, REMOVED_AFTER_MS]).toEqual([300_000, 1_800_000]);
});

test.each([
  [0, 'online', LAST + 300_000],
  [299_999, 'online', LAST + 300_000],
  [300_000, 'away', LAST + 1_800_000],
  [1_799_999, 'away', LAST + 1_800_000],
  [1_800_000, 'removed', null],
  [86_400_000, 'removed', null],
  [-1, 'online', LAST + 300_000],
  [-86_400_000, 'online', LAST + 300_000],
])('%d ms after the last activity a player is %s [SES-10]', (idle, state, changesAt) => {
  const asked = { lastActive: LAST, now: LAST + idle };
  expect(presence(asked)).toBe(state);
  expect(presenceChangesAt(asked)).toBe(changesAt);
});

test.each([Number.NaN, Infinity])('an activity at %d leaves a player online for good', (lastActive) => {
  expect(presence({ lastActive, now: LAST })).toBe('online');
  expect(presenceChangesAt({ lastActive, now: LAST })).toBeNull();
});

test('presence changes at the instant told, not before, and never comes back by itself [SES-10]', () => {
  const idle = fc.oneof(fc.integer({ min: -10, max: 2_000_000 }), fc.integer({ min: 299_990, max: 300_010 }));
  const order = ['online', 'away', 'removed'];
  fc.assert(
    fc.property(idle, fc.nat(2_000_000), (idle, later) => {
      const now = LAST + idle;
      const state = presence({ lastActive: LAST, now });
      const changesAt = presenceChangesAt({ lastActive: LAST, now });
      const next = presence({ lastActive: LAST, now: now + later });
      expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(state));
      expect(next === state).toBe(changesAt === null || now + later < changesAt);
    }),
    RUNS,
  );
});

test('the answer has the shape others build on', () => {
  expectTypeOf(presence).returns.toEqualTypeOf<Presence>();
  expectTypeOf<Presence>().toEqualTypeOf<'online' | 'away' | 'removed'>();
});
