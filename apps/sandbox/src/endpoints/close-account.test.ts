import { beforeEach, expect, test } from 'vitest';
import {
  advanceMinutes,
  CLEAN_AUDIT,
  fetchLedgerAudit,
  requestWithdrawal,
  valueAt,
} from '../testing/cashier-requests.ts';
import { createSignUpBody } from '../testing/sign-up-body.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { connectTestSocket } from '../testing/test-socket.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

const close = (token: string, body: object = {}) =>
  sandbox.request('PUT', '/api/user/close-account', { token, body });
const logIn = (email: string) =>
  sandbox.request('POST', '/api/user/login', { body: { email, password: 'Baize-2026' } });
const isClosed = async (persona: string) => {
  const { body } = await sandbox.request('GET', '/sandbox/state');
  const personas = body['personas'];
  const found = Array.isArray(personas)
    ? personas.find((one) => valueAt(one, 'name') === persona)
    : undefined;
  return valueAt(found, 'closed');
};

test('a closed account is told why its session ended, lets nobody in any more and says so', async () => {
  const token = await sandbox.logIn('newcomer');
  const socket = await connectTestSocket(sandbox.url, token);
  expect((await close(token, { reason: ' I play elsewhere ' })).body).toEqual({ success: true, data: {} });
  expect(await socket.next('session')).toEqual({ reason: 'ACCOUNT_CLOSED' });
  socket.close();
  expect((await sandbox.request('GET', '/api/user/get-user-details', { token })).status).toBe(403);
  const { status, body } = await logIn('newcomer@player.test');
  expect([status, body['code']]).toEqual([422, 'ACCOUNT_CLOSED']);
  expect(await isClosed('newcomer')).toBe(true);
});

test('a wrong password of a closed account learns nothing of it', async () => {
  await close(await sandbox.logIn('newcomer'));
  const body = { email: 'newcomer@player.test', password: 'guess' };
  expect((await sandbox.request('POST', '/api/user/login', { body })).body['code']).toBe('WRONG_CREDENTIALS');
});

test('the rows of a closed account stay: its address opens no second one', async () => {
  await close(await sandbox.logIn('newcomer'));
  const body = createSignUpBody('newcomer@player.test');
  expect((await sandbox.request('POST', '/api/user/sign-up', { body })).status).not.toBe(200);
});

test('an account with a balance in any currency is not closed, and the refusal says how much it is', async () => {
  const token = await sandbox.logIn('depositor');
  const { status, body } = await close(token);
  expect([status, body['code'], body['details']]).toEqual([
    422,
    'BALANCE_LEFT',
    { amount: 248.5, currencyCode: 'EUR' },
  ]);
  expect((await sandbox.request('GET', '/api/user/get-user-details', { token })).status).toBe(200);
  expect(await isClosed('depositor')).toBe(false);
});

test('an account whose withdrawal is under way is not closed; once it is paid out the account is', async () => {
  const token = await sandbox.logIn('kyc-approved');
  const paidOut = await requestWithdrawal(sandbox, { token, amount: 120 });
  const refused = await close(token);
  expect([refused.status, refused.body['code'], refused.body['details']]).toEqual([
    422,
    'WITHDRAWAL_OPEN',
    {
      transactionId: valueAt(paidOut.body, 'data', 'transactionId'),
      reference: valueAt(paidOut.body, 'data', 'reference'),
    },
  ]);
  await advanceMinutes(sandbox, 30);
  expect((await close(token)).status).toBe(200);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('an active bonus ends with the account, and the ledger keeps adding up', async () => {
  const token = await sandbox.logIn('newcomer');
  await sandbox.requestData('PUT', '/api/user/activate-bonus', { token, body: { bonusId: 'workday-drift' } });
  expect((await close(token)).status).toBe(200);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});
