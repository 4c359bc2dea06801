import { expect, test } from 'vitest';
import { latestDepositStatus } from './deposit-result.ts';

const nothing = { row: null, hasFailed: false, observed: null };

test.each([
  ['nothing is known', nothing, null],
  ['the event alone says that it failed', { ...nothing, hasFailed: true }, 'failed'],
  ['the event comes after an answer', { row: null, hasFailed: true, observed: 'pending' }, 'failed'],
  [
    'the event comes before the line is settled',
    { row: 'pending', hasFailed: true, observed: null },
    'failed',
  ],
  [
    'the line is credited in spite of the event',
    { row: 'completed', hasFailed: true, observed: null },
    'completed',
  ],
  ['the line was declined', { row: 'rejected', hasFailed: true, observed: null }, 'rejected'],
  ['the line is open', { row: 'processing', hasFailed: false, observed: 'completed' }, 'processing'],
  ['only the answer is known', { ...nothing, observed: 'completed' }, 'completed'],
  ['the line has a word of tomorrow', { ...nothing, row: 'held' }, 'held'],
] as const)('tells the latest status where %s [PAY-04] [PAY-07]', (_, reports, status) => {
  expect(latestDepositStatus(reports)).toBe(status);
});
