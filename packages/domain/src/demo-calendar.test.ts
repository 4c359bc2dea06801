import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDemoCalendar } from './rakeback-calendar.ts';
import { RUNS } from './testing/runs.ts';
import { luxonDates } from './testing/second-reading.ts';
import { moments } from './testing/zones.ts';

const FRIDAY = { now: Date.parse('2026-11-20T17:17:19Z'), zone: 'Europe/Amsterdam' };
const seeds = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 0.5, Number.NaN, Infinity));

test('a visitor sees the same 28 days with made-up amounts and no button [RB-09]', () => {
  fc.assert(
    fc.property(moments, seeds, ({ now, zone }, seed) => {
      const cells = buildDemoCalendar({ now, zone, seed });
      expect(cells.map((cell) => cell.date)).toEqual(luxonDates(now, zone));
      expect(cells.some((cell) => cell.showButton)).toBe(false);
      const today = cells.findIndex((cell) => cell.today);
      expect(cells[today]).toMatchObject({ state: 'claimable' });
      expect(cells[today - 1]).toMatchObject({ state: 'missed' });
      for (const { amount, future } of cells) {
        expect(Math.round(amount * 100) / 100).toBe(amount);
        expect(amount === 0 || (amount >= 1 && amount <= 20 && !future)).toBe(true);
      }
    }),
    { numRuns: RUNS.numRuns / 2 },
  );
});

test('the same visit keeps its amounts, past midnight too; another visit has others [RB-09]', () => {
  const visit = buildDemoCalendar({ ...FRIDAY, seed: 7 });
  expect(buildDemoCalendar({ ...FRIDAY, now: FRIDAY.now + 60_000, seed: 7 })).toEqual(visit);
  expect(buildDemoCalendar({ ...FRIDAY, seed: 8 })).not.toEqual(visit);
  const nextDay = buildDemoCalendar({ ...FRIDAY, now: FRIDAY.now + 86_400_000, seed: 7 });
  const friday = '2026-11-20';
  const amountOn = (cells: typeof visit) => cells.find((cell) => cell.date === friday)?.amount;
  expect(amountOn(nextDay)).toBe(amountOn(visit));
});

test('the demo shows claimed, missed and empty days over a month of visits', () => {
  const states = Array.from({ length: 30 }, (_, seed) => buildDemoCalendar({ ...FRIDAY, seed }))
    .flat()
    .map((cell) => cell.state);
  expect([...new Set(states)].toSorted()).toEqual(['claimable', 'claimed', 'empty', 'locked', 'missed']);
});

test('the demo of one seed is this one: amounts spread from 1 to 20, most past days claimed', () => {
  const cells = Array.from({ length: 200 }, (_, seed) => buildDemoCalendar({ ...FRIDAY, seed })).flat();
  const past = cells.filter(({ ended, state }) => ended && state !== 'missed');
  const share = (state: string) => past.filter((cell) => cell.state === state).length / past.length;
  expect(share('claimed')).toBeGreaterThan(0.7);
  expect(share('empty')).toBeGreaterThan(0.1);
  expect(share('empty')).toBeLessThan(0.25);
  const amounts = cells.map(({ amount }) => amount).filter((amount) => amount > 0);
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  expect(mean).toBeGreaterThan(9.5);
  expect(mean).toBeLessThan(11.5);
  expect(new Set(amounts).size).toBeGreaterThan(1000);
});
