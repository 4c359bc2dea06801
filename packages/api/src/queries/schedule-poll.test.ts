import { expect, test } from 'vitest';
import { withJitter, schedulePoll, type PollState } from './schedule-poll.ts';

const NOW = 1_000_000;
const leading: PollState = {
  status: 'leads',
  lastAttemptAt: NOW - 4_000,
  intervalMs: 10_000,
  hasReturned: false,
  backoffUntil: 0,
};
const due = (facts: Partial<PollState>) => {
  const at = schedulePoll({ ...leading, ...facts }, NOW);
  return at === null ? null : at - NOW;
};

test('the leader asks one interval after the last answer, and at once when that is older', () => {
  expect(due({})).toBe(6_000);
  expect(due({ lastAttemptAt: NOW - 10_000 })).toBe(0);
  expect(due({ lastAttemptAt: NOW - 60_000 })).toBe(0);
  expect(due({ lastAttemptAt: 0 })).toBe(0);
});

test('a tab that returns and leads asks at once, unless the answer is a second young', () => {
  expect(due({ hasReturned: true })).toBe(0);
  expect(due({ hasReturned: true, lastAttemptAt: NOW - 200 })).toBe(800);
});

test('who does not lead does not ask', () => {
  for (const status of ['follows', 'undecided', 'rests'] as const) {
    expect(due({ status, lastAttemptAt: 0 })).toBeNull();
    expect(due({ status, hasReturned: true })).toBeNull();
  }
});

test('a follower that returned with an old answer leaves the leader some seconds to answer first', () => {
  expect(due({ status: 'follows', hasReturned: true, lastAttemptAt: NOW - 10_000 })).toBe(3_000);
  expect(due({ status: 'undecided', hasReturned: true, lastAttemptAt: NOW - 10_000 })).toBeNull();
});

test('nobody asks a platform that wants to be left alone', () => {
  const backoffUntil = NOW + 45_000;
  expect(due({ backoffUntil })).toBe(45_000);
  expect(due({ backoffUntil, hasReturned: true })).toBe(45_000);
  expect(due({ backoffUntil, status: 'follows', hasReturned: true, lastAttemptAt: 0 })).toBe(45_000);
});

test('a device clock that was put back does not stop the poll', () => {
  expect(due({ lastAttemptAt: NOW + 3_600_000 })).toBe(10_000);
});

test('browsers do not ask in step: an interval moves by a tenth either way', () => {
  expect([0, 0.5, 1].map((draw) => withJitter(10_000, draw))).toEqual([9_000, 10_000, 11_000]);
});
