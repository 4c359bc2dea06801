import { expect, test } from 'vitest';
import { percentile } from './load-test.ts';
import { checkHost, type HostFigures } from './check-host.ts';
import { getMemoryGrowth } from './scenarios.ts';

const answers = (rate: number, p99 = 5) => ({ rate, p50: 1, p99, errors: 0 });

const GOOD: HostFigures = {
  cached: { host: answers(12_000), floor: answers(475, 60), bare: answers(15_000) },
  processes: [{ count: 1, answers: answers(12_000) }],
  slow: { cached: answers(12_000), uncached: [{ ms: 5_100, status: 200 }] },
  overload: { capacity: 200, rendered: 190, refused: 200, renderedP99: 300, refusedP99: 20, errors: 0 },
  soak: { answers: answers(300), memory: [200, 200], growth: 0.02 },
};

test('a host within its gates passes', () => {
  expect(checkHost(GOOD)).toEqual([]);
});

test('so does one that the machine keeps from more: a bare server of the same bytes is hardly quicker', () => {
  const cached = { host: answers(4_500), floor: answers(475, 60), bare: answers(5_000) };
  expect(checkHost({ ...GOOD, cached })).toEqual([]);
});

test.each([
  [
    { cached: { ...GOOD.cached, host: answers(7_800) } },
    '16.4× the plain server (gate 25×) and 52 % of the bare one (gate 85 %)',
  ],
  [{ slow: { ...GOOD.slow, cached: answers(12_000, 400) } }, 'while the platform is slow: p99 400 ms'],
  [{ overload: { ...GOOD.overload, refused: 0 } }, 'nothing was refused'],
  [{ overload: { ...GOOD.overload, refusedP99: 900 } }, 'a refusal: p99 900 ms'],
  [{ soak: { ...GOOD.soak, growth: 0.3 } }, 'memory of the soak: +30.0 %, gate +10.0 %'],
] as const)('a host past a gate is named: %#', (worse, words) => {
  const found = checkHost({ ...GOOD, ...worse });
  expect(found).toEqual([expect.stringContaining(words)]);
});

test('memory that grew while the host warmed up is no growth', () => {
  expect(getMemoryGrowth([100, 180, 200, 200, 200, 200, 200, 200, 200, 200])).toBe(0);
  expect(getMemoryGrowth([200, 200, 200, 200, 220, 240, 250, 260, 300, 300])).toBe(0.5);
});

test('a percentile is a value that was measured', () => {
  expect(percentile([5, 1, 3], 99)).toBe(5);
  expect(percentile([], 99)).toBeNull();
});
