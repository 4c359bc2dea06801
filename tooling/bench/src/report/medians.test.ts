import { expect, test } from 'vitest';
import { median, medians } from './medians.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('what mostly never came has no median; one miss of three has', () => {
  expect(median([null, null, 5])).toBeNull();
  expect(median([null, 4, 5])).toBe(5);
  expect(median([])).toBeNull();
});

test('each figure has its own median', () => {
  expect(
    medians([
      { fcp: 1, lcp: 9 },
      { fcp: 3, lcp: 7 },
      { fcp: 2, lcp: null },
    ]),
  ).toEqual({ fcp: 2, lcp: 9 });
});
