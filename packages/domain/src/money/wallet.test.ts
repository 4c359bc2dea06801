import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyWalletEvent, openWallet, currencyWallets, type Wallet, type WalletEvent } from './wallet.ts';

const start: Wallet = openWallet({ amount: 100, bonusAmount: 0, currencyCode: 'EUR' });

function event(sequence: number, own: Partial<WalletEvent> = {}): WalletEvent {
  return {
    transactionId: `t${sequence}`,
    amount: 1,
    currencyCode: 'EUR',
    balance: 100 + sequence,
    bonusBalance: sequence / 2,
    sequence,
    ...own,
  };
}

function after(events: readonly WalletEvent[], wallet = start): Wallet {
  return events.reduce((known, next) => applyWalletEvent(known, next).wallet, wallet);
}

test('a debit or credit sets both balances without asking again', () => {
  const { wallet, applied } = applyWalletEvent(start, event(7));
  expect(applied).toBe('yes');
  expect(wallet).toMatchObject({ amount: 107, bonusAmount: 3.5, sequence: 7 });
});

test('the same transaction counts once, however often it comes', () => {
  const first = applyWalletEvent(start, event(7)).wallet;
  expect(applyWalletEvent(first, event(7))).toEqual({ wallet: first, applied: 'duplicate' });
});

test('an older event never undoes a newer one', () => {
  const newer = after([event(7), event(8)]);
  expect(applyWalletEvent(newer, event(5))).toEqual({ wallet: newer, applied: 'stale' });
});

test('a skipped event is noticed, and the newer balance shown meanwhile', () => {
  const { wallet, applied } = applyWalletEvent(after([event(7)]), event(9));
  expect(applied).toBe('gap');
  expect(wallet.amount).toBe(109);
});

test('another currency or an unreadable balance changes nothing and asks for a new reading', () => {
  const known = after([event(7)]);
  for (const odd of [{ currencyCode: 'BTC' }, { balance: Number.NaN }, { bonusBalance: Infinity }]) {
    expect(applyWalletEvent(known, event(8, odd))).toEqual({ wallet: known, applied: 'gap' });
  }
});

test('any order with any repeats ends in the balance of the newest event', () => {
  const stories = fc
    .integer({ min: 1, max: 60 })
    .chain((last) => fc.array(fc.integer({ min: 1, max: last }), { minLength: 1, maxLength: 120 }));
  fc.assert(
    fc.property(stories, (sequences) => {
      const newest = Math.max(...sequences);
      const wallet = after(sequences.map((sequence) => event(sequence)));
      expect(wallet).toMatchObject({ amount: 100 + newest, bonusAmount: newest / 2, sequence: newest });
    }),
  );
});

test('a new reading keeps what is known of past events', () => {
  const known = after([event(7)]);
  const read = openWallet({ amount: 50, bonusAmount: 1, currencyCode: 'EUR' }, known);
  expect(read).toMatchObject({ amount: 50, sequence: 7 });
  expect(applyWalletEvent(read, event(7)).applied).toBe('duplicate');
});

test('a reading that was overtaken by events on its way does not undo them, one in another currency is another wallet', () => {
  const known = after([event(7)]);
  expect(openWallet({ amount: 50, bonusAmount: 1, currencyCode: 'EUR', sequence: 6 }, known)).toBe(known);
  expect(openWallet({ amount: 5, bonusAmount: 0, currencyCode: 'BTC', sequence: 6 }, known)).toMatchObject({
    amount: 5,
    sequence: 6,
  });
  expect(openWallet({ amount: 5, bonusAmount: 0, currencyCode: 'BTC' }, known)).toMatchObject({
    amount: 5,
    sequence: null,
  });
});

test('a long evening is remembered only as far as needed', () => {
  const wallet = after(Array.from({ length: 500 }, (_, index) => event(index + 1)));
  expect(wallet.transactionIds.length).toBeLessThanOrEqual(50);
  expect(applyWalletEvent(wallet, event(3)).applied).toBe('stale');
});

test('an event of the number already known, but of another transaction, is stale', () => {
  const known = after([event(7)]);
  expect(applyWalletEvent(known, event(7, { transactionId: 'other' }))).toEqual({
    wallet: known,
    applied: 'stale',
  });
});

test('the very next event leaves no gap, the one after it does', () => {
  const known = after([event(7)]);
  expect(applyWalletEvent(known, event(8)).applied).toBe('yes');
  expect(applyWalletEvent(known, event(9)).applied).toBe('gap');
});

test('a wallet read anew keeps in mind which events it has seen', () => {
  const known = after([event(7)]);
  const read = { amount: 1, bonusAmount: 2, currencyCode: 'EUR' };
  expect(openWallet(read, known)).toEqual({ ...read, sequence: 7, transactionIds: ['t7'] });
  expect(openWallet({ ...read, sequence: 7 }, known)).toEqual({
    ...read,
    sequence: 7,
    transactionIds: ['t7'],
  });
  expect(openWallet({ ...read, sequence: 9 }, known)).toEqual({
    ...read,
    sequence: 9,
    transactionIds: ['t7'],
  });
  expect(openWallet(read)).toEqual({ ...read, sequence: null, transactionIds: [] });
});

test('a player’s purses are the main one and each other currency once, its own figures the newest [SET-06]', () => {
  const held = (currencyCode: string, amount: number) => ({ currencyCode, amount, bonusAmount: 0 });
  const wallet = {
    ...held('EUR', 90),
    wallets: [held('EUR', 100), held('USDT', 12.5), held('USD', 3), held('USD', 4)],
  };
  expect(currencyWallets({ wallet, isCrypto: false })).toEqual([
    { ...held('EUR', 90), crypto: false },
    { ...held('USDT', 12.5), crypto: true },
    { ...held('USD', 3), crypto: false },
  ]);
  expect(currencyWallets({ wallet: held('BTC', 0.5), isCrypto: true })).toEqual([
    { ...held('BTC', 0.5), crypto: true },
  ]);
});
