import { afterEach, expect, test } from 'vitest';
import { closeHosts, startFakeHost } from './fake-host.ts';
import { jsonResponse } from './fake-platform.ts';

afterEach(closeHosts);

const LOGIN = '/api/user/login';
const mirrorDomain = [{ url: 'https://mirror.example', domainId: 31, settings: {} }];
const start = (hostNames: readonly string[] = []) =>
  startFakeHost({
    settings: { casinoOrigin: 'https://casino.example', mirrorDomain },
    hostNames,
    responses: { [LOGIN]: jsonResponse({ success: true, data: {} }) },
  });
type Host = Awaited<ReturnType<typeof start>>['app'];
const statusOf = async (app: Host, host: string, url = '/') =>
  (await app.inject({ url, headers: { host } })).statusCode;

test('one host answers on the brand’s origin and each mirror domain [MIR-01]', async () => {
  const { app } = await start();
  for (const host of ['casino.example', 'www.casino.example:443', 'mirror.example', '127.0.0.1:4100'])
    expect(await statusOf(app, host), host).toBe(200);
});

test('an unknown host gets no page, no file and no call, and is logged once [MIR-01]', async () => {
  const { app, platform, log } = await start();
  const before = platform.requests.length;
  for (const url of ['/', '/casino', '/robots.txt', '/visitor.json', '/no/such/page.js'])
    expect(await statusOf(app, 'evil.example', url), url).toBe(421);
  const login = await app.inject({
    method: 'POST',
    url: LOGIN,
    headers: { host: 'evil.example' },
    payload: { email: 'a@b.c', password: 'x' },
  });
  expect(login.statusCode).toBe(421);
  expect(login.headers['cache-control']).toBe('no-store');
  expect(login.headers['x-content-type-options']).toBe('nosniff');
  expect(platform.requests.length).toBe(before);
  expect(log.lines.filter((line) => line.includes('evil.example'))).toHaveLength(1);
});

test('a forwarded host counts only where the proxy is trusted [MIR-01]', async () => {
  const { app } = await start();
  const headers = { host: 'evil.example', 'x-forwarded-host': 'casino.example' };
  expect((await app.inject({ url: '/', headers })).statusCode).toBe(421);
});

test('what watches the host reaches it by any address [MIR-01]', async () => {
  const { app } = await start();
  expect(await statusOf(app, '10.0.0.7:4100', '/healthz')).toBe(200);
  expect(await statusOf(app, '10.0.0.7:4100', '/readyz')).toBe(200);
});

test('configured open it answers on any host, else on the ones that are named [MIR-01]', async () => {
  const open = await start(['*']);
  expect(await statusOf(open.app, 'evil.example')).toBe(200);
  const named = await start(['other.example']);
  expect(await statusOf(named.app, 'other.example')).toBe(200);
  expect(await statusOf(named.app, 'evil.example')).toBe(421);
});
