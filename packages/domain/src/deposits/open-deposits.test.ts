import { expect, test } from 'vitest';
import { findOpenDuplicate, isOpenDeposit, type OpenDepositRow } from './open-deposits.ts';

const NOW = Date.parse('2026-10-16T18:00:00Z');
const HOUR = 3_600_000;

const row = (parts: Partial<OpenDepositRow> = {}): OpenDepositRow => ({
  transactionId: 't-1',
  date: new Date(NOW - HOUR).toISOString(),
  method: 'Visa',
  amount: 38.04,
  currencyCode: 'EUR',
  status: 'pending',
  ...parts,
});

const find = (rows: readonly OpenDepositRow[], transactionIds: readonly string[] = []) =>
  findOpenDuplicate({
    rows,
    order: { method: 'Visa', amount: 38.04, currency: 'EUR' },
    transactionIds,
    now: NOW,
  })?.transactionId ?? null;

test.each(['pending', 'processing'])(
  'a deposit that is %s is repeated by the same one [PAY-06]',
  (status) => {
    expect(find([row({ status })])).toBe('t-1');
  },
);

test.each([
  ['credited', { status: 'completed' }],
  ['declined', { status: 'rejected' }],
  ['of another amount', { amount: 38.05 }],
  ['in another currency', { currencyCode: 'SEK' }],
  ['by another method', { method: 'Mastercard' }],
  ['of yesterday', { date: new Date(NOW - 25 * HOUR).toISOString() }],
])('one that is %s is not [PAY-06]', (_, parts) => {
  expect(find([row(parts)])).toBeNull();
});

test('what this browser made by the method is it under any title, and so may be a line without one [PAY-06]', () => {
  expect(find([row({ method: 'بطاقة' })], ['t-1'])).toBe('t-1');
  expect(find([row({ method: null })])).toBe('t-1');
});

test('of several the latest is named [PAY-06]', () => {
  const later = row({ transactionId: 't-2', date: new Date(NOW - HOUR / 2).toISOString() });
  expect(find([row(), later, row({ transactionId: 't-3' })])).toBe('t-2');
});

test('a deposit is open for a day, and not once it is settled [PAY-06]', () => {
  expect(isOpenDeposit(row(), NOW)).toBe(true);
  expect(isOpenDeposit(row(), NOW + 24 * HOUR)).toBe(false);
  expect(isOpenDeposit(row({ status: 'completed' }), NOW)).toBe(false);
});
