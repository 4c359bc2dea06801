import type { PlatformEvent, WalletEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshPayments } from './refresh-payments.ts';

const MOVEMENT: WalletEvent = {
  transactionId: 't-1',
  amount: 5,
  currencyCode: 'EUR',
  balance: 25,
  bonusBalance: 0,
  sequence: 1,
  at: '2026-11-20T17:17:19Z',
  reason: null,
};
const move = (name: 'credit' | 'debit', reason: string | null): PlatformEvent => ({
  name,
  payload: { ...MOVEMENT, reason },
});
const FAILED: PlatformEvent = {
  name: 'failedDeposit',
  payload: {
    transactionId: 't-1',
    methodId: 1,
    amount: 5,
    currencyCode: 'EUR',
    code: 'PROVIDER_ERROR',
    alternativeMethodId: null,
  },
};

const KEYS = {
  transactions: queryKeys.transactionsOf({ pageNo: 1 }),
  details: queryKeys.userDetails,
  bonuses: queryKeys.userBonusOf({}),
  offers: queryKeys.allBonusOf({}),
};

/** What is read again after an event, of all that is in the cache. */
function readAgainAfter(event: PlatformEvent): string[] {
  const queryClient = new QueryClient();
  for (const queryKey of Object.values(KEYS)) queryClient.setQueryData(queryKey, {});
  refreshPayments(queryClient, event);
  return Object.entries(KEYS)
    .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name);
}

test('a credited deposit has transactions, details and bonuses read again [PAY-09] [PAY-10]', () => {
  expect(readAgainAfter(move('credit', 'deposit'))).toEqual(['transactions', 'details', 'bonuses', 'offers']);
});

test.each([
  move('debit', 'deposit-returned'),
  move('debit', 'withdrawal'),
  move('credit', 'withdrawal-returned'),
])('transactions and details are read again when another payment moves money [PAY-09] [PAY-10]', (event) => {
  expect(readAgainAfter(event)).toEqual(['transactions', 'details']);
});

test('a failed deposit moves no money: the transactions alone are read again [PAY-10]', () => {
  expect(readAgainAfter(FAILED)).toEqual(['transactions']);
});

test.each([move('debit', 'play'), move('credit', 'play'), move('credit', 'bonus'), move('credit', null)])(
  'a movement that is no payment reads nothing again, however many come [SES-11]',
  (event) => {
    expect(readAgainAfter(event)).toEqual([]);
  },
);
