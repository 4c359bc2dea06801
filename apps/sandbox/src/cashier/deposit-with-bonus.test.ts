import { beforeEach, expect, test } from 'vitest';
import {
  advanceMinutes,
  valueAt,
  fetchLedgerAudit,
  fetchBalance,
  CLEAN_AUDIT,
  requestDeposit,
  HARBORPAY,
  fetchTransactions,
} from '../testing/cashier-requests.ts';
import { createBonusClient } from '../testing/bonus-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

/** A Friday, in the afternoon of Malta. */
const NOW = '2026-11-20T14:17:19.000Z';
const OFFER = 'workday-drift';
const sandbox = connectTestSandbox();
const bonuses = createBonusClient(sandbox);
let token = '';

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

const active = async (who = token) => (await bonuses.list(who, '?status=active')).rows;
const newest = async () => (await fetchTransactions(sandbox, token, '?type=deposit'))[0];

test('a bonus chosen with a deposit is credited with it, once, and the deposit is marked [PRO-08] [PAY-06]', async () => {
  const paying = { token, amount: 40, bonusId: OFFER, key: 'with-bonus' };
  const first = await requestDeposit(sandbox, paying);
  expect([first.status, valueAt(first.body, 'data', 'status')]).toEqual([200, 'completed']);
  const again = await requestDeposit(sandbox, paying);
  expect(again.body).toEqual(first.body);
  expect(await bonuses.wallet(token)).toMatchObject({ amount: 288.5, bonusAmount: 10 });
  expect(await active()).toMatchObject([
    { name: 'Workday drift', depositAmount: 40, bonusAmount: 10, wagerLeft: 200, multiplier: 20 },
  ]);
  expect(await newest()).toMatchObject({ amount: 40, status: 'completed', isBonus: true });
  const given = (await fetchTransactions(sandbox, token, '?type=bonus')).filter(
    ({ amount }) => amount === 10,
  );
  expect(given).toHaveLength(1);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('the same key with another decision about the bonus is refused, and pays nothing', async () => {
  await requestDeposit(sandbox, { token, amount: 40, bonusId: null, key: 'decided' });
  const other = await requestDeposit(sandbox, { token, amount: 40, bonusId: OFFER, key: 'decided' });
  expect([other.status, other.body['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await fetchBalance(sandbox, token)).toBe(288.5);
  expect(await active()).toEqual([]);
});

test('a declined bonus is not given, even where one waits for a deposit; the next deposit still has it', async () => {
  await bonuses.activate(token, OFFER);
  await requestDeposit(sandbox, { token, amount: 40, bonusId: null });
  expect(await bonuses.wallet(token)).toMatchObject({ amount: 288.5, bonusAmount: 0 });
  expect(await newest()).toMatchObject({ isBonus: false });
  await requestDeposit(sandbox, { token, amount: 40 });
  expect(await bonuses.wallet(token)).toMatchObject({ amount: 328.5, bonusAmount: 10 });
});

test('a deposit that fails brings no bonus; one that is paid later brings it then', async () => {
  const failed = await requestDeposit(sandbox, { token, amount: 40.01, bonusId: OFFER });
  expect([failed.status, failed.body['code']]).toEqual([422, 'TRANSACTION_FAILED']);
  const declined = await requestDeposit(sandbox, { token, amount: 40.02, bonusId: OFFER });
  expect(valueAt(declined.body, 'data', 'status')).toBe('rejected');
  expect(await active()).toEqual([]);
  await requestDeposit(sandbox, { token, amount: 40.04, bonusId: OFFER });
  expect(await active()).toEqual([]);
  await advanceMinutes(sandbox, 3);
  await expect.poll(async () => (await active()).length).toBe(1);
  const marked = (await fetchTransactions(sandbox, token, '?type=deposit')).filter(
    ({ isBonus }) => isBonus === true,
  );
  expect(marked).toMatchObject([{ amount: 40.04, status: 'completed' }]);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('of two open deposits with one offer the first to be paid has the bonus, and the other is credited without', async () => {
  await requestDeposit(sandbox, { token, amount: 40.04, bonusId: OFFER });
  await requestDeposit(sandbox, { token, amount: 60.04, bonusId: OFFER });
  await advanceMinutes(sandbox, 3);
  await expect.poll(() => fetchBalance(sandbox, token)).toBe(348.58);
  expect(await active()).toHaveLength(1);
  const marked = (await fetchTransactions(sandbox, token, '?type=deposit')).filter(
    ({ isBonus }) => isBonus === true,
  );
  expect(marked).toHaveLength(1);
  const paid = await fetchTransactions(sandbox, token, '?type=deposit&status=completed');
  // The one without says why.
  expect(paid.filter(({ code }) => code === 'ACTIVE_BONUS')).toMatchObject([{ isBonus: false }]);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test.each([
  ['depositor', 'hundredth-wave', 'DEPOSITS_NUMBER'],
  ['depositor', 'first-anchor', 'DEPOSITS_NUMBER2'],
  ['depositor', 'weekend-swell', 'VALID_ON_DAYS'],
  ['depositor', 'evening-breeze', 'START_TIME_ERROR'],
  ['depositor', 'summer-regatta', 'START_TIME_ERROR'],
  ['depositor', 'spring-regatta', 'END_TIME_ERROR'],
  ['bonus-active', 'workday-drift', 'ACTIVE_BONUS'],
] as const)(
  '%s is refused %s with %s and its number, and nothing is paid [PRO-05]',
  async (persona, bonusId, code) => {
    const who = await sandbox.logIn(persona);
    const before = await fetchBalance(sandbox, who);
    const { status, body } = await requestDeposit(sandbox, { token: who, amount: 40, bonusId });
    expect([status, body['code'], valueAt(body, 'details', 'bonusId')]).toEqual([422, code, bonusId]);
    expect(await fetchBalance(sandbox, who)).toBe(before);
  },
);

test('an amount below the bonus’s least is refused with that least; an unknown bonus, or one without a deposit, is not found', async () => {
  const small = await requestDeposit(sandbox, { token, amount: 15, bonusId: 'harbour-welcome' });
  expect([small.status, small.body['code'], small.body['details']]).toEqual([
    422,
    'BONUS_MIN_DEPOSIT',
    { bonusId: 'harbour-welcome', min: 20 },
  ]);
  for (const bonusId of ['no-such-bonus', 'daily-dip']) {
    const { status, body } = await requestDeposit(sandbox, { token, bonusId });
    expect([status, valueAt(body, 'details', 'bonusId')]).toEqual([404, bonusId]);
  }
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
});

test('a payment tells its history with the instants of each status, and a failed deposit its method [PAY-06]', async () => {
  const { body } = await requestDeposit(sandbox, { token, amount: 25.05 });
  const started = { status: 'pending', at: NOW };
  expect(valueAt(body, 'data', 'history')).toEqual([started]);
  await advanceMinutes(sandbox, 2);
  await expect.poll(async () => (await newest())?.['status']).toBe('failed');
  const row = await newest();
  expect(row).toMatchObject({ failedMethodId: 1, history: [started, { status: 'failed' }] });
  expect(Date.parse(String(valueAt(row, 'history', 1, 'at')))).toBeGreaterThanOrEqual(
    Date.parse(NOW) + 120_000,
  );
  const onPage = await requestDeposit(sandbox, { token, amount: 30, methodId: HARBORPAY });
  expect(valueAt(onPage.body, 'data', 'history')).toMatchObject([{ status: 'processing' }]);
});

test('every line of the transactions has a history that ends with its status', async () => {
  const rows = await fetchTransactions(sandbox, token, '?limit=200');
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows)
    expect([
      row['transactionId'],
      valueAt(row, 'history', Number(valueAt(row, 'history', 'length')) - 1, 'status'),
    ]).toEqual([row['transactionId'], row['status']]);
});
