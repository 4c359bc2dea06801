import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInstant } from './instant-text.ts';
import { RUNS } from '../testing/runs.ts';

describe('an instant the platform names', () => {
  test.each([
    ['2026-11-20T12:00:00Z', Date.UTC(2026, 10, 20, 12)],
    ['2026-11-20T12:00Z', Date.UTC(2026, 10, 20, 12)],
    ['2026-11-20T12:00:00.250+05:30', Date.UTC(2026, 10, 20, 6, 30, 0, 250)],
    [' 2026-11-20T12:00:00Z\n', Date.UTC(2026, 10, 20, 12)],
    [0, 0],
    [-1, -1],
    [8.64e15, 8.64e15],
    [-8.64e15, -8.64e15],
  ])('%o is read as it is meant [PRO-04]', (value, instant) => {
    expect(readInstant(value)).toBe(instant);
  });

  test.each([
    '',
    'soon',
    '2026-11-20',
    '2026-11-20T12:00:00',
    '2026-13-20T12:00:00Z',
    'x2026-11-20T12:00:00Z',
    '2026-11-20T12:00:00Zx',
    '1763640000000',
    8.64e15 + 1,
    Infinity,
    Number.NaN,
    null,
    undefined,
    {},
    [0],
  ])('%o is none [PRO-04]', (value) => {
    expect(readInstant(value)).toBeNull();
  });

  test('is found again from its own text [PRO-04]', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(readInstant(date.toISOString())).toBe(date.getTime());
        },
      ),
      RUNS,
    );
  });
});
