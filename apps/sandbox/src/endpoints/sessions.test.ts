import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const MINUTE = 60_000;
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0';
const logIn = async (userAgent: string, ip?: string) => {
  if (ip !== undefined) await sandbox.request('POST', '/sandbox/visitor', { body: { ip } });
  const body = { email: 'depositor@player.test', password: 'Baize-2026' };
  const headers = { 'user-agent': userAgent };
  return String((await sandbox.requestData('POST', '/api/user/login', { body, headers }))['accessToken']);
};
const list = async (token: string) => {
  const { sessions } = await sandbox.requestData('GET', '/api/user/sessions', { token });
  return sessions;
};
const end = (token: string, id = '') =>
  sandbox.request('DELETE', `/api/user/sessions${id === '' ? '' : `/${id}`}`, { token });
const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });

test('a player sees the open session with its device and place, then the log-ins that have ended', async () => {
  await logIn('curl/8.14.1');
  await advance(MINUTE);
  const token = await logIn(FIREFOX);
  const later = new Date(Date.parse(NOW) + MINUTE).toISOString();
  expect(await list(token)).toEqual([
    {
      id: expect.any(String),
      device: 'Firefox on Linux',
      place: 'Amsterdam',
      startedAt: later,
      lastSeenAt: later,
      current: true,
      endedAt: null,
    },
    expect.objectContaining({ device: null, startedAt: NOW, current: false, endedAt: later }),
    expect.objectContaining({
      device: 'Safari on iPhone',
      place: 'Amsterdam',
      startedAt: '2026-11-19T20:04:00.000Z',
      lastSeenAt: '2026-11-19T20:48:00.000Z',
      current: false,
      endedAt: '2026-11-19T20:49:00.000Z',
    }),
  ]);
});

test('no network address is listed, and nothing of another player', async () => {
  await sandbox.logIn('vip');
  const said = JSON.stringify(await list(await logIn(FIREFOX)));
  expect(said).not.toMatch(/\d+\.\d+\.\d+\.\d+|::/);
  expect(said.match(/"id"/g)).toHaveLength(2);
});

test('when a session was last seen is noted once a minute', async () => {
  const token = await logIn(FIREFOX);
  await advance(MINUTE - 1);
  expect(valueAt(await list(token), 0, 'lastSeenAt')).toBe(NOW);
  await advance(1);
  await list(token);
  const seen = new Date(Date.parse(NOW) + MINUTE).toISOString();
  expect(valueAt(await list(token), 0, 'lastSeenAt')).toBe(seen);
});

test('at most ten log-ins that have ended are listed', async () => {
  let token = '';
  for (let visits = 0; visits < 12; visits += 1) {
    const { body } = await sandbox.request('POST', '/sandbox/sign-in', { body: { persona: 'depositor' } });
    token = String(body['accessToken']);
  }
  expect(await list(token)).toHaveLength(11);
});

test('a session is ended by its id, once and by its own player alone', async () => {
  const token = await logIn(FIREFOX);
  const id = String(valueAt(await list(token), 0, 'id'));
  const ended = String(valueAt(await list(token), 1, 'id'));
  const stranger = await sandbox.logIn('vip');
  expect((await end(stranger, id)).status).toBe(404);
  for (const other of [ended, 'x', '99999999999']) expect((await end(token, other)).status).toBe(404);
  expect((await end(token, id)).status).toBe(200);
  expect((await sandbox.request('GET', '/api/user/sessions', { token })).status).toBe(403);
});

test('ending all others leaves the one that asks', async () => {
  const token = await logIn(FIREFOX);
  expect((await end(token)).body).toEqual({ success: true, data: {} });
  expect(valueAt(await list(token), 0)).toMatchObject({ current: true, endedAt: null });
});
