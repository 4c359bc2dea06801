import { TRANSACTION_STATUSES, TRANSACTION_TYPES, type TransactionStatus } from '@baize/domain/transactions';
import { expect, test } from 'vitest';
import { getRecordStatus, getRecordSteps } from './record-steps.ts';

const EVERY_STATUS: readonly TransactionStatus[] = [...TRANSACTION_STATUSES, 'unknown'];
const FAILURES: readonly TransactionStatus[] = ['rejected', 'cancelled', 'failed'];

test.each([...TRANSACTION_TYPES, 'unknown'] as const)(
  'a %s has ended only where the platform says so, and nothing is ahead of an end',
  (type) => {
    for (const status of EVERY_STATUS) {
      const states = getRecordSteps({ type, status }).map(({ state }) => state);
      expect(states.includes('ended'), status).toBe(FAILURES.includes(status));
      expect(states[0]).toBe('done');
      expect(states.slice(states.indexOf('ended') + 1).includes('ahead') && states.includes('ended')).toBe(
        false,
      );
    }
    expect(getRecordStatus({ type, status: 'unknown' })).toBe('unknown');
  },
);

test('each station has the time the platform’s history gives it; without one only the first has [PAY-10]', () => {
  const at = (minute: number) => `2026-11-20T17:0${minute}:00Z`;
  const epoch = (minute: number) => Date.parse(at(minute));
  const times = (parts: Parameters<typeof getRecordSteps>[0]) =>
    getRecordSteps(parts).map((step) => [step.step, step.at]);
  const paidOut = [
    { status: 'pending', at: at(0) },
    { status: 'confirmed', at: at(2) },
    { status: 'processed', at: at(8) },
  ];
  expect(times({ type: 'withdrawal', status: 'processed', history: paidOut })).toEqual([
    ['requested', epoch(0)],
    ['checked', epoch(2)],
    ['sent', epoch(8)],
    ['paid-out', epoch(8)],
  ]);
  const rejected = [paidOut[0], { status: 'rejected', at: at(3) }].filter((one) => one !== undefined);
  expect(times({ type: 'withdrawal', status: 'rejected', history: rejected })).toEqual([
    ['requested', epoch(0)],
    ['checked', epoch(3)],
    ['returned', epoch(3)],
  ]);
  const credited = [
    { status: 'processing', at: at(0) },
    { status: 'completed', at: at(4) },
  ];
  expect(times({ type: 'deposit', status: 'completed', history: credited }).at(-1)).toEqual([
    'credited',
    epoch(4),
  ]);
  expect(times({ type: 'withdrawal', status: 'processed' }).every(([, instant]) => instant === null)).toBe(
    true,
  );
});
