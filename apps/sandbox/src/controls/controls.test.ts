import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { requestClaim } from '../testing/claim-request.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

test('a reset gives back the seed: claims, sessions, clock, faults, visitor and settings', async () => {
  const token = await sandbox.logIn('depositor');
  await requestClaim(sandbox, { token, date: '2026-11-20', key: 'k' });
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'US' } });
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'curacao', override: { showLiveChat: false } },
  });
  await sandbox.request('POST', '/sandbox/faults', { body: { call: '*', kind: 'status', times: 9 } });
  const { body } = await sandbox.request('POST', '/sandbox/reset');
  expect(body).toMatchObject({
    clock: { mode: 'live' },
    visitor: { country: 'NL', ip: null },
    faults: [],
    settingsOverrides: {},
    ledger: { unbalanced: [], wrongWallets: [] },
  });
  expect((await sandbox.request('GET', '/api/user/get-user-details', { token })).status).toBe(403);
  const today = new Date().toISOString().slice(0, 10);
  expect(
    (await requestClaim(sandbox, { token: await sandbox.logIn('depositor'), date: today, key: 'k' })).status,
  ).toBe(200);
});

test('the state names all personas and gives nothing away that signs anybody in', async () => {
  const token = await sandbox.logIn('vip');
  const { body } = await sandbox.request('GET', '/sandbox/state');
  expect(body['personas']).toHaveLength(12);
  expect(body['personas']).toContainEqual(
    expect.objectContaining({
      name: 'vip',
      email: 'vip@player.test',
      balance: 18420.75,
      signedIn: true,
      closed: false,
      offerChannels: null,
      sockets: 0,
    }),
  );
  const text = JSON.stringify(body);
  expect(text).not.toContain(token);
  expect(text).not.toMatch(/hash|Baize-2026|[\da-f]{64}/i);
});

test('a persona is signed in without its password, and out without a word', async () => {
  const { body } = await sandbox.request('POST', '/sandbox/sign-in', { body: { persona: 'frozen' } });
  const token = String(body['accessToken']);
  expect((await sandbox.request('GET', '/api/user/get-user-details', { token })).status).toBe(200);
  const ended = await sandbox.request('POST', '/sandbox/end-session', { body: { persona: 'frozen' } });
  expect(ended.body).toEqual({ ended: 1 });
  expect((await sandbox.request('GET', '/api/user/get-user-details', { token })).status).toBe(403);
});

test('the ledger of a persona shows where the money came from, a claim included', async () => {
  await requestClaim(sandbox, { token: await sandbox.logIn('depositor'), date: '2026-11-20' });
  const { body } = await sandbox.request('GET', '/sandbox/ledger?persona=depositor');
  const entries: unknown[] = JSON.parse(JSON.stringify(body['entries']));
  expect(entries.slice(-2)).toMatchObject([
    { reason: 'rakeback', account: 'player:2:real', amount: 4.82, at: NOW },
    { reason: 'rakeback', account: 'house:rakeback', amount: -4.82, at: NOW },
  ]);
});

test.each([
  ['POST', '/sandbox/clock', { mode: 'sideways' }],
  ['POST', '/sandbox/clock', { now: 'teatime' }],
  ['POST', '/sandbox/faults', { call: 'login', kind: 'explode' }],
  ['POST', '/sandbox/faults', { call: 'login', kind: 'status', status: 99 }],
  ['POST', '/sandbox/clock', { now: '+275760-09-13T00:00:00Z' }],
  ['POST', '/sandbox/clock', { advanceMs: 8e15 }],
  ['POST', '/sandbox/reset', { clock: { now: '9999-12-31T23:59:59Z' } }],
  ['POST', '/sandbox/reset', { clock: { mode: 'frozen', now: '0001-01-01T00:00:00Z' } }],
  ['POST', '/sandbox/visitor', { country: 'Holland' }],
  ['POST', '/sandbox/visitor', { country: 'ZZ' }],
  ['POST', '/sandbox/visitor', { ip: 'localhost' }],
  ['POST', '/sandbox/sign-in', { persona: 'admin' }],
  ['PUT', '/sandbox/settings', { brand: 'other', override: {} }],
  ['POST', '/sandbox/events', { persona: 'vip' }],
] as const)('%s %s %o is refused and names what is wrong', async (method, path, body) => {
  const before = await sandbox.request('GET', '/sandbox/state');
  const refused = await sandbox.request(method, path, { body });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body['errors'])).toMatch(
    /form\.validation\.invalid\.|The clock goes from the year 2000/,
  );
  const after = await sandbox.request('GET', '/sandbox/state');
  expect(after.body['faults']).toEqual(before.body['faults']);
  expect(valueAt(after.body, 'clock', 'now')).toBe(valueAt(before.body, 'clock', 'now'));
});
