import { expect, test } from 'vitest';
import { figuresOf, tableOf } from './figures.ts';
import { crowding, readTime, spent } from './processor-time.ts';
import { noiseOf, QUIET_SLICES } from './noise.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('of a hundred answers the 95th in order of time is the p95', () => {
  expect(figuresOf(hundred)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99 });
  expect(figuresOf([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7 });
  expect(figuresOf([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0 });
});

test('the table begins with the slowest call and ends with all answers together', () => {
  const lines = tableOf(
    new Map([
      ['quick', [1, 2]],
      ['slow', [30]],
    ]),
  );
  expect(lines.map((line) => line.split(/\s{2,}/)[0])).toEqual(['call', 'slow', 'quick', 'all answers']);
  expect(lines.at(-1)).toMatch(/ 3 +2\.0 +30\.0 +30\.0$/);
});

test('the slower lane says how noisy a machine is, and none is better than quiet', () => {
  expect(noiseOf([QUIET_SLICES, QUIET_SLICES / 2])).toBe(2);
  expect(noiseOf([QUIET_SLICES * 3, QUIET_SLICES * 2])).toBe(1);
  expect(noiseOf([QUIET_SLICES, 0])).toBe(QUIET_SLICES);
});

test('a process that waits for a processor as long as it computes is on a machine half as quick', () => {
  const time = spent(readTime('1000000 500000 7'), readTime('3000000 2500000 9\n'));
  expect(time).toEqual({ computed: 2, waited: 2 });
  expect(crowding(time)).toBe(2);
  expect(crowding({ computed: 0, waited: 0 })).toBe(1);
});
