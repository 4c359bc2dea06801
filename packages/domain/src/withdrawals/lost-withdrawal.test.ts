import { expect, test } from 'vitest';
import { accountFingerprint } from '../methods/payout-destination.ts';
import { findLostWithdrawal, type SentWithdrawal } from './lost-withdrawal.ts';

const SINCE = Date.UTC(2026, 10, 20, 17, 0);
const SENT: SentWithdrawal = {
  amount: 50,
  currency: 'EUR',
  method: 'Harborpay',
  locale: 'en',
  since: SINCE,
  known: [],
};
const ROW = {
  transactionId: 'b',
  type: 'withdrawal',
  method: 'Harborpay' as string | null,
  amount: -50,
  currencyCode: 'EUR',
  date: '2026-11-20T17:00:01Z',
};

type Parts = Partial<Parameters<typeof findLostWithdrawal<typeof ROW>>[0]>;

const find = (parts: Parts = {}) =>
  findLostWithdrawal({ rows: [ROW], sent: SENT, rivals: [], settled: [], locale: 'en', ...parts })
    ?.transactionId ?? null;
const findRow = (own: Partial<typeof ROW>, parts: Parts = {}) =>
  find({ rows: [{ ...ROW, ...own }], ...parts });

test('a withdrawal whose answer was lost is found by amount, currency, method and time [HTTP-05]', () => {
  expect(find()).toBe('b');
  expect(findRow({ amount: 50 })).toBe('b');
  expect(findRow({ method: null })).toBe('b');
  expect(findRow({ date: '2026-11-20T16:59:56Z' })).toBe('b');
  expect(findRow({ date: '2026-11-20T17:01:59Z' })).toBe('b');
});

test('a transaction of another amount, currency, kind, method or time is not it [HTTP-05]', () => {
  expect(find({ sent: { ...SENT, known: ['b'] } })).toBeNull();
  expect(findRow({ amount: -50.01 })).toBeNull();
  expect(findRow({ currencyCode: 'USD' })).toBeNull();
  expect(findRow({ type: 'deposit' })).toBeNull();
  expect(findRow({ method: 'Lumo' })).toBeNull();
  expect(findRow({ date: '2026-11-20T16:59:50Z' })).toBeNull();
  expect(findRow({ date: '2026-11-20T17:03:00Z' })).toBeNull();
  expect(findRow({ date: 'yesterday' })).toBeNull();
});

test('one that was sent again may be made that much later [HTTP-05]', () => {
  const sent = { ...SENT, resentAt: SINCE + 60 * 60_000 };
  expect(findRow({ date: '2026-11-20T18:00:05Z' })).toBeNull();
  expect(findRow({ date: '2026-11-20T18:00:05Z' }, { sent })).toBe('b');
});

test('what another withdrawal was made as settles no second one [HTTP-05]', () => {
  expect(find({ settled: ['b'] })).toBeNull();
  const rows = [ROW, { ...ROW, transactionId: 'c' }];
  expect(find({ rows, settled: ['b'] })).toBe('c');
});

test('a transaction that may be another withdrawal without an answer settles neither [HTTP-05]', () => {
  const later = { ...SENT, since: SINCE + 3_000 };
  expect(find({ rivals: [later] })).toBeNull();
  expect(find({ sent: later, rivals: [SENT] })).toBeNull();
  expect(find({ rivals: [{ ...SENT, amount: 51 }] })).toBe('b');
  expect(find({ rivals: [{ ...SENT, method: 'Lumo' }] })).toBe('b');
  expect(find({ rivals: [{ ...SENT, since: SINCE + 60 * 60_000 }] })).toBe('b');
});

test('of two transactions that may be it none is taken for it [HTTP-05]', () => {
  expect(find({ rows: [ROW, { ...ROW, transactionId: 'c' }] })).toBeNull();
});

test('after a change of language it is found without the name of its method, and stricter then [HTTP-05]', () => {
  const rows = [{ ...ROW, method: 'Banküberweisung' }];
  expect(find({ rows, locale: 'de' })).toBe('b');
  expect(find({ rows })).toBeNull();
  const { locale: _, ...old } = SENT;
  expect(find({ rows, sent: old })).toBe('b');
  // The names tell nothing apart now.
  expect(find({ rows, locale: 'de', rivals: [{ ...SENT, method: 'Lumo' }] })).toBeNull();
});

test('a transaction that goes to another account is not it, where both sides say where [HTTP-05]', () => {
  const account = accountFingerprint('d@player.test', 'a-nonce');
  const sent = { ...SENT, nonce: 'a-nonce', account };
  const findAt = (destination: string | null, of: SentWithdrawal = sent) =>
    findLostWithdrawal({ rows: [{ ...ROW, destination }], sent: of, rivals: [], settled: [], locale: 'en' });
  expect(findAt('d@player.test')).not.toBeNull();
  expect(findAt('D@Player.test')).not.toBeNull();
  expect(findAt('other@player.test')).toBeNull();
  expect(findAt(null)).not.toBeNull();
  expect(findAt('other@player.test', SENT)).not.toBeNull();
});
