import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  exclusionEnd,
  type ExclusionEnd,
  BREAK_DAYS,
  FREEZE_DAYS,
  type FreezeDays,
  freezeEnd,
  isSelfExcluded,
  MAX_EXCLUSION_MONTHS,
  SELF_EXCLUSION_DURATIONS,
  type SelfExclusionDuration,
} from './self-exclusion.ts';
import { RUNS } from '../testing/runs.ts';
import { luxonDate } from '../testing/oracle.ts';
import { ALL_ZONES, aroundChanges, zonedInstants } from '../testing/zones.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-20T17:17:19Z');
const zone = 'Europe/Amsterdam';

function until(duration: SelfExclusionDuration, own: { months?: number; at?: string } = {}) {
  const { months, at } = own;
  return exclusionEnd({ duration, months, now: at === undefined ? now : Date.parse(at), zone });
}

test('a player may exclude themselves for eight lengths and freeze the account for four [LIM-04] [LIM-05]', () => {
  expect(SELF_EXCLUSION_DURATIONS).toEqual(['1h', '12h', '1d', '3d', '1w', '1m', 'months', 'permanent']);
  expect(FREEZE_DAYS).toEqual([1, 3, 7, 10]);
  expect(MAX_EXCLUSION_MONTHS).toBe(1200);
});

describe('an exclusion chosen on 20 November 2026', () => {
  test.each<[SelfExclusionDuration, ExclusionEnd]>([
    ['1h', { until: now + HOUR, permanent: false }],
    ['12h', { until: now + 12 * HOUR, permanent: false }],
    ['1d', { until: '2026-11-21', permanent: false }],
    ['3d', { until: '2026-11-23', permanent: false }],
    ['1w', { until: '2026-11-27', permanent: false }],
    ['1m', { until: '2026-12-20', permanent: false }],
    ['permanent', { until: null, permanent: true }],
  ])('for %s ends so: %o [LIM-04]', (duration, end) => {
    expect(until(duration)).toEqual(end);
    expect(until(duration, { months: 6 })).toEqual(end);
  });

  test.each([
    [1, '2026-12-20'],
    [2, '2027-01-20'],
    [6, '2027-05-20'],
    [13, '2027-12-20'],
    [1200, '2126-11-20'],
  ])('for %o months ends on %s [LIM-04]', (months, date) => {
    expect(until('months', { months })).toEqual({ until: date, permanent: false });
  });

  test.each([0, -1, 0.5, 1201, Number.NaN, Infinity, undefined])('for %o months cannot be', (months) => {
    expect(exclusionEnd({ duration: 'months', months, now, zone })).toBeNull();
  });

  test.each(['2w', '', '__proto__', 'toString', 'constructor', null, 7])('for %o cannot be', (duration) => {
    expect(exclusionEnd({ duration: duration as SelfExclusionDuration, months: 3, now, zone })).toBeNull();
  });
});

describe('a month', () => {
  test.each([
    ['2026-01-31T12:00:00Z', '2026-02-28'],
    ['2028-01-31T12:00:00Z', '2028-02-29'],
    ['2100-01-31T12:00:00Z', '2100-02-28'],
    ['2026-01-28T12:00:00Z', '2026-02-28'],
    ['2026-03-31T12:00:00Z', '2026-04-30'],
    ['2026-12-31T12:00:00Z', '2027-01-31'],
    ['2026-12-31T23:30:00Z', '2027-02-01'],
  ])('from %s ends on %s, never in the month after [LIM-04]', (at, date) => {
    expect(until('1m', { at })?.until).toBe(date);
  });

  test('is a month of the calendar, as another calendar counts it', () => {
    fc.assert(
      fc.property(zonedInstants, fc.integer({ min: 1, max: 1200 }), (at, months) => {
        const today = DateTime.fromISO(luxonDate(at.now, at.zone), { zone: 'utc' });
        const end = exclusionEnd({ ...at, duration: 'months', months });
        expect(end).toEqual({ until: today.plus({ months }).toFormat('yyyy-MM-dd'), permanent: false });
      }),
      RUNS,
    );
  });
});

const LENGTH: Partial<Record<SelfExclusionDuration, number>> = {
  '1h': HOUR,
  '12h': 12 * HOUR,
  '1d': 24 * HOUR,
  '3d': 72 * HOUR,
  '1w': 168 * HOUR,
  '1m': 28 * 24 * HOUR,
};

/** What the clocks of a zone jump ahead from one instant to another, in ms: calendar days are as much shorter. */
function jumpedAhead(zone: string, from: number, to: number): number {
  const minutes = (at: number) => DateTime.fromMillis(at, { zone }).offset;
  return Math.max(0, minutes(to) - minutes(from)) * 60_000;
}

test('an exclusion holds for at least its length, read back as the platform tells it [LIM-04] [SES-09]', () => {
  const lasting = fc.constantFrom(...Object.entries(LENGTH));
  fc.assert(
    fc.property(zonedInstants, lasting, ({ now, zone }, [name, length]) => {
      const duration = SELF_EXCLUSION_DURATIONS.find((one) => one === name) ?? 'permanent';
      const end = exclusionEnd({ duration, now, zone });
      const userLimit = { isSelfExclusionPermanent: end?.permanent, selfExclusion: end?.until };
      const jump = length < 24 * HOUR ? 0 : jumpedAhead(zone, now, now + length);
      expect(isSelfExcluded({ userLimit, now, zone })).toBe(true);
      expect(isSelfExcluded({ userLimit, now: now + length - jump - 1, zone })).toBe(true);
      expect(isSelfExcluded({ userLimit, now: now + 35 * 24 * HOUR, zone })).toBe(false);
    }),
    {
      ...RUNS,
      examples: [
        [{ zone: 'Antarctica/Troll', now: 1_206_835_199_999 }, ['3d', 72 * HOUR]],
        // Clocks that go back over midnight: the day of the end is the day before that of the millisecond before it.
        [{ zone: 'America/St_Johns', now: Date.UTC(2010, 10, 7, 1, 31) }, ['1h', HOUR]],
      ],
    },
  );
});

test('days are counted on the calendar of every zone, across its changes of clocks', () => {
  for (const zone of ALL_ZONES) {
    for (const now of aroundChanges(zone, 2026)) {
      const today = DateTime.fromISO(luxonDate(now, zone), { zone: 'utc' });
      const end = exclusionEnd({ duration: '3d', now, zone });
      expect(end?.until).toBe(today.plus({ days: 3 }).toFormat('yyyy-MM-dd'));
    }
  }
});

describe('a freeze', () => {
  test.each(BREAK_DAYS)('of %o days ends so many times 24 hours later [LIM-05]', (days) => {
    expect(freezeEnd({ days, now })).toBe(now + days * 24 * HOUR);
  });

  test.each([0, 2, 30, -1, Number.NaN, '1', null])('of %o days cannot be', (days) => {
    expect(freezeEnd({ days: days as FreezeDays, now })).toBeNull();
  });

  test('is as long in every week of the year', () => {
    fc.assert(
      fc.property(zonedInstants, fc.constantFrom(...BREAK_DAYS), ({ now }, days) => {
        expect((freezeEnd({ days, now }) ?? 0) - now).toBe(days * 86_400_000);
      }),
      RUNS,
    );
  });
});

test('the lengths are there for the compiler too', () => {
  expectTypeOf<FreezeDays>().toEqualTypeOf<1 | 3 | 7 | 10 | 31 | 42 | 62 | 92>();
  expectTypeOf(exclusionEnd).returns.toEqualTypeOf<ExclusionEnd | null>();
});
