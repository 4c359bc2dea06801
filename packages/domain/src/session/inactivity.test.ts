import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Inactivity, inactivity, WARNING_LEAD_MS } from './inactivity.ts';
import { RUNS } from '../testing/runs.ts';

const INPUT = Date.parse('2026-11-21T12:00:00Z');
const END = INPUT + 1_800_000;

function after(idle: number, minutes: unknown = 30): Inactivity {
  return inactivity({ lastInput: INPUT, now: INPUT + idle, minutes });
}

describe('a session of thirty minutes', () => {
  test.each([
    [0, 'active'],
    [1_739_999, 'active'],
    [1_740_000, 'warning'],
    [1_799_999, 'warning'],
    [1_800_000, 'expired'],
    [1_800_001, 'expired'],
  ])('is %2$s, %d ms after the last input [SES-05]', (idle, kind) => {
    expect(after(idle)).toEqual({ kind, lastInput: INPUT, warnsAt: END - 60_000, expiresAt: END });
  });

  test('that slept with its laptop has expired when it wakes [SES-05]', () => {
    expect(after(3 * 86_400_000).kind).toBe('expired');
  });

  test('counts an input in the future, or none at all, as one of now [SES-05]', () => {
    for (const lastInput of [INPUT + 1, INPUT + 86_400_000, Number.NaN, Infinity, -Infinity]) {
      expect(inactivity({ lastInput, now: INPUT, minutes: 30 })).toEqual({
        kind: 'active',
        lastInput: INPUT,
        warnsAt: END - 60_000,
        expiresAt: END,
      });
    }
  });

  test('expires after all when the clock was put back, once the counted input is kept [SES-05]', () => {
    const { lastInput } = inactivity({ lastInput: INPUT + 86_400_000, now: INPUT, minutes: 30 });
    expect(inactivity({ lastInput, now: END, minutes: 30 }).kind).toBe('expired');
  });
});

describe('the minutes', () => {
  test.each([
    [15, 900_000],
    ['15', 900_000],
    [1.5, 90_000],
    [1.000001, 60_000],
    [1, 1_800_000],
    [0, 1_800_000],
    [-5, 1_800_000],
    ['soon', 1_800_000],
    [null, 1_800_000],
    [undefined, 1_800_000],
  ])('%o of the settings end a session after %d ms [SES-05]', (minutes, length) => {
    const told = after(0, minutes);
    expect(told.expiresAt).toBe(INPUT + length);
    expect(told.warnsAt).toBe(INPUT + length - 60_000);
    expect(after(length - 1, minutes).kind).toBe('warning');
    expect(after(length, minutes).kind).toBe('expired');
  });
});

test('the warning lasts a minute [SES-05]', () => {
  expect(WARNING_LEAD_MS).toBe(60_000);
});

test('each kind begins at its instant, and an input begins anew [SES-05]', () => {
  const minutes = fc.oneof(fc.integer({ min: 2, max: 600 }), fc.double({ min: 1.01, max: 600, noNaN: true }));
  fc.assert(
    fc.property(minutes, fc.nat(40_000_000), (minutes, idle) => {
      const { kind, warnsAt, expiresAt } = after(idle, minutes);
      const left = expiresAt - (INPUT + idle);
      expect(kind).toBe(left <= 0 ? 'expired' : left <= 60_000 ? 'warning' : 'active');
      expect(expiresAt - warnsAt).toBe(60_000);
      expect(Math.abs(expiresAt - INPUT - minutes * 60_000)).toBeLessThanOrEqual(0.5);
      const touched = inactivity({ lastInput: INPUT + idle, now: INPUT + idle, minutes });
      expect(touched.expiresAt - expiresAt).toBe(idle);
    }),
    RUNS,
  );
});

test('the answer has the shape others build on', () => {
  expectTypeOf<Inactivity['kind']>().toEqualTypeOf<'active' | 'warning' | 'expired'>();
});
