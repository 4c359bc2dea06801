import { expect, test } from 'vitest';
import { percentAndFixed } from './percent-and-fixed.ts';

test.each([
  [{ amount: 19.4, percent: 2.5, fixed: 0.3 }, 2, 0.79],
  [{ amount: 50, percent: 2.5, fixed: 0.3 }, 2, 1.55],
  [{ amount: 1.005, percent: 100, fixed: 0 }, 2, 1.01],
  [{ amount: 0.1, percent: 0.1, fixed: 1e-8 }, 8, 0.00010001],
  [{ amount: -1, percent: 50, fixed: 0.005 }, 2, -0.5],
  [{ amount: 0, percent: 0, fixed: 0 }, 2, 0],
  [{ amount: Number.NaN, percent: 1, fixed: 2 }, 2, 2],
])('%o to %d decimals are %d', (parts, digits, sum) => {
  expect(percentAndFixed({ ...parts, digits })).toBe(sum);
});
