import { expect, test } from 'vitest';
import { findRecentRepeat, type PaymentRow } from './recent-payment.ts';

const NOW = Date.parse('2026-10-16T18:00:00Z');
const SECOND = 1_000;

const row = (parts: Partial<PaymentRow> = {}): PaymentRow => ({
  transactionId: 't-1',
  date: new Date(NOW - 60 * SECOND).toISOString(),
  method: 'Visa',
  amount: 38.04,
  currencyCode: 'EUR',
  status: 'completed',
  ...parts,
});

const find = (rows: readonly PaymentRow[], known: readonly string[] = []) =>
  findRecentRepeat({ rows, order: { method: 'Visa', amount: 38.04, currency: 'EUR' }, known, now: NOW })
    ?.transactionId ?? null;

test.each([
  ['credited', {}],
  ['on its way', { status: 'pending' }],
  ['a withdrawal', { amount: -38.04 }],
  ['without a method', { method: null }],
  ['two minutes old but for a second', { date: new Date(NOW - 119 * SECOND).toISOString() }],
] as const)('the same payment that this browser does not know of is repeated: %s [PAY-06]', (_, parts) => {
  expect(find([row({ transactionId: 't-0', amount: 1 }), row(parts)])).toBe('t-1');
});

test.each([
  ['older', { date: new Date(NOW - 121 * SECOND).toISOString() }],
  ['of an unreadable time', { date: 'yesterday' }],
  ['declined', { status: 'rejected' }],
  ['of another amount', { amount: 38.05 }],
  ['in another currency', { currencyCode: 'SEK' }],
  ['by another method', { method: 'Mastercard' }],
] as const)('one that is %s is not [PAY-06]', (_, parts) => {
  expect(find([row(parts)])).toBeNull();
});

test('one that this browser made itself is no slip: the player saw what became of it [PAY-06]', () => {
  expect(find([row()], ['t-1'])).toBeNull();
});
