import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { type LimitPeriod, periodEnd, raiseAllowedAt } from './limits.ts';
import { RUNS } from '../testing/runs.ts';
import { luxonDate } from '../testing/oracle.ts';
import { zonedInstants } from '../testing/zones.ts';

const HOUR = 3_600_000;
const periods = fc.constantFrom<LimitPeriod>('daily', 'weekly', 'monthly');
const UNITS = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

/** The first date of the next period by luxon's own calendar, in UTC where no date is ever missing. */
function nextDate(now: number, zone: string, period: LimitPeriod): string {
  const today = DateTime.fromISO(luxonDate(now, zone), { zone: 'utc' });
  const unit = UNITS[period];
  return today
    .startOf(unit)
    .plus({ [`${unit}s`]: 1 })
    .toFormat('yyyy-MM-dd');
}

test.each([
  ['daily', '2026-11-20T17:17:19Z', 'Europe/Stockholm', '2026-11-20T23:00:00Z'],
  ['weekly', '2026-11-20T17:17:19Z', 'Europe/Stockholm', '2026-11-22T23:00:00Z'],
  ['monthly', '2026-11-20T17:17:19Z', 'Europe/Stockholm', '2026-11-30T23:00:00Z'],
  ['weekly', '2026-11-22T22:59:59.999Z', 'Europe/Stockholm', '2026-11-22T23:00:00Z'],
  ['weekly', '2026-11-22T23:00:00Z', 'Europe/Stockholm', '2026-11-29T23:00:00Z'],
  ['monthly', '2026-12-31T12:00:00Z', 'Pacific/Kiritimati', '2027-01-31T10:00:00Z'],
  ['monthly', '2028-02-10T12:00:00Z', 'UTC', '2028-03-01T00:00:00Z'],
  ['monthly', '2026-01-31T12:00:00Z', 'UTC', '2026-02-01T00:00:00Z'],
  ['monthly', '2026-12-01T00:00:00Z', 'nowhere', '2027-01-01T00:00:00Z'],
  ['daily', '2026-03-28T12:00:00Z', 'Asia/Beirut', '2026-03-28T22:00:00Z'],
] as const)('the %s period running at %s in %s ends at %s', (period, at, zone, end) => {
  expect(new Date(periodEnd({ now: Date.parse(at), zone, period })).toISOString()).toBe(
    new Date(end).toISOString(),
  );
});

test('a period ends where the next day, Monday week or month of the player begins', () => {
  fc.assert(
    fc.property(zonedInstants, periods, ({ now, zone }, period) => {
      const end = periodEnd({ now, zone, period });
      const next = nextDate(now, zone, period);
      expect(luxonDate(end, zone) >= next).toBe(true);
      expect(luxonDate(end - 1, zone) < next).toBe(true);
    }),
    RUNS,
  );
});

test('a raise waits its hours, and where asked for its period too, whichever is later', () => {
  fc.assert(
    fc.property(zonedInstants, periods, fc.nat({ max: 800 }), ({ now, zone }, period, waitHours) => {
      const waited = raiseAllowedAt({ now, waitHours, notBefore: 'wait', period, zone });
      const ended = raiseAllowedAt({ now, waitHours, notBefore: 'period-end', period, zone });
      const end = periodEnd({ now, zone, period });
      expect(waited).toBe(now + waitHours * HOUR);
      expect([ended === waited || ended === end, ended >= waited, ended >= end]).toEqual([true, true, true]);
    }),
    RUNS,
  );
});

test('24 hours left in a Swedish week mean 48 hours into the next', () => {
  const now = Date.parse('2026-11-21T23:00:00Z');
  const monday = Date.parse('2026-11-22T23:00:00Z');
  const at = { now, waitHours: 72, notBefore: 'period-end', zone: 'Europe/Stockholm' } as const;
  expect(raiseAllowedAt({ ...at, period: 'weekly' })).toBe(monday + 48 * HOUR);
  expect(raiseAllowedAt({ ...at, period: 'daily' })).toBe(now + 72 * HOUR);
  expect(raiseAllowedAt({ ...at, period: 'monthly' })).toBe(Date.parse('2026-11-30T23:00:00Z'));
});

test('an instant that is no number is refused aloud', () => {
  expect(() => periodEnd({ now: Number.NaN, zone: 'UTC', period: 'daily' })).toThrow(RangeError);
});
