import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { luxonDate } from '../testing/oracle.ts';
import { RUNS } from '../testing/runs.ts';
import { ALL_ZONES, aroundChanges, hardInstants, zonedInstants } from '../testing/zones.ts';
import {
  addDays,
  isDate,
  isZone,
  isoWeekday,
  knownZone,
  localDate,
  offsetMinutes,
  startOfDay,
  zoneCity,
} from './zone.ts';

const at = (iso: string): number => Date.parse(iso);
const QUARTER = 15 * 60_000;

describe('the date a player lives', () => {
  test('is the one luxon reads, wherever clocks change or the calendar turns', () => {
    fc.assert(
      fc.property(zonedInstants, ({ now, zone }) => {
        expect(localDate({ instant: now, zone })).toBe(luxonDate(now, zone));
      }),
      RUNS,
    );
  });

  test('holds in every zone around clock changes, month ends and leap days', () => {
    const wrong = ALL_ZONES.flatMap((zone) =>
      [...aroundChanges(zone, 2026), ...hardInstants(zone, 2028).filter((_, index) => index % 3 === 0)]
        .filter((now) => localDate({ instant: now, zone }) !== luxonDate(now, zone))
        .map((now) => `${zone} ${now}`),
    );
    expect(wrong).toEqual([]);
  });

  test('leaves out the day Samoa skipped', () => {
    const zone = 'Pacific/Apia';
    expect(localDate({ instant: at('2011-12-30T09:59:59.999Z'), zone })).toBe('2011-12-29');
    expect(localDate({ instant: at('2011-12-30T10:00:00Z'), zone })).toBe('2011-12-31');
  });

  test('spans fourteen hours ahead to twelve behind', () => {
    const instant = at('2026-11-20T11:30:00Z');
    expect(localDate({ instant, zone: 'Pacific/Kiritimati' })).toBe('2026-11-21');
    expect(localDate({ instant, zone: 'Etc/GMT+12' })).toBe('2026-11-19');
  });

  test.each(['', 'Mars/Olympus', 'UTC+1', 'Europe/Amsterdam ', 'constructor', undefined, null, 7])(
    'an unknown zone (%o) reads as UTC and never as the machine’s own',
    (zone) => {
      const instant = at('2026-11-20T23:59:59.999Z');
      expect(localDate({ instant, zone: zone as string })).toBe('2026-11-20');
      expect(localDate({ instant: instant + 1, zone: zone as string })).toBe('2026-11-21');
      expect(knownZone(zone)).toBe('UTC');
      expect(isZone(zone)).toBe(false);
    },
  );

  test('an instant that is no number is an error, not some day', () => {
    expect(() => localDate({ instant: Number.NaN, zone: 'UTC' })).toThrow(RangeError);
  });

  test('many zones in turn do not disturb each other', () => {
    const instant = at('2026-07-01T12:00:00Z');
    const odd = Array.from({ length: 1500 }, (_, index) => {
      const sign = index % 2 === 0 ? '+' : '-';
      const hours = String(Math.floor(index / 60) % 24).padStart(2, '0');
      return `${sign}${hours}:${String(index % 60).padStart(2, '0')}`;
    });
    for (const zone of odd) offsetMinutes({ instant, zone });
    expect(offsetMinutes({ instant, zone: 'Europe/Amsterdam' })).toBe(120);
  });
});

describe('the offset of a zone', () => {
  test('is luxon’s', () => {
    fc.assert(
      fc.property(zonedInstants, ({ now, zone }) => {
        expect(offsetMinutes({ instant: now, zone })).toBe(DateTime.fromMillis(now, { zone }).offset);
      }),
      RUNS,
    );
  });

  test.each([
    ['Asia/Kathmandu', 345],
    ['Australia/Eucla', 525],
    ['America/St_Johns', -210],
    ['Pacific/Chatham', 825],
    ['Australia/Lord_Howe', 660],
    ['UTC', 0],
  ])('of %s in January is %i minutes', (zone, minutes) => {
    expect(offsetMinutes({ instant: at('2026-01-10T00:00:00Z'), zone })).toBe(minutes);
  });
});

describe('the start of a local day', () => {
  test('is its very first instant', () => {
    fc.assert(
      fc.property(zonedInstants, ({ now, zone }) => {
        const date = localDate({ instant: now, zone });
        const start = startOfDay({ date, zone });
        expect(localDate({ instant: start, zone })).toBe(date);
        expect(localDate({ instant: start - 1, zone })).not.toBe(date);
        expect(start).toBeLessThanOrEqual(now);
        for (let earlier = start - 1; earlier > start - 4 * 3_600_000; earlier -= QUARTER) {
          expect(localDate({ instant: earlier, zone })).not.toBe(date);
        }
      }),
      { numRuns: RUNS.numRuns / 2 },
    );
  });

  test.each([
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '01:00'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z', '01:00'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z', '01:00'],
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00Z', '01:00'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', '01:00'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', '00:00'],
    ['America/St_Johns', '2010-11-07', '2010-11-07T02:30:00Z', '00:00'],
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00Z', '00:00'],
    ['Europe/Amsterdam', '2026-11-20', '2026-11-19T23:00:00Z', '00:00'],
  ])('in %s on %s is %s, when its clock says %s', (zone, date, iso, clock) => {
    const start = startOfDay({ date, zone });
    expect(new Date(start).toISOString()).toBe(new Date(iso).toISOString());
    expect(DateTime.fromMillis(start, { zone }).toFormat('HH:mm')).toBe(clock);
  });

  test('of the day Samoa skipped is the start of the next', () => {
    const zone = 'Pacific/Apia';
    expect(startOfDay({ date: '2011-12-30', zone })).toBe(startOfDay({ date: '2011-12-31', zone }));
    expect(startOfDay({ date: '2011-12-31', zone })).toBe(at('2011-12-30T10:00:00Z'));
  });
});

describe('calendar dates', () => {
  const dates = fc
    .integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2199, 11, 31) })
    .map((instant) => new Date(instant).toISOString().slice(0, 10));

  test('move and name their weekday as luxon says', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        const moved = DateTime.fromISO(date, { zone: 'utc' }).plus({ days });
        expect(addDays(date, days)).toBe(moved.toISODate());
        expect(isoWeekday(addDays(date, days))).toBe(moved.weekday);
      }),
      RUNS,
    );
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-11-20T00:00:00Z', null, 20261120])(
    '%o is no date',
    (value) => {
      expect(isDate(value)).toBe(false);
    },
  );

  test('a leap day is a date, and moving a text that is none is an error', () => {
    expect(isDate('2028-02-29')).toBe(true);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(() => addDays('yesterday', 1)).toThrow(RangeError);
  });
});

describe('the place in a zone’s name', () => {
  test.each([
    ['Europe/Amsterdam', 'Amsterdam'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['Etc/GMT+5', 'UTC-5'],
    ['Etc/GMT-14', 'UTC+14'],
    ['+05:30', 'UTC+05:30'],
    ['Nowhere/Land', 'UTC'],
  ])('%s is %s', (zone, city) => {
    expect(zoneCity(zone)).toBe(city);
  });
});
