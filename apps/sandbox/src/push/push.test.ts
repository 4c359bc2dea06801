import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

const tell = (body: unknown) => sandbox.request('PUT', '/sandbox/push', { body });
const records = async () => (await sandbox.request('GET', '/sandbox/push-records')).body['records'];

test('the push service hears who signed in, what happened to them, and that it is to forget them', async () => {
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', {
    token: await sandbox.logIn('depositor'),
  });
  const userId = String(valueAt(details, 'getUser', 'userId'));
  await tell({ userId });
  await tell({ userId, event: 'CLAIM', data: { amount: 4.82 } });
  await tell({ userId: null });
  const payload = { userId, event: 'CLAIM', data: { amount: 4.82 } };
  expect(await records()).toMatchObject([
    { kind: 'user-cleared', email: null, payload: { userId: null } },
    { kind: 'event', email: 'depositor@player.test', payload, at: NOW },
    { kind: 'user-set', email: 'depositor@player.test', payload: { userId } },
  ]);
});

test('an event of somebody the sandbox does not know is kept all the same', async () => {
  expect((await tell({ userId: 'abc-99', event: 'LOGIN' })).body).toEqual({
    kind: 'event',
    userId: 'abc-99',
  });
  expect(await records()).toMatchObject([{ email: null, payload: { userId: 'abc-99', data: {} } }]);
});

test.each([[{}], [{ userId: true }], [{ userId: '1', event: '' }], [{ userId: '1', event: 5 }]])(
  'news of the form %o is refused and not kept',
  async (news) => {
    expect((await tell(news)).status).toBe(400);
    expect(await records()).toEqual([]);
  },
);

test('a brand’s page may load the library and tell from its own origin, and a reset forgets everything', async () => {
  const library = await fetch(`${sandbox.url}/sandbox/push/library.js`);
  expect(library.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await library.text()).toContain('pushService');
  const asked = await fetch(`${sandbox.url}/sandbox/push`, {
    method: 'OPTIONS',
    headers: { origin: 'http://127.0.0.1:4100', 'access-control-request-method': 'PUT' },
  });
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  await tell({ userId: '1' });
  await sandbox.reset(NOW);
  expect(await records()).toEqual([]);
});
