import { expect, test } from 'vitest';
import { jittered, nextAsk, type PollState } from './next-ask.ts';

const NOW = 1_000_000;
const leading = { standing: 'leads', triedAt: NOW - 4_000, everyMs: 10_000, returned: false, restUntil: 0 };
const due = (facts: Partial<PollState>) => {
  const at = nextAsk({ ...leading, standing: 'leads', ...facts }, NOW);
  return at === null ? null : at - NOW;
};

test('the leader asks one interval after the last answer, and at once when that is older', () => {
  expect(due({})).toBe(6_000);
  expect(due({ triedAt: NOW - 10_000 })).toBe(0);
  expect(due({ triedAt: NOW - 60_000 })).toBe(0);
  expect(due({ triedAt: 0 })).toBe(0);
});

test('a tab that returns and leads asks at once, unless the answer is a second young', () => {
  expect(due({ returned: true })).toBe(0);
  expect(due({ returned: true, triedAt: NOW - 200 })).toBe(800);
});

test('who does not lead does not ask', () => {
  for (const standing of ['follows', 'undecided', 'rests'] as const) {
    expect(due({ standing, triedAt: 0 })).toBeNull();
    expect(due({ standing, returned: true })).toBeNull();
  }
});

test('a follower that returned with an old answer leaves the leader some seconds to answer first', () => {
  expect(due({ standing: 'follows', returned: true, triedAt: NOW - 10_000 })).toBe(3_000);
  expect(due({ standing: 'undecided', returned: true, triedAt: NOW - 10_000 })).toBeNull();
});

test('nobody asks a platform that wants to be left alone', () => {
  const restUntil = NOW + 45_000;
  expect(due({ restUntil })).toBe(45_000);
  expect(due({ restUntil, returned: true })).toBe(45_000);
  expect(due({ restUntil, standing: 'follows', returned: true, triedAt: 0 })).toBe(45_000);
});

test('a device clock that was put back does not stop the poll', () => {
  expect(due({ triedAt: NOW + 3_600_000 })).toBe(10_000);
});

test('browsers do not ask in step: an interval moves by a tenth either way', () => {
  expect([0, 0.5, 1].map((draw) => jittered(10_000, draw))).toEqual([9_000, 10_000, 11_000]);
});
