import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDemoCalendar } from './rakeback-calendar.ts';
import { RUNS } from '../testing/runs.ts';
import { luxonDates } from '../testing/oracle.ts';
import { zonedInstants } from '../testing/zones.ts';

const FRIDAY = { now: Date.parse('2026-11-20T17:17:19Z'), zone: 'Europe/Amsterdam' };
const seeds = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 0.5, Number.NaN, Infinity));

test('a visitor sees the same 28 days with made-up amounts and no button [RB-09]', () => {
  fc.assert(
    fc.property(zonedInstants, seeds, ({ now, zone }, seed) => {
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

test('the demo shows claimed and missed days, and no day of it ever loses its amount [RB-09]', () => {
  const states = Array.from({ length: 30 }, (_, seed) => buildDemoCalendar({ ...FRIDAY, seed }))
    .flat()
    .map((cell) => cell.state);
  expect([...new Set(states)].toSorted()).toEqual(['claimable', 'claimed', 'locked', 'missed']);
  const amounts = new Map<string, number>();
  for (let day = 0; day < 28; day += 1) {
    const cells = buildDemoCalendar({ ...FRIDAY, now: FRIDAY.now + day * 86_400_000, seed: 7 });
    const seen = cells.filter(({ future }) => !future);
    expect(seen.map(({ date, amount }) => amounts.get(date) ?? amount)).toEqual(
      seen.map(({ amount }) => amount),
    );
    for (const { date, amount } of seen) amounts.set(date, amount);
  }
  expect([...amounts.values()].every((amount) => amount >= 1)).toBe(true);
});

test('the demo of one seed is this one: amounts spread from 1 to 20, most past days claimed', () => {
  const cells = Array.from({ length: 200 }, (_, seed) => buildDemoCalendar({ ...FRIDAY, seed })).flat();
  const past = cells.filter(({ date }) => date < '2026-11-19');
  const claimed = past.filter(({ state }) => state === 'claimed').length / past.length;
  expect(claimed).toBeGreaterThan(0.65);
  expect(claimed).toBeLessThan(0.75);
  const amounts = cells.map(({ amount }) => amount).filter((amount) => amount > 0);
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  expect(mean).toBeGreaterThan(9.5);
  expect(mean).toBeLessThan(11.5);
  expect(new Set(amounts).size).toBeGreaterThan(1000);
});
