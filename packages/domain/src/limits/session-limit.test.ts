import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { SESSION_LIMIT_RANGE, SESSION_WARNINGS, sessionLimit, sessionLimitMinutes } from './limits.ts';
import { RUNS } from '../testing/runs.ts';
import { zonedInstants } from '../testing/zones.ts';

const MINUTE = 60_000;
const now = Date.parse('2026-11-20T17:17:19Z');

describe('a session time limit', () => {
  test.each([
    [10, 10],
    [43_200, 43_200],
    ['10', 10],
    [' 43200 ', 43_200],
    ['6e1', 60],
    [10.5, 10.5],
    [43_199.9, 43_199.9],
  ])('of %o is %o minutes [LIM-03]', (value, minutes) => {
    expect(sessionLimitMinutes(value)).toBe(minutes);
  });

  test.each([
    9,
    9.999,
    43_200.001,
    43_201,
    0,
    -10,
    -60,
    '9',
    '43201',
    '',
    ' ',
    '10 minutes',
    '0x10',
    '1,000',
    Number.NaN,
    Infinity,
    '__proto__',
    null,
    undefined,
    true,
    [60],
    { valueOf: () => 60 },
    60n,
  ])('of %o is none: it is 10 minutes to 720 hours [LIM-03]', (value) => {
    expect(sessionLimitMinutes(value)).toBeNull();
  });

  test('is read alike as a number and as text, and lies within 10 minutes and 30 days', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -100, max: 50_000 }), fc.double()), (value) => {
        const minutes = sessionLimitMinutes(value);
        expect(sessionLimitMinutes(String(value))).toBe(minutes);
        expect(minutes).toBe(!(value < 10) && value <= 30 * 24 * 60 ? value : null);
      }),
      RUNS,
    );
  });

  test('is never misread, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const minutes = sessionLimitMinutes(value);
        expect(minutes === null || (minutes >= 10 && minutes <= 43_200)).toBe(true);
      }),
      RUNS,
    );
  });

  test('has these bounds and warnings', () => {
    expect(SESSION_LIMIT_RANGE).toEqual({ min: 10, max: 43_200 });
    expect(SESSION_WARNINGS).toEqual([5, 1]);
    expectTypeOf(sessionLimitMinutes).returns.toEqualTypeOf<number | null>();
  });
});

describe('a session under a limit of an hour', () => {
  test.each([
    [0, { left: 60 * MINUTE, warn: null, ended: false }],
    [55 * MINUTE - 1, { left: 5 * MINUTE + 1, warn: null, ended: false }],
    [55 * MINUTE, { left: 5 * MINUTE, warn: 5, ended: false }],
    [59 * MINUTE - 1, { left: MINUTE + 1, warn: 5, ended: false }],
    [59 * MINUTE, { left: MINUTE, warn: 1, ended: false }],
    [60 * MINUTE - 1, { left: 1, warn: 1, ended: false }],
    [60 * MINUTE, { left: 0, warn: null, ended: true }],
    [60 * MINUTE + 1, { left: 0, warn: null, ended: true }],
    [-10 * MINUTE, { left: 60 * MINUTE, warn: null, ended: false }],
  ])('after %o ms stands so: %o [LIM-03]', (played, state) => {
    expect(sessionLimit({ startedAt: now - played, minutes: 60, now })).toEqual(state);
  });

  test.each([Number.NaN, Infinity, -Infinity, null])(
    'that began nobody knows when (%o) has ended, for the safe side',
    (startedAt) => {
      const state = sessionLimit({ startedAt: startedAt as number, minutes: 60, now });
      expect(state).toEqual({ left: 0, warn: null, ended: true });
    },
  );

  test.each([null, 9, 43_201, Number.NaN])('that is none (%o) goes on', (minutes) => {
    const state = sessionLimit({ startedAt: now - 1e12, minutes, now });
    expect(state).toEqual({ left: null, warn: null, ended: false });
  });
});

test('720 hours are 720 hours across every change of clocks [LIM-03]', () => {
  fc.assert(
    fc.property(zonedInstants, fc.integer({ min: 10, max: 43_200 }), ({ now }, minutes) => {
      const at = (played: number) => sessionLimit({ startedAt: now, minutes, now: now + played });
      const whole = minutes * MINUTE;
      expect(at(whole)).toEqual({ left: 0, warn: null, ended: true });
      expect(at(whole - 1)).toEqual({ left: 1, warn: 1, ended: false });
    }),
    RUNS,
  );
});

test('a session only ever nears its end, and is warned at 5 minutes, then at 1 [LIM-03]', () => {
  const played = fc.nat({ max: 80 * MINUTE });
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 70 }), played, fc.nat(), (minutes, sooner, by) => {
      const one = sessionLimit({ startedAt: now, minutes, now: now + sooner });
      const two = sessionLimit({ startedAt: now, minutes, now: now + sooner + (by % (10 * MINUTE)) });
      expect(two.left ?? 0).toBeLessThanOrEqual(one.left ?? 0);
      expect(one.ended && !two.ended).toBe(false);
      const left = minutes - sooner / MINUTE;
      const due = left <= 0 || left > 5 ? null : left > 1 ? 5 : 1;
      expect(one.warn).toBe(due);
    }),
    RUNS,
  );
});
