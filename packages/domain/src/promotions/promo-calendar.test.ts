import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type DatedBonus, bonusOnDate, bonusOnDay, calendarDates } from './promotions.ts';
import { isoWeekday } from '../time/zone.ts';
import { RUNS } from '../testing/runs.ts';
import { zonedInstants } from '../testing/zones.ts';

/** Friday, 20 November 2026, noon in Berlin; its week is 16 to 22 November. */
const now = Date.UTC(2026, 10, 20, 11);
const zone = 'Europe/Berlin';
const ALL = [1, 2, 3, 4, 5, 6, 7];

function daysOf(bonus: DatedBonus, at: { now: number; zone: string } = { now, zone }): readonly number[] {
  return ALL.filter((weekday) => bonusOnDay({ bonuses: [bonus], weekday, ...at }).length === 1);
}

describe('a bonus of the promo calendar', () => {
  test('without days or dates is there every day [PRO-03]', () => {
    for (const none of [undefined, null, [], ''] as const) expect(daysOf({ validOnDays: none })).toEqual(ALL);
    expect(daysOf({ start: null, expiry: '' })).toEqual(ALL);
  });

  test.each(['validOnDays', 'dayOfWeek', 'daysOfWeek', 'weekdays', 'weekDays', 'weekday', 'days', 'day'])(
    'is there on its days (%s) only [PRO-03]',
    (name) => {
      expect(daysOf({ [name]: [1, 5] })).toEqual([1, 5]);
      expect(daysOf({ [name]: 7 })).toEqual([7]);
      expect(daysOf({ [name]: '3' })).toEqual([3]);
      expect(daysOf({ [name]: ['2', ' 6 '] })).toEqual([2, 6]);
      expect(daysOf({ [name]: 0 })).toEqual([7]);
      expect(daysOf({ [name]: ['0', 1] })).toEqual([1, 7]);
      expect(daysOf({ [name]: '1, 3' })).toEqual([1, 3]);
      expect(daysOf({ [name]: ['Wednesday', 'SUN', ' tuesday'] })).toEqual([2, 3, 7]);
      expect(daysOf({ [name]: [8, -1, 1.5, 'Someday', '', null] as unknown as number[] })).toEqual([]);
      expect(daysOf({ [name]: {} as unknown as number })).toEqual([]);
    },
  );

  test('goes by the first of several names that is there [PRO-03]', () => {
    expect(daysOf({ validOnDays: [1], dayOfWeek: [2], weekdays: [3] })).toEqual([1]);
    expect(daysOf({ validOnDays: null, dayOfWeek: [2], daysOfWeek: [3] })).toEqual([2]);
    expect(daysOf({ start: '2026-11-20', startDate: '2026-11-21' })).toEqual([5, 6, 7]);
    expect(daysOf({ start: '', startDate: '2026-11-21' })).toEqual([6, 7]);
  });

  test.each(['start', 'startDate', 'startAt', 'startTime'])(
    'begins on the day its %s falls on [PRO-03]',
    (name) => {
      expect(daysOf({ [name]: '2026-11-20' })).toEqual([5, 6, 7]);
      expect(daysOf({ [name]: '2026-11-20T22:59:59Z' })).toEqual([5, 6, 7]);
      expect(daysOf({ [name]: '2026-11-20T23:00:00Z' })).toEqual([6, 7]);
      expect(daysOf({ [name]: Date.UTC(2026, 10, 18, 22, 59, 59, 999) })).toEqual([3, 4, 5, 6, 7]);
      expect(daysOf({ [name]: '2026-11-23' })).toEqual([]);
      expect(daysOf({ [name]: '2026-11-16T00:00:00+01:00' })).toEqual(ALL);
    },
  );

  test.each(['expiry', 'expiryDate', 'expiresAt', 'endDate', 'endAt', 'endTime'])(
    'ends with the day its %s falls on [PRO-03]',
    (name) => {
      expect(daysOf({ [name]: '2026-11-17' })).toEqual([1, 2]);
      expect(daysOf({ [name]: '2026-11-16T23:00:00Z' })).toEqual([1]);
      expect(daysOf({ [name]: '2026-11-16T23:00:00.001Z' })).toEqual([1, 2]);
      expect(daysOf({ [name]: '2026-11-15' })).toEqual([]);
      expect(daysOf({ [name]: '9999-12-31' })).toEqual(ALL);
    },
  );

  test('is there between its start and its end, on its days [PRO-03]', () => {
    const bonus = { start: '2026-11-17', expiry: '2026-11-21T12:00:00+01:00', validOnDays: [1, 2, 4, 6, 7] };
    expect(daysOf(bonus)).toEqual([2, 4, 6]);
    expect(daysOf({ start: '2026-11-20', expiry: '2026-11-18' })).toEqual([]);
  });

  test.each(['soon', '2026-11-31', '2026-11-20T10:00:00', Number.NaN, Infinity, {}, true])(
    'is left out when its start or end cannot be read (%o) [PRO-03]',
    (broken) => {
      expect(daysOf({ start: broken as string })).toEqual([]);
      expect(daysOf({ expiry: broken as string })).toEqual([]);
    },
  );

  test('belongs to the week of the player’s own zone [PRO-03]', () => {
    const sunday = Date.UTC(2026, 10, 22, 23, 30);
    expect(daysOf({ start: '2026-11-22', expiry: '2026-11-22' }, { now: sunday, zone: 'UTC' })).toEqual([7]);
    expect(daysOf({ start: '2026-11-22', expiry: '2026-11-22' }, { now: sunday, zone })).toEqual([]);
    expect(daysOf({ start: '2026-11-23', expiry: '2026-11-23' }, { now: sunday, zone })).toEqual([1]);
  });
});

describe('the list of a day', () => {
  const rows = [
    { id: 1, type: 'freespins' },
    { id: 2, type: 'Free Spins' },
    { id: 3, type: 'deposit' },
    { id: 4, type: 'No Deposit' },
    { id: 5, type: 'no_deposit', validOnDays: [2] },
    { id: 6 },
    { id: 7, type: null },
  ];
  const idsOf = (type?: string | null) =>
    bonusOnDay({ bonuses: rows, weekday: 5, now, zone, type }).map(({ id }) => id);

  test('holds the rows themselves, in their order [PRO-03]', () => {
    const all = bonusOnDay({ bonuses: rows, weekday: 2, now, zone });
    expect(all).toEqual(rows);
    expect(all[0]).toBe(rows[0]);
    expectTypeOf(all[0]?.id).toEqualTypeOf<number | undefined>();
  });

  test('is narrowed to a type in any spelling [PRO-03]', () => {
    expect(idsOf('freespins')).toEqual([1, 2]);
    expect(idsOf('FREE-SPINS')).toEqual([1, 2]);
    expect(idsOf('deposit')).toEqual([3]);
    expect(idsOf('no_deposit')).toEqual([4]);
    expect(idsOf('cashback')).toEqual([]);
    expect(idsOf('toString')).toEqual([]);
  });

  test('holds every type when none is asked for [PRO-03]', () => {
    for (const type of [undefined, null, '', ' ']) expect(idsOf(type)).toEqual([1, 2, 3, 4, 6, 7]);
  });

  test('is empty for a day no week has, and where there is no list [PRO-03]', () => {
    for (const weekday of [0, 8, -1, 1.5, Number.NaN, '1' as unknown as number])
      expect(bonusOnDay({ bonuses: rows, weekday, now, zone })).toEqual([]);
    for (const bonuses of [null, undefined, {}, 'x'] as unknown as DatedBonus[][])
      expect(bonusOnDay({ bonuses, weekday: 1, now, zone })).toEqual([]);
  });

  test('drops broken rows [PRO-03]', () => {
    const bonuses = [null, 5, 'x', { id: 1 }, undefined] as unknown as DatedBonus[];
    expect(bonusOnDay({ bonuses, weekday: 1, now, zone })).toEqual([{ id: 1 }]);
  });

  test('never fails, whatever the platform sends [PRO-03]', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (validOnDays, start, expiry) => {
        const bonuses = [{ validOnDays, start, expiry }] as DatedBonus[];
        expect(bonusOnDay({ bonuses, weekday: 1, now, zone }).length).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  test('tells the same as luxon, in every zone and at every turn of the clock [PRO-03]', () => {
    const HOUR = 3_600_000;
    const around = fc.integer({ min: -9 * 24, max: 9 * 24 }).map((hours) => hours * HOUR);
    fc.assert(
      fc.property(
        zonedInstants,
        around,
        around,
        fc.integer({ min: 1, max: 7 }),
        ({ now, zone }, from, to, weekday) => {
          const [start, expiry] = [now + from, now + to];
          const today = DateTime.fromMillis(now, { zone }).toFormat('yyyy-MM-dd');
          const week = DateTime.fromISO(today, { zone: 'utc' }).startOf('week');
          const date = week.plus({ days: weekday - 1 }).toFormat('yyyy-MM-dd');
          const dateOf = (instant: number) => DateTime.fromMillis(instant, { zone }).toFormat('yyyy-MM-dd');
          const expected = dateOf(start) <= date && dateOf(expiry - 1) >= date;
          const rows = bonusOnDay({ bonuses: [{ start, expiry }], weekday, now, zone });
          const missing = date === '2011-12-30' && zone.startsWith('Pacific/');
          expect(rows.length === 1 || missing).toBe(expected || missing);
          const dates = [{ start: dateOf(start), expiry: dateOf(expiry - 1) }];
          expect(bonusOnDay({ bonuses: dates, weekday, now, zone }).length === 1).toBe(expected);
        },
      ),
      RUNS,
    );
  });
});

describe('the days of the promo calendar', () => {
  test('are today and the six to come: each weekday once, none of them over [PRO-03]', () => {
    const sunday = calendarDates('2026-11-22');
    expect(sunday[0]).toBe('2026-11-22');
    expect(sunday.at(-1)).toBe('2026-11-28');
    expect(sunday.map(isoWeekday)).toEqual([7, 1, 2, 3, 4, 5, 6]);
    expect(calendarDates('2026-12-28').at(-1)).toBe('2027-01-03');
  });

  test('have their bonuses by date, also those of the week to come [PRO-03]', () => {
    const bonuses = [{ validOnDays: [1] }, { start: '2026-11-24' }, { expiry: '2026-11-22' }];
    const on = (date: string) => bonusOnDate({ bonuses, date, zone });
    expect(on('2026-11-22')).toEqual([bonuses[2]]);
    expect(on('2026-11-23')).toEqual([bonuses[0]]);
    expect(on('2026-11-24')).toEqual([bonuses[1]]);
    expect(on('2026-11-31')).toEqual([]);
  });
});
