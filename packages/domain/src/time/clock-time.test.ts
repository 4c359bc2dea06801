import { expect, test } from 'vitest';
import { instantAt, readClockTime } from './clock-time.ts';

const HOUR = 3_600_000;

test('a clock time is two digits of hours and two of minutes; anything else is none', () => {
  expect(readClockTime('00:00')).toBe(0);
  expect(readClockTime('23:59')).toBe(24 * HOUR - 60_000);
  for (const text of ['24:00', '9:00', '09:60', '', 'noon', '09:00:00'])
    expect(readClockTime(text)).toBeNull();
});

test('a time is an instant by the clock of its zone, in summer, in winter and where the clock skips it', () => {
  const at = (date: string, hours: number, zone: string) =>
    new Date(instantAt({ date, time: hours * HOUR, zone })).toISOString();
  expect(at('2026-11-20', 18, 'Europe/Malta')).toBe('2026-11-20T17:00:00.000Z');
  expect(at('2026-07-20', 18, 'Europe/Malta')).toBe('2026-07-20T16:00:00.000Z');
  expect(at('2026-03-29', 2.5, 'Europe/Malta')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-11-20', 18, 'Nowhere/Land')).toBe('2026-11-20T18:00:00.000Z');
});
