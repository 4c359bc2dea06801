import { beforeEach, expect, test } from 'vitest';
import { TRANSACTION_STATUSES } from '@baize/api/endpoints/cashier';
import { requestClaim } from '../testing/claim-request.ts';
import { valueAt, requestDeposit, fetchTransactions } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T23:30:00.000Z';
const sandbox = connectTestSandbox();
let token = '';

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

async function countOf(query: string): Promise<unknown> {
  return valueAt(
    await sandbox.requestData('GET', `/api/user/transactions${query}`, { token }),
    'transactions',
    'count',
  );
}

test('a persona’s table holds all eight statuses, and each can be asked for alone', async () => {
  for (const status of TRANSACTION_STATUSES) {
    const rows = await fetchTransactions(sandbox, token, `?status=${status}&limit=200`);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row['status']))).toEqual(new Set([status]));
  }
});

test('a persona’s past withdrawals name the account they went to as a receipt does', async () => {
  const rows = await fetchTransactions(sandbox, token, '?type=withdrawal&limit=200');
  expect(new Set(rows.map(({ destination }) => destination))).toEqual(
    new Set(['…4300', 'wallet@harborpay.test']),
  );
});

test('a deposit says what it cost beside its amount, as its method does before', async () => {
  await requestDeposit(sandbox, { token });
  expect((await fetchTransactions(sandbox, token))[0]).toMatchObject({ type: 'deposit', amount: 25, fee: 0 });
});

test('a type alone, and together with a status', async () => {
  for (const type of ['deposit', 'withdrawal', 'rakeback']) {
    const rows = await fetchTransactions(sandbox, token, `?type=${type}&limit=200`);
    expect(new Set(rows.map((row) => row['type']))).toEqual(new Set([type]));
  }
  expect(await fetchTransactions(sandbox, token, '?type=withdrawal&status=rejected')).toMatchObject([
    { method: 'Bank transfer', amount: -60, code: null },
  ]);
  expect(await countOf('?type=rakeback&status=failed')).toBe(0);
  expect(await countOf('?type=adjustment')).toBe(0);
});

test('a payment is listed under its method’s name in the language of who reads', async () => {
  const path = '/api/user/transactions?type=withdrawal&status=rejected';
  const headers = { 'accept-language': 'de' };
  const { transactions } = await sandbox.requestData('GET', path, { token, headers });
  expect(transactions).toMatchObject({ rows: [{ method: 'Banküberweisung' }] });
});

test('what the house gives stands in the table beside payments', async () => {
  await requestClaim(sandbox, { token, date: '2026-11-20' });
  expect((await fetchTransactions(sandbox, token))[0]).toMatchObject({
    type: 'rakeback',
    amount: 4.82,
    status: 'completed',
    method: null,
    isBonus: false,
    date: NOW,
  });
});

test('days are whole, both included, in the zone asked for', async () => {
  await requestDeposit(sandbox, { token });
  expect(await countOf('?from=2026-11-20&to=2026-11-20&type=deposit')).toBe(1);
  expect(await countOf('?from=2026-11-20&to=2026-11-20&type=deposit&timeZone=Europe/Amsterdam')).toBe(0);
  expect(await countOf('?from=2026-11-21&to=2026-11-21&type=deposit&timeZone=Europe/Amsterdam')).toBe(1);
  const wrong = await sandbox.request('GET', '/api/user/transactions?timeZone=Mars/Olympus', { token });
  expect(wrong.status).toBe(400);
});

test('pages follow on from each other, the newest first, and none is told twice', async () => {
  const all = await fetchTransactions(sandbox, token, '?limit=200');
  expect(await countOf('?limit=3')).toBe(all.length);
  const paged: Record<string, unknown>[] = [];
  for (let pageNo = 1; pageNo <= Math.ceil(all.length / 3); pageNo += 1) {
    paged.push(...(await fetchTransactions(sandbox, token, `?limit=3&pageNo=${pageNo}`)));
  }
  expect(paged).toEqual(all);
  const dates = all.map((row) => String(row['date']));
  expect(dates).toEqual(dates.toSorted((one, other) => other.localeCompare(one)));
  expect(await fetchTransactions(sandbox, token, '?pageNo=999999')).toEqual([]);
});

test('days no calendar has, or that lie beyond it, are refused', async () => {
  for (const date of ['2026-02-31', '0000-01-01', '9999-12-31', 'today']) {
    const { status } = await sandbox.request('GET', `/api/user/transactions?from=${date}&to=${date}`, {
      token,
    });
    expect(status).toBe(400);
  }
});

test('a player sees nobody else’s money', async () => {
  const newcomer = await sandbox.logIn('newcomer');
  expect(await fetchTransactions(sandbox, newcomer)).toEqual([]);
});
