import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildRakebackCalendar,
  claimRequest,
  type CalendarCell,
  type RakebackDay,
} from './rakeback-calendar.ts';
import { rakebackDay } from '../testing/builders.ts';
import { RUNS } from '../testing/runs.ts';
import { expectedCellState, luxonDate } from '../testing/oracle.ts';
import { zonedInstants } from '../testing/zones.ts';
import { addDays } from '../time/zone.ts';

const at = (iso: string): number => Date.parse(iso);

/** Friday 20 November 2026, 18:17 in Amsterdam. */
const FRIDAY = { now: at('2026-11-20T17:17:19Z'), zone: 'Europe/Amsterdam' };

function calendar(days: readonly RakebackDay[], viewer: 'player' | 'visitor' = 'player'): CalendarCell[] {
  return buildRakebackCalendar({ ...FRIDAY, days, signedIn: viewer === 'player' });
}

function cellOn(date: string, days: readonly RakebackDay[], viewer: 'player' | 'visitor' = 'player') {
  return calendar(days, viewer).find((cell) => cell.date === date);
}

const amounts = fc.oneof(
  fc.double({ min: 0.01, max: 1000, noNaN: true }),
  fc.constantFrom(0, -0, -5, Number.NaN, Infinity, -Infinity, Number.MIN_VALUE),
);
const payments = fc.constantFrom(null, null, '2026-11-20T10:00:00Z');

/** Rows of the platform around an instant, one a date at most. */
function daysAround(now: number, zone: string): fc.Arbitrary<RakebackDay[]> {
  const today = luxonDate(now, zone);
  return fc.uniqueArray(
    fc.record({
      canClaimDate: fc.integer({ min: -16, max: 22 }).map((by) => addDays(today, by)),
      bonusId: fc.oneof(fc.constant(null), fc.string()),
      amount: amounts,
      paidAt: payments,
    }),
    { selector: (day) => day.canClaimDate, maxLength: 40 },
  );
}

const situations = zonedInstants.chain(({ now, zone }) =>
  fc.record({
    now: fc.constant(now),
    zone: fc.constant(zone),
    signedIn: fc.boolean(),
    days: daysAround(now, zone),
  }),
);

describe('what a day is to the player', () => {
  test('a cell carries date, weekday, month, place in time, button, reward and payment [RB-02]', () => {
    const day = rakebackDay({ canClaimDate: '2026-11-18', amount: 4.2, paidAt: '2026-11-18T20:00:00Z' });
    expect(cellOn('2026-11-18', [day])).toEqual({
      date: '2026-11-18',
      weekday: 3,
      month: 11,
      ended: true,
      today: false,
      future: false,
      showButton: false,
      bonus: day,
      amount: 4.2,
      bonusId: day.bonusId,
      paidAt: '2026-11-18T20:00:00Z',
      state: 'claimed',
    });
  });

  test('is read the same when every sentence of the rules is asked on its own [RB-03] [RB-04] [RB-05] [RB-06]', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const cells = buildRakebackCalendar(situation);
        const today = cells.findIndex((cell) => cell.today);
        cells.forEach((cell, index) => {
          const day = situation.days.find((row) => row.canClaimDate === cell.date);
          const judged = expectedCellState(day, { daysAgo: today - index, signedIn: situation.signedIn });
          expect({ date: cell.date, state: cell.state, showButton: cell.showButton }).toEqual({
            date: cell.date,
            ...judged,
          });
          expect(cell.bonus).toBe(day ?? null);
          expect(cell.bonusId).toBe(day?.bonusId ?? null);
          expect(cell.amount).toBe(day && Number.isFinite(day.amount) && day.amount > 0 ? day.amount : 0);
        });
      }),
      RUNS,
    );
  });

  test('a day to come is locked, whatever the platform says of it [RB-03]', () => {
    const paid = rakebackDay({ canClaimDate: '2026-11-21', paidAt: '2026-11-20T10:00:00Z' });
    expect(cellOn('2026-11-21', [paid])).toMatchObject({ state: 'locked', future: true, showButton: false });
    expect(cellOn('2026-11-22', [])).toMatchObject({ state: 'locked', amount: 0 });
  });

  test('a paid reward is claimed; an unpaid one is open today and missed once ended [RB-04]', () => {
    const unpaid = (date: string) => cellOn(date, [rakebackDay({ canClaimDate: date })]);
    const paid = (date: string) =>
      cellOn(date, [rakebackDay({ canClaimDate: date, paidAt: '2026-11-20T10:00:00Z' })]);
    expect(unpaid('2026-11-20')?.state).toBe('claimable');
    expect(unpaid('2026-11-18')?.state).toBe('missed');
    expect(paid('2026-11-20')).toMatchObject({ state: 'claimed', showButton: false });
    expect(paid('2026-11-19')).toMatchObject({ state: 'claimed', showButton: false });
    expect(paid('2026-11-10')?.state).toBe('claimed');
  });

  test.each([0, -0, -3, Number.NaN, Infinity, undefined, null, '5', {}])(
    'an amount of %o is an empty day without a button [RB-05]',
    (amount) => {
      const day = rakebackDay({ canClaimDate: '2026-11-20', amount: amount as number });
      expect(cellOn('2026-11-20', [day])).toMatchObject({ state: 'empty', amount: 0, showButton: false });
    },
  );

  test('a day the platform does not name is empty [RB-05]', () => {
    expect(cellOn('2026-11-20', [])).toMatchObject({
      state: 'empty',
      bonus: null,
      bonusId: null,
      paidAt: null,
    });
  });

  test('yesterday keeps its button as a last chance, the day before has none [RB-06]', () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map((canClaimDate) =>
      rakebackDay({ canClaimDate }),
    );
    const shown = calendar(days).filter((cell) => cell.showButton);
    expect(shown.map(({ date, state }) => [date, state])).toEqual([
      ['2026-11-19', 'last-chance'],
      ['2026-11-20', 'claimable'],
    ]);
  });

  test('a visitor has no button: today is claimable, yesterday missed [RB-06]', () => {
    const days = ['2026-11-19', '2026-11-20'].map((canClaimDate) => rakebackDay({ canClaimDate }));
    const cells = calendar(days, 'visitor');
    expect(cells.filter((cell) => cell.showButton)).toEqual([]);
    expect(cells.filter((cell) => cell.bonus).map((cell) => cell.state)).toEqual(['missed', 'claimable']);
  });

  test('yesterday turns to missed at local midnight, not at that of UTC [RB-06]', () => {
    const day = rakebackDay({ canClaimDate: '2026-11-19' });
    const stateAt = (now: number) =>
      buildRakebackCalendar({ days: [day], now, zone: 'Asia/Kathmandu', signedIn: true }).find(
        (cell) => cell.date === '2026-11-19',
      )?.state;
    expect(stateAt(at('2026-11-20T18:14:59.999Z'))).toBe('last-chance');
    expect(stateAt(at('2026-11-20T18:15:00Z'))).toBe('missed');
  });
});

describe('rows of the platform that are not as they should be', () => {
  const date = '2026-11-20';
  const small = rakebackDay({ canClaimDate: date, bonusId: 'small', amount: 2 });
  const large = rakebackDay({ canClaimDate: date, bonusId: 'large', amount: 9 });
  const paid = rakebackDay({
    canClaimDate: date,
    bonusId: 'paid',
    amount: 1,
    paidAt: '2026-11-20T10:00:00Z',
  });
  const paidNothing = { ...paid, bonusId: 'nothing', amount: 0 };

  test('of several for one date the paid one is shown, else the larger, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([small, large, paid, paidNothing], { minLength: 1 }), (rows) => {
        const best = [paid, large, small, paidNothing].find((row) => rows.includes(row));
        expect(cellOn(date, rows)?.bonus).toBe(best);
      }),
    );
  });

  test('a date that is none, or out of sight, changes nothing', () => {
    const odd = ['', 'soon', '2026-02-30', '1999-01-01', `${date}T00:00:00Z`].map((canClaimDate) =>
      rakebackDay({ canClaimDate }),
    );
    expect(calendar(odd)).toEqual(calendar([]));
  });

  test('an empty payment instant is no payment, any other is one', () => {
    const paidAt = (value: unknown) =>
      cellOn(date, [rakebackDay({ canClaimDate: date, paidAt: value as string })])?.state;
    expect([null, undefined, '', ' ', 0].map(paidAt)).toEqual(Array(5).fill('claimable'));
    expect(['2026-11-20T10:00:00Z', at('2026-11-20T10:00:00Z'), 'yes'].map(paidAt)).toEqual(
      Array(3).fill('claimed'),
    );
  });

  test('a reward without an id keeps its place and its button', () => {
    const cell = cellOn(date, [rakebackDay({ canClaimDate: date, bonusId: null })]);
    expect(cell).toMatchObject({ state: 'claimable', showButton: true, bonusId: null });
  });

  test('an unknown zone shows the calendar of UTC', () => {
    const of = (zone: string) => buildRakebackCalendar({ ...FRIDAY, zone, days: [large], signedIn: true });
    expect(of('Nowhere/Land')).toEqual(of('UTC'));
    expect(of('')).toEqual(of('UTC'));
  });
});

describe('what a claim sends', () => {
  const cell = { bonusId: 'rb-19', date: '2026-11-19' };

  test('is the reward, its date, and the date and zone of the player who asks [RB-07]', () => {
    expect(claimRequest({ cell, ...FRIDAY })).toEqual({
      query: { timeZone: 'Europe/Amsterdam', customerDate: '2026-11-20', bonusId: 'rb-19' },
      body: { bonusId: 'rb-19', claimDate: '2026-11-19', customerDate: '2026-11-20' },
    });
  });

  test('is the player’s date, not that of UTC [RB-07]', () => {
    fc.assert(
      fc.property(zonedInstants, ({ now, zone }) => {
        const { query, body } = claimRequest({ cell, now, zone });
        expect(query.customerDate).toBe(luxonDate(now, zone));
        expect(body.customerDate).toBe(query.customerDate);
      }),
      { numRuns: 200 },
    );
  });

  test('names UTC for a zone nobody knows, and an empty id where there is none', () => {
    const { query, body } = claimRequest({
      cell: { ...cell, bonusId: null },
      now: FRIDAY.now,
      zone: 'Nowhere',
    });
    expect(query).toEqual({ timeZone: 'UTC', customerDate: '2026-11-20', bonusId: '' });
    expect(body.bonusId).toBe('');
  });
});
