import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { effectiveInterval, realityCheckDue, isValidInterval } from './reality-check.ts';
import { type Market, RULE_PACKS } from '../limits/rule-packs.ts';
import { RUNS } from '../testing/runs.ts';
import { zonedInstants } from '../testing/zones.ts';

const MINUTE = 60_000;
const startedAt = Date.parse('2026-11-20T17:17:19Z');
const { default: free, mt, cw, se } = RULE_PACKS;

/** Looks after so many minutes of play, at an interval of 30 minutes. */
function after(minutes: number, acknowledgedAfter: number | null = null) {
  const acknowledged = acknowledgedAfter === null ? null : startedAt + acknowledgedAfter * MINUTE;
  const { due, nextAt } = realityCheckDue({
    startedAt,
    interval: 30,
    acknowledged,
    now: startedAt + minutes * MINUTE,
  });
  return [due, ((nextAt ?? Number.NaN) - startedAt) / MINUTE];
}

describe('a reality check every half hour', () => {
  test.each([
    [0, [0, 30]],
    [29.9999, [0, 30]],
    [30, [1, 60]],
    [59.9999, [1, 60]],
    [60, [1, 90]],
  ])('after %o minutes of play stands so: %o [LIM-07]', (minutes, state) => {
    expect(after(minutes)).toEqual(state);
  });

  test('is due once after a sleep, however many were missed [LIM-07]', () => {
    expect(after(600)).toEqual([1, 630]);
    expect(after(600, 600)).toEqual([0, 630]);
  });

  test('stays due until the player has acknowledged it [LIM-07]', () => {
    expect(after(31)).toEqual([1, 60]);
    expect(after(59, 29.9)).toEqual([1, 60]);
    expect(after(31, 30)).toEqual([0, 60]);
    expect(after(31, 31)).toEqual([0, 60]);
  });

  test('answered late does not put off the next one', () => {
    expect(after(55, 50)).toEqual([0, 60]);
    expect(after(60, 50)).toEqual([1, 90]);
    expect(after(60, 60)).toEqual([0, 90]);
  });

  test('is not answered in the future', () => {
    expect(after(31, 31.0001)).toEqual([1, 60]);
    expect(after(31, Number.NaN)).toEqual([1, 60]);
  });

  test('counts a start in the future as now', () => {
    const now = startedAt - MINUTE;
    const state = realityCheckDue({ startedAt, interval: 30, acknowledged: null, now });
    expect(state).toEqual({ due: 0, nextAt: now + 30 * MINUTE });
  });

  test.each([Number.NaN, Infinity, -Infinity])('is due when nobody knows when play began (%o)', (at) => {
    const state = realityCheckDue({ startedAt: at, interval: 30, acknowledged: startedAt, now: startedAt });
    expect(state).toEqual({ due: 1, nextAt: startedAt + 30 * MINUTE });
  });
});

test.each([null, 0, -30, Number.NaN, Infinity])('an interval of %o is no reality check', (interval) => {
  const state = realityCheckDue({ startedAt, interval, acknowledged: null, now: startedAt + 1e12 });
  expect(state).toEqual({ due: 0, nextAt: null });
});

test('at least one check falls into every interval played, and never two at once [LIM-07]', () => {
  const steps = fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(zonedInstants, fc.integer({ min: 1, max: 90 }), steps, ({ now: start }, interval, steps) => {
      let now = start;
      let shown = 0;
      let acknowledged: number | null = null;
      let marks = 0;
      for (const step of steps) {
        now += step * MINUTE;
        const played = now - start;
        const state = realityCheckDue({ startedAt: start, interval, acknowledged, now });
        const passed = Math.trunc(played / (interval * MINUTE));
        expect(state.due).toBe(passed > marks ? 1 : 0);
        expect(state.nextAt).toBe(start + (passed + 1) * interval * MINUTE);
        if (state.due === 1) {
          shown += 1;
          acknowledged = now;
          marks = passed;
        }
        const again = realityCheckDue({ startedAt: start, interval, acknowledged, now });
        expect(again).toEqual({ due: 0, nextAt: state.nextAt });
      }
      expect(shown).toBeLessThanOrEqual(steps.length);
    }),
    RUNS,
  );
});

describe('an interval a player chooses', () => {
  test.each<[Market, unknown, boolean]>([
    ['default', 1, true],
    ['default', 0.99, false],
    ['default', 100_000, true],
    ['default', null, true],
    ['mt', 1, true],
    ['mt', 60, true],
    ['mt', 60.01, false],
    ['mt', null, false],
    ['mt', '45', true],
    ['cw', '45', true],
    ['cw', null, true],
  ])('in the pack %s, %o minutes: allowed is %o', (market, minutes, allowed) => {
    expect(isValidInterval(minutes, RULE_PACKS[market])).toBe(allowed);
  });

  test.each(['', 'often', Number.NaN, Infinity, -30, '-30', undefined, {}, [30], true, '__proto__'])(
    'that is no number of minutes (%o) is not allowed',
    (minutes) => {
      for (const pack of [free, mt, cw]) expect(isValidInterval(minutes, pack)).toBe(false);
    },
  );

  test('holds where it is allowed, else the market’s own', () => {
    expect([15, '15', null, 61, undefined, 'x'].map((chosen) => effectiveInterval(chosen, mt))).toEqual([
      15, 15, 60, 60, 60, 60,
    ]);
    expect([15, null, undefined, 'x'].map((chosen) => effectiveInterval(chosen, cw))).toEqual([
      15,
      null,
      30,
      30,
    ]);
    expect([15, null, undefined, 'x'].map((chosen) => effectiveInterval(chosen, se))).toEqual([
      15,
      null,
      null,
      null,
    ]);
  });

  test('of the market’s own stays within the market’s longest', () => {
    const strict = { ...cw, realityCheckMaxMinutes: 20 };
    expect(effectiveInterval(undefined, strict)).toBe(20);
    expect(effectiveInterval(undefined, { ...strict, realityCheckMaxMinutes: 40 })).toBe(30);
  });

  test('is the longest allowed where one must be and the market names none', () => {
    const always = { ...free, realityCheck: 'always' } as const;
    expect(effectiveInterval(undefined, { ...always, realityCheckMaxMinutes: 45 })).toBe(45);
    expect(effectiveInterval(undefined, always)).toBeNull();
    expect(effectiveInterval(undefined, { ...free, realityCheckMaxMinutes: 45 })).toBeNull();
  });

  test('is never longer than the market allows, whatever was stored', () => {
    const stored = fc.oneof(fc.anything(), fc.double(), fc.nat({ max: 100 }));
    fc.assert(
      fc.property(stored, fc.constantFrom(...Object.values(RULE_PACKS)), (chosen, pack) => {
        const held = effectiveInterval(chosen, pack);
        expect(held === null ? pack.realityCheck === 'optional' : isValidInterval(held, pack)).toBe(true);
      }),
      RUNS,
    );
  });
});

test('a check is due or not, and says when the next one is', () => {
  expectTypeOf(realityCheckDue).returns.toEqualTypeOf<{ due: 0 | 1; nextAt: number | null }>();
});
