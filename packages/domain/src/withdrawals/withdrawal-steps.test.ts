import { expect, test } from 'vitest';
import { TRANSACTION_STATUSES } from '../records/transactions.ts';
import { withdrawalPhase, withdrawalSteps } from './withdrawal-steps.ts';

const HISTORY = [
  { status: 'pending', at: '2026-11-20T17:00:00Z' },
  { status: 'processing', at: '2026-11-20T17:02:00Z' },
];
const told = (steps: ReturnType<typeof withdrawalSteps>) =>
  steps.map(({ step, state }) => `${step} ${state}`);

test('a withdrawal that the provider has is being paid out, and its history says since when', () => {
  const steps = withdrawalSteps({ status: 'processing', history: HISTORY });
  expect(told(steps)).toEqual(['requested done', 'checked done', 'sent done', 'paid-out now']);
  expect(steps.map(({ at }) => at)).toEqual([
    Date.parse('2026-11-20T17:00:00Z'),
    Date.parse('2026-11-20T17:02:00Z'),
    Date.parse('2026-11-20T17:02:00Z'),
    null,
  ]);
});

test('one that is only approved is not with the provider yet', () => {
  expect(told(withdrawalSteps({ status: 'confirmed', history: [] }))).toEqual([
    'requested done',
    'checked done',
    'sent now',
    'paid-out ahead',
  ]);
});

test('money is on its way only once it is approved', () => {
  const stages = Object.fromEntries(
    [...TRANSACTION_STATUSES, 'unknown' as const].map((status) => [status, withdrawalPhase(status)]),
  );
  expect(stages).toEqual({
    pending: 'requested',
    unknown: 'requested',
    confirmed: 'on-its-way',
    processing: 'on-its-way',
    processed: 'paid-out',
    completed: 'paid-out',
    rejected: 'returned',
    cancelled: 'returned',
    failed: 'returned',
  });
});

test('one that came to nothing gives the money back, one of an unknown status waits', () => {
  expect(told(withdrawalSteps({ status: 'rejected', history: [] }))).toEqual([
    'requested done',
    'checked ended',
    'returned done',
  ]);
  expect(told(withdrawalSteps({ status: 'unknown', history: [] }))).toContain('checked now');
});

test.each(TRANSACTION_STATUSES)(
  '%s waits at one station at most, and ends only with the money back',
  (status) => {
    const states = withdrawalSteps({ status, history: [] });
    expect(states.filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1);
    const isEnded = states.some(({ state }) => state === 'ended');
    expect(states.some(({ step }) => step === 'returned')).toBe(isEnded);
  },
);
