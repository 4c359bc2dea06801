import { beforeEach, expect, test } from 'vitest';
import { requestClaim } from '../testing/claim-request.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const DAYS = '/api/admin/get-rakeback-days';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

function order(body: Record<string, unknown>) {
  return sandbox.request('POST', '/sandbox/faults', { body });
}

test('a status fault answers in the platform’s place as often as ordered', async () => {
  await order({ call: 'get-rakeback-days', kind: 'status', status: 503, times: 2 });
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await sandbox.request('GET', DAYS)).status);
  expect(statuses).toEqual([503, 503, 200]);
});

test('a status fault may bring its own body, and 429 says when to come back', async () => {
  await order({ call: '*', kind: 'status', status: 429, times: 1 });
  const busy = await sandbox.request('GET', DAYS);
  expect([busy.headers.get('retry-after'), busy.body['message']]).toEqual(['1', 'Try again later']);
  const body = { success: false, message: 'no', code: 'UNIFIED_ERROR', reference: 'X1' };
  await order({ call: 'get-rakeback-days', kind: 'status', status: 422, body });
  expect((await sandbox.request('GET', DAYS)).body).toEqual(body);
});

test('a fault without a number lasts until it is cleared, for its own call alone', async () => {
  await order({ call: 'settings2', kind: 'status' });
  expect((await sandbox.request('GET', '/api/core/casino/settings2')).status).toBe(500);
  expect((await sandbox.request('GET', '/api/core/casino/settings2')).status).toBe(500);
  expect((await sandbox.request('GET', DAYS)).status).toBe(200);
  await sandbox.request('DELETE', '/sandbox/faults');
  expect((await sandbox.request('GET', '/api/core/casino/settings2')).status).toBe(200);
});

test('a delayed call is answered all the same, later', async () => {
  await order({ call: 'get-rakeback-days', kind: 'delay', delayMs: 120, times: 1 });
  const before = performance.now();
  expect((await sandbox.request('GET', DAYS)).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(115);
});

test('a dropped call hangs up, and its work is not done', async () => {
  const token = await sandbox.logIn('depositor');
  await order({ call: 'rakeback-claim', kind: 'drop', times: 1 });
  await expect(requestClaim(sandbox, { token, date: '2026-11-20' })).rejects.toThrow('fetch failed');
  expect((await requestClaim(sandbox, { token, date: '2026-11-20' })).status).toBe(200);
});

test('a malformed answer is JSON that breaks off, or whatever the tester wants it to be', async () => {
  await order({ call: 'get-rakeback-days', kind: 'malformed', times: 1 });
  const broken = await fetch(`${sandbox.url}${DAYS}`);
  expect(broken.headers.get('content-type')).toContain('application/json');
  await expect(broken.json()).rejects.toThrow(SyntaxError);
  await order({ call: 'get-rakeback-days', kind: 'malformed', body: '<html>', times: 1 });
  expect(await (await fetch(`${sandbox.url}${DAYS}`)).text()).toBe('<html>');
});

test('a lost answer: the claim is paid, nobody hears of it, and the repeat gets what was lost [HTTP-05]', async () => {
  const token = await sandbox.logIn('depositor');
  await order({ call: 'claim-rakeback', kind: 'lost-answer', times: 1 });
  await expect(requestClaim(sandbox, { token, date: '2026-11-20', key: 'lost' })).rejects.toThrow(
    'fetch failed',
  );
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  expect(details).toMatchObject({ getUser: { userWallet: { amount: 253.32 } } });
  const repeat = await requestClaim(sandbox, { token, date: '2026-11-20', key: 'lost', method: 'PUT' });
  expect([repeat.status, repeat.body['data']]).toMatchObject([200, { amount: 4.82 }]);
  expect(await sandbox.requestData('GET', '/api/user/get-user-details', { token })).toEqual(details);
});

test('a lost refusal is lost as well', async () => {
  const token = await sandbox.logIn('depositor');
  await order({ call: 'claim-rakeback', kind: 'lost-answer', times: 1 });
  await expect(requestClaim(sandbox, { token, date: '2026-11-01' })).rejects.toThrow('fetch failed');
});

test('a fault for a call nobody serves is refused with the names there are', async () => {
  const { status, body } = await order({ call: 'make-coffee', kind: 'status' });
  expect(status).toBe(400);
  expect(JSON.stringify(body['errors'])).toContain('claim-rakeback');
});

test('faults never reach the controls, and a reset takes them all away', async () => {
  await order({ call: '*', kind: 'drop' });
  expect((await sandbox.request('GET', '/sandbox/state')).body['faults']).toHaveLength(1);
  await sandbox.reset(NOW);
  expect((await sandbox.request('GET', DAYS)).status).toBe(200);
});
