import { expect, test } from 'vitest';
import { standingOf, TRANSACTION_STATUSES } from './transactions.ts';

test('each of the eight statuses says what it means for the money', () => {
  const told = Object.groupBy(TRANSACTION_STATUSES, standingOf);
  expect(told).toEqual({
    settled: ['processed', 'completed'],
    'on-its-way': ['pending', 'confirmed', 'processing'],
    'came-to-nothing': ['rejected', 'cancelled', 'failed'],
  });
});

test('a status nobody knows is never called done', () => {
  expect(standingOf('unknown')).toBe('on-its-way');
});
