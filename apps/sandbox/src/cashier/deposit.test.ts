import { beforeEach, expect, test } from 'vitest';
import {
  advanceMinutes,
  valueAt,
  fetchLedgerAudit,
  fetchLedgerReferences,
  fetchBalance,
  TEST_CARD,
  CLEAN_AUDIT,
  requestDeposit,
  HARBORPAY,
  fetchTransactions,
} from '../testing/cashier-requests.ts';
import { createBonusClient } from '../testing/bonus-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
let token = '';

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

async function details() {
  return sandbox.requestData('GET', '/api/user/get-user-details', { token });
}

test('a card deposit is paid at once: the wallet has it, and it counts among the player’s deposits', async () => {
  const before = await details();
  const { status, body } = await requestDeposit(sandbox, { token, amount: 40 });
  expect([status, body['data']]).toMatchObject([200, { status: 'completed' }]);
  const after = await details();
  expect(valueAt(after, 'getUser', 'userWallet', 'amount')).toBe(288.5);
  expect(valueAt(after, 'depositCount')).toBe(Number(valueAt(before, 'depositCount')) + 1);
  expect(valueAt(after, 'totalDeposit')).toBe(Number(valueAt(before, 'totalDeposit')) + 40);
  expect((await fetchTransactions(sandbox, token))[0]).toMatchObject({
    transactionId: valueAt(body, 'data', 'transactionId'),
    date: NOW,
    method: 'Visa',
    type: 'deposit',
    amount: 40,
    currencyCode: 'EUR',
    status: 'completed',
    isBonus: false,
  });
  const [row] = await fetchTransactions(sandbox, token);
  expect(await fetchLedgerReferences(sandbox, 'depositor')).toContain(row?.['reference']);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('the same key pays once, and the repeat hears the first answer; another amount under it is refused', async () => {
  const first = await requestDeposit(sandbox, { token, key: 'form-1' });
  const again = await requestDeposit(sandbox, { token, key: 'form-1' });
  expect(again.body).toEqual(first.body);
  expect(await fetchBalance(sandbox, token)).toBe(273.5);
  const other = await requestDeposit(sandbox, { token, key: 'form-1', amount: 30 });
  expect([other.status, other.body['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await fetchBalance(sandbox, token)).toBe(273.5);
});

test('a lost answer: the deposit is credited, nobody hears of it, and the repeat gets what was lost', async () => {
  await expect(requestDeposit(sandbox, { token, key: 'lost', amount: 25.08 })).rejects.toThrow(
    'fetch failed',
  );
  expect(await fetchBalance(sandbox, token)).toBe(273.58);
  const repeat = await requestDeposit(sandbox, { token, key: 'lost', amount: 25.08 });
  expect([repeat.status, repeat.body['data']]).toMatchObject([200, { status: 'completed' }]);
  expect(await fetchBalance(sandbox, token)).toBe(273.58);
});

test('an answer the network loses does not deposit twice either', async () => {
  await sandbox.request('POST', '/sandbox/faults', {
    body: { call: 'deposit', kind: 'lost-answer', times: 1 },
  });
  await expect(requestDeposit(sandbox, { token, key: 'gone' })).rejects.toThrow('fetch failed');
  expect((await requestDeposit(sandbox, { token, key: 'gone' })).status).toBe(200);
  expect(await fetchBalance(sandbox, token)).toBe(273.5);
});

test.each([
  [25.01, '4242424242424242', 'TRANSACTION_FAILED'],
  [25, '4000000000000010', 'TRANSACTION_FAILED'],
  [25.11, '4242424242424242', 'PROVIDER_ERROR'],
  [25, '4000000000000093', 'PROVIDER_ERROR'],
  [25.12, '4242424242424242', 'UNIFIED_ERROR'],
  [25, '4000 0000 0000 0101', 'UNIFIED_ERROR'],
])('%d euros by card %s are refused as %s, and the try is written down', async (amount, cardNumber, code) => {
  const paying = { token, amount, fields: { ...TEST_CARD, cardNumber }, key: 'try' };
  const refused = await requestDeposit(sandbox, paying);
  expect([refused.status, refused.body['code']]).toEqual([422, code]);
  const [row] = await fetchTransactions(sandbox, token);
  expect(row).toMatchObject({ status: 'failed', code, amount });
  const hasReference = code === 'UNIFIED_ERROR';
  expect(refused.body['reference']).toBe(hasReference ? row?.['reference'] : undefined);
  expect((await requestDeposit(sandbox, paying)).body).toEqual(refused.body);
  expect(await fetchTransactions(sandbox, token, '?status=failed&from=2026-11-20')).toHaveLength(1);
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
});

test('a card the bank declines is answered as rejected, and nothing is taken', async () => {
  const { status, body } = await requestDeposit(sandbox, { token, amount: 25.02 });
  expect([status, valueAt(body, 'data', 'status')]).toEqual([200, 'rejected']);
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
});

test('a pending deposit settles by the platform’s clock: one is credited, the other fails', async () => {
  const paid = await requestDeposit(sandbox, { token, amount: 25.04 });
  const failing = await requestDeposit(sandbox, { token, amount: 25.05 });
  expect([paid, failing].map(({ body }) => valueAt(body, 'data', 'status'))).toEqual(['pending', 'pending']);
  await advanceMinutes(sandbox, 1);
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
  await advanceMinutes(sandbox, 2);
  expect(await fetchBalance(sandbox, token)).toBe(273.54);
  const states = (await fetchTransactions(sandbox, token, '?from=2026-11-20&type=deposit')).map(
    ({ amount, status }) => [amount, status],
  );
  expect(states).toEqual(
    expect.arrayContaining([
      [25.04, 'completed'],
      [25.05, 'failed'],
    ]),
  );
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('an e-wallet deposit leads to the provider’s own page, and takes nothing until it is paid there', async () => {
  const { body } = await requestDeposit(sandbox, { token, methodId: HARBORPAY });
  expect(body['data']).toMatchObject({ status: 'processing', threeDs: null });
  expect(valueAt(body, 'data', 'redirectUrl')).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/provider\/pay\/[\w-]{24}$/,
  );
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
});

test('a page that nobody comes back to is given up after half an hour', async () => {
  await requestDeposit(sandbox, { token, methodId: HARBORPAY });
  await advanceMinutes(sandbox, 31);
  const [row] = await fetchTransactions(sandbox, token);
  expect(row).toMatchObject({ status: 'cancelled', amount: 25 });
});

test('a deposit into a second wallet is paid there, and counts in the player’s own currency', async () => {
  const vip = await sandbox.logIn('vip');
  const before = await sandbox.requestData('GET', '/api/user/get-user-details', { token: vip });
  const { status } = await requestDeposit(sandbox, { token: vip, amount: 110, currencyCode: 'USD' });
  expect(status).toBe(200);
  const after = await sandbox.requestData('GET', '/api/user/get-user-details', { token: vip });
  expect(valueAt(after, 'getUser', 'userWallet', 'wallets')).toEqual(
    expect.arrayContaining([expect.objectContaining({ currencyCode: 'USD', amount: 1_610 })]),
  );
  expect(Number(valueAt(after, 'totalDeposit')) - Number(valueAt(before, 'totalDeposit'))).toBe(100);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('a deposit brings the bonus that waited for it, and both stand in the table', async () => {
  const bonuses = createBonusClient(sandbox);
  const player = await sandbox.logIn('kyc-approved');
  expect((await bonuses.activate(player, 'harbour-welcome')).status).toBe(200);
  await requestDeposit(sandbox, { token: player, amount: 40 });
  expect(await bonuses.wallet(player)).toMatchObject({ amount: 160, bonusAmount: 40 });
  const rows = await fetchTransactions(sandbox, player, '?from=2026-11-20');
  expect(rows.map(({ type, amount, isBonus }) => [type, amount, isBonus])).toEqual(
    expect.arrayContaining([
      ['deposit', 40, true],
      ['bonus', 40, true],
    ]),
  );
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});
