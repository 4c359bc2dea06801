import { expect, test } from 'vitest';
import { displayAmount, signedEntryAmount, settlementStatus, TRANSACTION_STATUSES } from './transactions.ts';

test('each of the eight statuses says what it means for the money', () => {
  const told = Object.groupBy(TRANSACTION_STATUSES, settlementStatus);
  expect(told).toEqual({
    settled: ['processed', 'completed'],
    'on-its-way': ['pending', 'confirmed', 'processing'],
    'came-to-nothing': ['rejected', 'cancelled', 'failed'],
  });
});

test('a status nobody knows is never called done', () => {
  expect(settlementStatus('unknown')).toBe('on-its-way');
});

test('a stake leaves the balance and what comes back adds to it, however the platform signs them [PAY-10]', () => {
  expect(signedEntryAmount({ type: 'bet', amount: 2.5 })).toBe(-2.5);
  expect(signedEntryAmount({ type: 'bet', amount: -2.5 })).toBe(-2.5);
  expect(signedEntryAmount({ type: 'bet', amount: 0 })).toBe(0);
  expect(signedEntryAmount({ type: 'win', amount: 4 })).toBe(4);
  expect(signedEntryAmount({ type: 'refund', amount: 2.5 })).toBe(2.5);
});

test('what came to nothing has no sign, everything else the platform’s own [PAY-10]', () => {
  for (const status of TRANSACTION_STATUSES) {
    const isNothing = settlementStatus(status) === 'came-to-nothing';
    expect(displayAmount({ status, amount: -45 }), status).toBe(isNothing ? 45 : -45);
    expect(displayAmount({ status, amount: 45 }), status).toBe(45);
  }
});
