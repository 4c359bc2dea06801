import * as fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import {
  blockedActions,
  isActionBlocked,
  PLAYER_ACTIONS,
  type PlayerAction,
  type ExclusionStatus,
  exclusionStatus,
} from './self-exclusion.ts';
import { RUNS } from '../testing/runs.ts';

const now = Date.parse('2026-11-20T17:17:19Z');
const off = ['play', 'deposit', 'bonus', 'claim'];

test.each(['excluded', 'frozen'] as const)(
  'an %s account plays, deposits, takes and claims nothing, but logs in and withdraws [SES-09]',
  (state) => {
    expect(blockedActions(state)).toEqual(off);
    expect(PLAYER_ACTIONS.filter((action) => isActionBlocked({ state, action }))).toEqual(off);
  },
);

test('a free account may do everything', () => {
  expect(blockedActions('free')).toEqual([]);
  expect(PLAYER_ACTIONS).toEqual([...off, 'withdraw', 'login']);
  expect(PLAYER_ACTIONS.some((action) => isActionBlocked({ state: 'free', action }))).toBe(false);
});

test('a state nobody knows counts as excluded, for the safe side; to withdraw is never blocked', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      fc.pre(state !== 'free');
      expect(blockedActions(state as ExclusionStatus)).toEqual(off);
    }),
    RUNS,
  );
});

test.each<[boolean, number | null, ExclusionStatus]>([
  [false, null, 'free'],
  [false, now, 'free'],
  [false, now - 1, 'free'],
  [false, now + 1, 'frozen'],
  [false, Number.NaN, 'frozen'],
  [true, null, 'excluded'],
  [true, now + 1, 'excluded'],
])('excluded %o and frozen until %o is %s [SES-09] [LIM-05]', (excluded, frozenUntil, state) => {
  expect(exclusionStatus({ excluded, frozenUntil, now })).toBe(state);
});

test('what a player can do is named', () => {
  expectTypeOf<PlayerAction>().toEqualTypeOf<'play' | 'deposit' | 'bonus' | 'claim' | 'withdraw' | 'login'>();
});
