import { expect, test } from 'vitest';
import type { AccountSnapshot, LedgerEntry } from './account-snapshot.ts';
import { createExpectedResults } from './expected-results.ts';
import { findDifferences } from './reconcile.ts';

const entry = (over: Partial<LedgerEntry>): LedgerEntry => ({
  transactionId: 't1',
  reason: 'deposit',
  reference: 'DP-1',
  pocket: 'real EUR',
  units: 1_000,
  ...over,
});

const account = (over: Partial<AccountSnapshot> = {}): AccountSnapshot => ({
  entries: [],
  wallets: { 'real EUR': 0 },
  payments: new Map(),
  bonuses: new Map(),
  play: { bets: 0, wins: 0, winCount: 0 },
  ...over,
});

const paid = account({
  entries: [entry({})],
  wallets: { 'real EUR': 1_000 },
  payments: new Map([['p1', { kind: 'deposit', status: 'completed', units: 1_000 }]]),
});

test('a deposit that was told, paid once and is in the wallet leaves no difference', () => {
  const expected = { ...createExpectedResults(), payments: new Set(['p1']) };
  expect(findDifferences({ before: account(), after: paid, expected })).toEqual([]);
});

test('money twice, lost or out of nowhere is noticed, in the wallet as in the ledger', () => {
  const expected = { ...createExpectedResults(), payments: new Set(['p1']) };
  const twice = {
    ...paid,
    entries: [entry({}), entry({ transactionId: 't2' })],
    wallets: { 'real EUR': 2_000 },
  };
  expect(findDifferences({ before: account(), after: twice, expected })).toEqual([
    'deposits: 2000, not 1000',
  ]);
  const lost = { ...paid, wallets: { 'real EUR': 900 } };
  expect(findDifferences({ before: account(), after: lost, expected })).toEqual([
    'wallet real EUR: 900, not 1000',
  ]);
  const below = account({ entries: [entry({ reason: 'bonus', units: -5 })], wallets: { 'real EUR': -5 } });
  expect(findDifferences({ before: account(), after: below, expected: createExpectedResults() })).toEqual([
    'the wallet real EUR stands at -5',
  ]);
});

test('what was told and is not there is noticed, and what is there and was never told', () => {
  expect(findDifferences({ before: account(), after: paid, expected: createExpectedResults() })).toEqual([
    'payment p1 is there and was never told',
  ]);
  const expected = {
    ...createExpectedResults(),
    payments: new Set(['p9']),
    claims: new Set(['RB-1']),
    bonuses: new Set(['7']),
    rounds: new Map([['r1', { staked: 20, win: 50 }]]),
  };
  expect(findDifferences({ before: account(), after: account(), expected })).toEqual([
    'payment p9 was told and is not there',
    'claim RB-1 was told and is not there',
    'claims paid: 0, not 1',
    'bonus 7 is gone',
    'stakes: 0, not 20',
    'rounds won: 0, not 1',
    'wins: 0, not 50',
  ]);
});

test('an old payment that was settled meanwhile is counted as well', () => {
  const payments = (status: string) => new Map([['w1', { kind: 'withdrawal', status, units: 500 } as const]]);
  const before = account({ payments: payments('pending') });
  const entries = [entry({ reason: 'withdrawal', units: 500 })];
  const after = account({ payments: payments('rejected'), entries, wallets: { 'real EUR': 500 } });
  expect(findDifferences({ before, after, expected: createExpectedResults() })).toEqual([]);
});

test('a win is paid in full, unless the bonus it was staked from was lost meanwhile', () => {
  const expected = { ...createExpectedResults(), rounds: new Map([['r1', { staked: 20, win: 50 }]]) };
  const before = account({ wallets: { 'real EUR': 20 }, entries: [entry({ units: 20 })] });
  const stake = entry({ transactionId: 't2', reason: 'play', units: -20 });
  const entries = [entry({ units: 20 }), stake];
  const unpaid = account({ entries, play: { bets: 20, wins: 0, winCount: 1 } });
  expect(findDifferences({ before, after: unpaid, expected })).toEqual(['wins: 0, not 50']);
  const after = { ...unpaid, bonuses: new Map([['7', 'cancelled']]) };
  expect(findDifferences({ before, after, expected })).toEqual([]);
});
