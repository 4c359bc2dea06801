import { expect, test } from 'vitest';
import { computeLatencyStats, formatLatencyTable } from './latency-stats.ts';
import { waitShare, parseSchedstat, cpuTimeBetween } from './cpu-time.ts';
import { computeNoise, IDLE_SLICES } from './machine-noise.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('of a hundred answers the 95th in order of time is the p95', () => {
  expect(computeLatencyStats(hundred)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99 });
  expect(computeLatencyStats([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7 });
  expect(computeLatencyStats([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0 });
});

test('the table begins with the slowest call and ends with all answers together', () => {
  const lines = formatLatencyTable(
    new Map([
      ['quick', [1, 2]],
      ['slow', [30]],
    ]),
  );
  expect(lines.map((line) => line.split(/\s{2,}/)[0])).toEqual(['call', 'slow', 'quick', 'all answers']);
  expect(lines.at(-1)).toMatch(/ 3 +2\.0 +30\.0 +30\.0$/);
});

test('the slower lane says how noisy a machine is, and none is better than quiet', () => {
  expect(computeNoise([IDLE_SLICES, IDLE_SLICES / 2])).toBe(2);
  expect(computeNoise([IDLE_SLICES * 3, IDLE_SLICES * 2])).toBe(1);
  expect(computeNoise([IDLE_SLICES, 0])).toBe(IDLE_SLICES);
});

test('a process that waits for a processor as long as it computes is on a machine half as quick', () => {
  const time = cpuTimeBetween(parseSchedstat('1000000 500000 7'), parseSchedstat('3000000 2500000 9\n'));
  expect(time).toEqual({ computed: 2, waited: 2 });
  expect(waitShare(time)).toBe(2);
  expect(waitShare({ computed: 0, waited: 0 })).toBe(1);
});
