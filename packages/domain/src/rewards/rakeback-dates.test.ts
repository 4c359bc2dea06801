import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildRakebackCalendar, type RakebackDay } from './rakeback-calendar.ts';
import { rakebackDay } from '../testing/builders.ts';
import { RUNS } from '../testing/runs.ts';
import { luxonDate, luxonDates, luxonFirstDate } from '../testing/oracle.ts';
import { ALL_ZONES, hardInstants, zonedInstants } from '../testing/zones.ts';
import { isoWeekday, localDate, startOfDay } from '../time/zone.ts';

const at = (iso: string): number => Date.parse(iso);

describe('the 28 days', () => {
  test('are four weeks from last week’s Monday, in any zone at any time [RB-01]', () => {
    fc.assert(
      fc.property(zonedInstants, ({ now, zone }) => {
        const cells = buildRakebackCalendar({ days: [], now, zone, signedIn: true });
        expect(cells.map((cell) => cell.date)).toEqual(luxonDates(now, zone));
        expect(cells.map((cell) => cell.weekday)).toEqual(cells.map((_, index) => (index % 7) + 1));
        expect(cells.map((cell) => cell.weekday)).toEqual(cells.map((cell) => isoWeekday(cell.date)));
        expect(cells.map((cell) => cell.month)).toEqual(cells.map((cell) => Number(cell.date.split('-')[1])));
      }),
      RUNS,
    );
  });

  test('are the right ones in every zone around every clock change, month end and leap day [RB-01]', () => {
    const wrong = ALL_ZONES.flatMap((zone, turn) =>
      hardInstants(zone, 2028)
        .filter((_, index) => index % 5 === turn % 5)
        .filter((now) => {
          const cells = buildRakebackCalendar({ days: [], now, zone, signedIn: true });
          const today = cells.filter((cell) => cell.today).map((cell) => cell.date);
          return today.join() !== luxonDate(now, zone) || cells[0]?.date !== luxonFirstDate(now, zone);
        })
        .map((now) => `${zone} ${now}`),
    );
    expect(wrong).toEqual([]);
  });

  test('stay the same all day long and move on at local midnight [RB-01]', () => {
    fc.assert(
      fc.property(zonedInstants, ({ now, zone }) => {
        const date = localDate({ instant: now, zone });
        const start = startOfDay({ date, zone });
        const all = (instant: number) =>
          buildRakebackCalendar({ days: [], now: instant, zone, signedIn: true });
        expect(all(start)).toEqual(all(now));
        expect(all(start - 1).find((cell) => cell.today)?.date).not.toBe(date);
      }),
      { numRuns: RUNS.numRuns / 2 },
    );
  });

  test('keep the skipped day of Samoa as a day nobody lived [RB-01]', () => {
    const cells = buildRakebackCalendar({
      days: [],
      now: at('2011-12-30T10:00:00Z'),
      zone: 'Pacific/Apia',
      signedIn: true,
    });
    expect(cells.find((cell) => cell.today)?.date).toBe('2011-12-31');
    expect(cells.find((cell) => cell.date === '2011-12-30')).toMatchObject({ ended: true, weekday: 5 });
  });

  test('are each ended, today or future, today just once [RB-03]', () => {
    fc.assert(
      fc.property(zonedInstants, ({ now, zone }) => {
        const cells = buildRakebackCalendar({ days: [], now, zone, signedIn: false });
        const places = cells.map((cell) => Number(cell.ended) + Number(cell.today) + Number(cell.future));
        expect(places).toEqual(cells.map(() => 1));
        const today = cells.findIndex((cell) => cell.today);
        expect(today).toBeGreaterThanOrEqual(7);
        expect(today).toBeLessThan(14);
        expect(cells.map((cell) => cell.future)).toEqual(cells.map((_, index) => index > today));
      }),
      RUNS,
    );
  });
});

test.each([
  ['the smaller id of two alike', { bonusId: 'a' }, { bonusId: 'b' }],
  ['the one without an id, which comes first', { bonusId: null }, { bonusId: 'b' }],
  ['the larger amount', { bonusId: 'b', amount: 6 }, { bonusId: 'a', amount: 5 }],
  [
    'the claimed one, however small',
    { bonusId: 'b', amount: 1, paidAt: '2026-11-20T10:00:00Z' },
    { bonusId: 'a' },
  ],
  ['one with an amount before one paid without', { bonusId: 'b' }, { bonusId: 'a', amount: 0, paidAt: 'x' }],
])('of two rewards for one day is shown %s, in whichever order they come [RB-02]', (_name, shown, other) => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const days = [rakebackDay(shown), rakebackDay(other)];
  for (const order of [days, days.toReversed()]) {
    const cells = buildRakebackCalendar({ days: order, now, zone: 'UTC', signedIn: true });
    expect(cells.find((cell) => cell.today)?.bonus).toEqual(days[0]);
  }
});

test('an instant of nought, and a text of spaces, are no payment [RB-04]', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const stateWith = (paidAt: string | number | null) =>
    buildRakebackCalendar({ days: [rakebackDay({ paidAt })], now, zone: 'UTC', signedIn: true }).find(
      (cell) => cell.today,
    )?.state;
  for (const unpaid of [null, 0, '', '  ']) expect(stateWith(unpaid)).toBe('claimable');
  for (const paid of [1, '2026-11-20T10:00:00Z']) expect(stateWith(paid)).toBe('claimed');
});

test('days that are none are empty days, and take nothing down', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  for (const days of [null, undefined, [null]] as unknown as (readonly RakebackDay[])[]) {
    const cells = buildRakebackCalendar({ days, now, zone: 'UTC', signedIn: true });
    expect(cells.map(({ amount }) => amount)).toEqual(Array.from({ length: 28 }, () => 0));
  }
});
