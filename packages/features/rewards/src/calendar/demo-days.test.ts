import { expect, test } from 'vitest';
import { NOW, ZONE } from '../testing/example-days.ts';
import { getDemoDays } from './demo-days.ts';

const DAY = 86_400_000;
const on = (day: number, seed: number) => getDemoDays({ now: NOW + day * DAY, zone: ZONE, seed });
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test('the demo keeps its own rule: yesterday can still be claimed, and nothing of it has a button [RB-09]', () => {
  for (const seed of seeds) {
    const cells = on(0, seed);
    const today = cells.findIndex((cell) => cell.today);
    expect(cells[today]?.state).toBe('claimable');
    expect(cells[today - 1]?.state).toBe('last-chance');
    expect(cells.some((cell) => cell.showButton)).toBe(false);
  }
});

test('a demo that is looked at over midnights takes no claim back', () => {
  for (const seed of seeds) {
    const settled = new Map<string, string>();
    for (const day of [0, 1, 2, 3, 4]) {
      const cells = on(day, seed);
      expect(cells.filter(({ date, state }) => (settled.get(date) ?? state) !== state)).toEqual([]);
      for (const { date, state } of cells) {
        if (state === 'claimed' || state === 'missed') settled.set(date, state);
      }
    }
    expect(settled.size).toBeGreaterThan(0);
  }
});
