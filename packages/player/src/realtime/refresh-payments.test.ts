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

function isReadAgainAfter(event: PlatformEvent): boolean {
  const queryClient = new QueryClient();
  const queryKey = queryKeys.transactionsOf({ pageNo: 1 });
  queryClient.setQueryData(queryKey, { count: 0, rows: [] });
  refreshPayments(queryClient, event);
  return queryClient.getQueryState(queryKey)?.isInvalidated ?? false;
}

test.each([
  FAILED,
  move('credit', 'deposit'),
  move('debit', 'withdrawal'),
  move('credit', 'withdrawal-returned'),
])('the transactions are read again when a payment moves on [PAY-10] ($name)', (event) => {
  expect(isReadAgainAfter(event)).toBe(true);
});

test.each([move('debit', 'play'), move('credit', 'play'), move('credit', null)])(
  'a movement that is no payment reads nothing again, however many come',
  (event) => {
    expect(isReadAgainAfter(event)).toBe(false);
  },
);
