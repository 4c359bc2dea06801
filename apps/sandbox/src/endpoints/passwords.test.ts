import { beforeEach, expect, test } from 'vitest';
import { fetchOutbox, extractToken } from '../testing/outbox.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const VIP = 'vip@player.test';
const OLD = 'Baize-2026';
const NEW = 'Harbour-2027';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

const forgot = (body: object) => sandbox.request('POST', '/api/user/forgot-password', { body });
const reset = (token: string, password = NEW) =>
  sandbox.request('POST', '/api/user/reset-password', { body: { token, password } });
const logIn = (email: string, password: string) =>
  sandbox.request('POST', '/api/user/login', { body: { email, password } });
const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });

test('a mailed link sets a new password once and ends the session that was open; it leads to the brand’s own address [SET-06]', async () => {
  const token = await sandbox.logIn('vip');
  await forgot({ email: ' VIP@player.test' });
  const [mail] = await fetchOutbox(sandbox, VIP);
  expect(mail?.link).toMatch(/^http:\/\/127\.0\.0\.1:4100\/\?modal=reset-password&token=[\w-]{43}$/);
  expect((await reset(extractToken(mail))).body).toEqual({ success: true, data: {} });
  expect((await sandbox.request('GET', '/api/user/get-user-details', { token })).status).toBe(403);
  expect((await logIn(VIP, OLD)).status).toBe(422);
  expect((await logIn(VIP, NEW)).status).toBe(200);
  const again = await reset(extractToken(mail));
  expect([again.status, again.body['code']]).toEqual([422, 'TOKEN_EXPIRED']);
});

test('an unknown address hears the same, and nothing is sent', async () => {
  const known = await forgot({ email: VIP });
  const unknown = await forgot({ email: 'nobody@player.test' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await fetchOutbox(sandbox)).toHaveLength(1);
});

test('nobody’s mailbox is filled: after five letters in fifteen minutes the next has to wait, known address or not', async () => {
  for (const email of [VIP, 'nobody@player.test']) {
    for (let sent = 0; sent < 5; sent += 1) expect((await forgot({ email })).status).toBe(200);
    const { status, headers } = await forgot({ email });
    expect([status, headers.get('retry-after')]).toEqual([429, '900']);
  }
  expect(await fetchOutbox(sandbox, VIP)).toHaveLength(5);
  await advance(15 * 60_000);
  expect((await forgot({ email: VIP })).status).toBe(200);
});

test('a link lasts an hour by the platform’s clock, and only the newest opens', async () => {
  await forgot({ email: VIP });
  await forgot({ email: VIP });
  const [second, first] = await fetchOutbox(sandbox, VIP);
  expect((await reset(extractToken(first))).body['code']).toBe('TOKEN_EXPIRED');
  await advance(3_600_000);
  expect((await reset(extractToken(second))).body['code']).toBe('TOKEN_EXPIRED');
});

test('of twenty presses of one link at once, one sets the password', async () => {
  await forgot({ email: VIP });
  const [mail] = await fetchOutbox(sandbox, VIP);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(extractToken(mail))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code by SMS goes out only where the brand sends them, and may be typed as it reads', async () => {
  const ask = { phone: '701234567', phoneCode: '+46' };
  const silent = await forgot(ask);
  expect(await fetchOutbox(sandbox)).toEqual([]);
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'curacao', override: { useSMSResetPassword: true } },
  });
  expect((await forgot(ask)).body).toEqual(silent.body);
  const [sms] = await fetchOutbox(sandbox, '+46701234567');
  expect(sms).toMatchObject({ channel: 'sms' });
  expect((await reset(extractToken(sms).toLowerCase())).status).toBe(200);
  expect((await logIn(VIP, NEW)).status).toBe(200);
});

test('a new password keeps the brand’s rules before a link is spent', async () => {
  await forgot({ email: VIP });
  const [mail] = await fetchOutbox(sandbox, VIP);
  const weak = await reset(extractToken(mail), 'abc');
  expect(weak.body['errors']).toEqual({ password: 'form.validation.invalid.password.min' });
  expect((await reset(extractToken(mail))).status).toBe(200);
});

test('whoever is signed in changes the password by naming the current one, and stays signed in', async () => {
  const token = await sandbox.logIn('vip');
  const change = (current: string) =>
    sandbox.request('PUT', '/api/user/change-password', { token, body: { current, password: NEW } });
  const wrong = await change('guess');
  expect([wrong.status, wrong.body['errors']]).toEqual([
    400,
    { current: 'form.validation.invalid.password.current' },
  ]);
  expect((await change(OLD)).status).toBe(200);
  expect((await sandbox.request('GET', '/api/user/get-user-details', { token })).status).toBe(200);
  expect((await logIn(VIP, NEW)).status).toBe(200);
});

test('a borrowed session is no place to guess: five wrong passwords and it waits', async () => {
  const token = await sandbox.logIn('vip');
  const body = { current: 'guess', password: NEW };
  const guess = () => sandbox.request('PUT', '/api/user/change-password', { token, body });
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});
