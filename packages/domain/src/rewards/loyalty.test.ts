import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type LoyaltyProgress, isHighLoyalty, loyaltyProgress, pointsProgress } from './loyalty.ts';
import { RUNS } from '../testing/runs.ts';

const steps = [5, 10, 20, 40];

describe('progress on the loyalty ladder', () => {
  test.each<[number, Omit<LoyaltyProgress, 'level' | 'groups'>]>([
    [0, { group: 0, from: 0, next: 5, fraction: 0, remaining: 5 }],
    [4, { group: 0, from: 0, next: 5, fraction: 0.8, remaining: 1 }],
    [5, { group: 1, from: 5, next: 10, fraction: 0, remaining: 5 }],
    [9, { group: 1, from: 5, next: 10, fraction: 0.8, remaining: 1 }],
    [10, { group: 2, from: 10, next: 20, fraction: 0, remaining: 10 }],
    [30, { group: 3, from: 20, next: 40, fraction: 0.5, remaining: 10 }],
    [39, { group: 3, from: 20, next: 40, fraction: 0.95, remaining: 1 }],
    [40, { group: 4, from: 40, next: null, fraction: 1, remaining: 0 }],
    [99, { group: 4, from: 40, next: null, fraction: 1, remaining: 0 }],
  ])('at level %d stands where it stands [PRO-07]', (level, progress) => {
    expect(loyaltyProgress({ level, steps })).toEqual({ level, groups: 4, ...progress });
    expectTypeOf(loyaltyProgress).returns.toEqualTypeOf<LoyaltyProgress>();
  });

  test('does not mind the order, doubles or spelling of its steps [PRO-07]', () => {
    const odd = ['40', 5, 20, 5, ' 10 ', 'x', null, Number.NaN, {}, 0, -3];
    for (const level of [0, 5, 7, 39, 40])
      expect(loyaltyProgress({ level: String(level), steps: odd })).toEqual(
        loyaltyProgress({ level, steps }),
      );
  });

  test('has one group and nothing to reach without steps [PRO-07]', () => {
    const top = { level: 3, group: 0, groups: 0, from: 0, next: null, fraction: 1, remaining: 0 };
    for (const none of [[], null, undefined, 'x' as unknown as number[], [0]])
      expect(loyaltyProgress({ level: 3, steps: none })).toEqual(top);
  });

  test.each([null, undefined, '', 'gold', Number.NaN, -1, {}])(
    'starts at 0 for a level of %o [PRO-07]',
    (level) => {
      expect(loyaltyProgress({ level, steps })).toEqual(loyaltyProgress({ level: 0, steps }));
    },
  );

  test('leaves the list it reads as it is [PRO-07]', () => {
    const frozen = Object.freeze([20, 5]);
    expect(loyaltyProgress({ level: 6, steps: frozen })).toMatchObject({ from: 5, next: 20 });
    expect(frozen).toEqual([20, 5]);
  });

  test('never goes back as the level rises, and remaining is always the way to the next step [PRO-07]', () => {
    const ladders = fc.array(fc.integer({ min: -2, max: 60 }), { maxLength: 8 });
    fc.assert(
      fc.property(ladders, fc.nat({ max: 70 }), (list, level) => {
        const here = loyaltyProgress({ level, steps: list });
        const above = loyaltyProgress({ level: level + 1, steps: list });
        const reached = new Set(list.filter((step) => step > 0 && step <= level));
        expect(here.group).toBe(reached.size);
        expect(above.group).toBeGreaterThanOrEqual(here.group);
        expect(here.fraction).toBeGreaterThanOrEqual(0);
        expect(here.fraction === 1).toBe(here.next === null);
        expect(here.remaining).toBe((here.next ?? level) - level);
        expect(here.from).toBe(Math.max(0, ...reached));
        expect(list.every((step) => step <= level || step >= (here.next ?? Infinity))).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a high-loyalty player', () => {
  test('is at or above the last two steps [LIM-02]', () => {
    expect(isHighLoyalty({ level: 19, steps })).toBe(false);
    expect(isHighLoyalty({ level: 20, steps })).toBe(true);
    expect(isHighLoyalty({ level: 39, steps })).toBe(true);
    expect(isHighLoyalty({ level: 40, steps })).toBe(true);
    expect(isHighLoyalty({ level: '21', steps: ['40', '20', '20', 40, '5', 10] })).toBe(true);
  });

  test('is at the only step where there is just one [LIM-02]', () => {
    expect(isHighLoyalty({ level: 4, steps: [5] })).toBe(false);
    expect(isHighLoyalty({ level: 5, steps: [5, 5] })).toBe(true);
  });

  test('is nobody without steps or a level that can be read [LIM-02]', () => {
    for (const none of [[], null, undefined, ['x']])
      expect(isHighLoyalty({ level: 99, steps: none })).toBe(false);
    for (const level of [null, undefined, '', 'gold', Number.NaN, {}, []]) {
      expect(isHighLoyalty({ level, steps })).toBe(false);
      expect(isHighLoyalty({ level, steps: [0] })).toBe(false);
      expect(isHighLoyalty({ level, steps: [-5, 0] })).toBe(false);
    }
  });

  test('stays one as the level rises [LIM-02]', () => {
    const ladders = fc.uniqueArray(fc.nat({ max: 60 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(ladders, fc.nat({ max: 70 }), (list, level) => {
        const above = list.filter((step) => step > level).length;
        expect(isHighLoyalty({ level, steps: list })).toBe(above <= (list.length === 1 ? 0 : 1));
      }),
      RUNS,
    );
  });
});

const club = [
  { level: 4, pointsFrom: 1_600 },
  { level: 6, pointsFrom: 3_600 },
  { level: 5, pointsFrom: 2_500 },
];

test('points stand between the level they have reached and the next', () => {
  expect(pointsProgress({ level: 4, points: 1_960, nextLevelPoints: 2_500, levels: club })).toEqual({
    next: 2_500,
    fraction: 0.4,
  });
});

test('where the platform does not name the next level’s points, the list does', () => {
  expect(pointsProgress({ level: 4, points: 1_960, nextLevelPoints: null, levels: club }).next).toBe(2_500);
});

test('at the top there is nothing left to reach', () => {
  expect(pointsProgress({ level: 6, points: 9_000, nextLevelPoints: null, levels: club })).toEqual({
    next: null,
    fraction: 1,
  });
});

test('points that have outrun their level, or stand below it, stay on the bar', () => {
  const asked = { level: 4, nextLevelPoints: 2_500, levels: club };
  expect(pointsProgress({ ...asked, points: 2_600 }).fraction).toBe(1);
  expect(pointsProgress({ ...asked, points: 900 }).fraction).toBe(0);
  expect(pointsProgress({ ...asked, level: 9, nextLevelPoints: 0, points: 5 }).fraction).toBe(1);
});
