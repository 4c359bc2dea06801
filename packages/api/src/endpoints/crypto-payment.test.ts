import { expect, test } from 'vitest';
import { parseTolerantly } from '../parse-tolerantly.ts';
import { deposit, getTransactions } from './cashier.ts';

const crypto = {
  coin: 'USDT',
  network: 'TON',
  address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  tag: '10482',
  amount: '27.500000000000000001',
};
const answered = (parts: object | null) => {
  const input = {
    transactionId: 't-1',
    status: 'pending',
    ...(parts && { crypto: { ...crypto, ...parts } }),
  };
  const read = parseTolerantly(deposit.response, input);
  return read.ok ? read.value.crypto : 'unreadable';
};

test('a platform without the addition answers no address, and one with it may leave out what it does not count [PAY-04]', () => {
  expect(answered(null)).toBeNull();
  expect(answered({})).toEqual({
    ...crypto,
    minimum: null,
    confirmations: null,
    seenAt: null,
    expiresAt: null,
  });
});

test.each([
  ['tag', { tag: 10_482 }],
  ['amount', { amount: '27,50' }],
  ['amount', { amount: 27.5 }],
  ['address', { address: 'EQCx E6mU' }],
  ['tag, left out,', { tag: undefined }],
])(
  'an address whose %s cannot be read is not shown at all: money sent to it would be lost [PAY-04]',
  (_, parts) => {
    expect(answered(parts)).toBeNull();
  },
);

test('an address that cannot be read costs the transactions no line [HTTP-04]', () => {
  const row = {
    transactionId: 't-1',
    date: '2026-03-01T10:00:00Z',
    type: 'deposit',
    amount: 25,
    currencyCode: 'EUR',
    status: 'pending',
  };
  const rows = [
    { ...row, crypto: { ...crypto, amount: 27.5 } },
    { ...row, crypto },
  ];
  const read = parseTolerantly(getTransactions.response, { transactions: { count: 2, rows } });
  const shown = read.ok ? read.value.transactions.rows : [];
  expect(shown.map((one) => one.crypto?.tag ?? null)).toEqual([null, '10482']);
});
