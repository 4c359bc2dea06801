import { beforeEach, expect, test } from 'vitest';
import { connectTestSandbox, type RequestOptions } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const PASSWORD = 'Baize-2026';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

function logIn(email: string, password = PASSWORD, extras: RequestOptions = {}) {
  return sandbox.request('POST', '/api/user/login', { body: { email, password }, ...extras });
}

async function detailsStatus(token: string): Promise<number> {
  return (await sandbox.request('GET', '/api/user/get-user-details', { token })).status;
}

test('a sign-in answers a token, who it is, their language and where they were last', async () => {
  const { status, body } = await sandbox.request('POST', '/api/user/login', {
    body: {
      email: ' Depositor@Player.test ',
      password: PASSWORD,
      recaptchaToken: null,
      afterReg: false,
      cpnc: 'autumn',
      mkt: null,
      userDeviceType: 'mobile',
      screenResolution: '375x740',
      uidToken: null,
    },
  });
  expect(status).toBe(200);
  expect(body['data']).toEqual({
    accessToken: expect.stringMatching(/^[\w-]{43}$/),
    userId: 2,
    locale: 'en',
    cpnc: 'autumn',
    lastLogin: { created_at: '2026-11-19T20:04:00.000Z', ip: '203.0.113.24', location: 'Amsterdam' },
  });
});

test("a newcomer's first sign-in knows no earlier one", async () => {
  const { body } = await logIn('newcomer@player.test');
  expect(body['data']).toMatchObject({ lastLogin: null });
});

test('a wrong password and an unknown address get the same refusal', async () => {
  const wrong = await logIn('depositor@player.test', 'Baize-2025');
  const unknown = await logIn('nobody@player.test');
  expect([wrong.status, unknown.status]).toEqual([422, 422]);
  expect(wrong.body).toEqual(unknown.body);
});

test('a sign-in without password names the field', async () => {
  const { status, body } = await sandbox.request('POST', '/api/user/login', {
    body: { email: 'vip@player.test' },
  });
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ password: 'form.validation.invalid.required' });
});

test('five wrong passwords shut an address for fifteen minutes, the right one included', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn('vip@player.test', 'guess');
  const shut = await logIn('vip@player.test');
  expect(shut.status).toBe(429);
  expect(shut.headers.get('retry-after')).toBe('900');
  expect((await logIn('depositor@player.test')).status).toBe(200);
  await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 15 * 60_000 } });
  expect((await logIn('vip@player.test')).status).toBe(200);
});

test('guesses sent all at once count one by one, and a right password among right ones never waits', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => logIn('vip@player.test', 'guess').then(({ status }) => status)),
  );
  expect(guesses.filter((status) => status === 422)).toHaveLength(5);
  expect(guesses.filter((status) => status === 429)).toHaveLength(15);
  const right = await Promise.all(Array.from({ length: 8 }, () => logIn('depositor@player.test')));
  expect(right.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test('right passwords never count', async () => {
  for (let attempt = 0; attempt < 7; attempt += 1) expect((await logIn('vip@player.test')).status).toBe(200);
});

test('a second sign-in ends the first session', async () => {
  const first = await sandbox.logIn('depositor');
  const second = await sandbox.logIn('depositor');
  expect(await detailsStatus(first)).toBe(403);
  expect(await detailsStatus(second)).toBe(200);
});

test('a sign-out ends the session, and says so only to a reason of the contract', async () => {
  const token = await sandbox.logIn('depositor');
  const odd = await sandbox.request('POST', '/api/user/logout', { token, body: { reason: 'BORED' } });
  expect(odd.status).toBe(400);
  const done = await sandbox.request('POST', '/api/user/logout', {
    token,
    body: { reason: 'USER_INITIATED' },
  });
  expect([done.status, done.body]).toEqual([200, { success: true, data: {} }]);
  expect(await detailsStatus(token)).toBe(403);
});

test('a call that needs a session is refused with 403 before anything else is looked at', async () => {
  const { status, body } = await sandbox.request('POST', '/api/user/logout', {
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(403);
  expect(body).toMatchObject({ success: false, code: 'SESSION_ENDED' });
});

test('the token is taken from either of the two headers, and a token that is over is refused even where none is needed', async () => {
  const token = await sandbox.logIn('depositor');
  const path = '/api/admin/get-rakeback-days';
  const twin = await sandbox.request('GET', '/api/user/get-user-details', {
    headers: { 'x-authorization': `Bearer ${token}` },
  });
  expect(twin.status).toBe(200);
  await sandbox.request('POST', '/sandbox/end-session', { body: { persona: 'depositor' } });
  expect((await sandbox.request('GET', path, { token })).status).toBe(403);
  expect((await sandbox.request('GET', path)).status).toBe(200);
});

test('the account carries every field the product shows', async () => {
  const token = await sandbox.logIn('depositor');
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  expect(details).toMatchObject({
    getUser: {
      userId: 2,
      email: 'depositor@player.test',
      firstName: 'Marisol',
      lastName: 'Reyes',
      nickname: 'marisol',
      gender: 'Female',
      dateOfBirth: '1991-08-02',
      phoneCode: '31',
      phone: '612345678',
      countryCode: 'NL',
      city: 'Amsterdam',
      address: 'Prinsengracht 263',
      zipCode: '1016 GV',
      currencyCode: 'EUR',
      isEmailVerified: true,
      kycStatus: 'PENDING',
      tags: ['player'],
      userLimit: { isSelfExclusionPermanent: false, selfExclusion: null },
      userWallet: { amount: 248.5, bonusAmount: 0, currencyCode: 'EUR' },
    },
    depositCount: 4,
    totalDeposit: 400,
    totalSpend: 1862.4,
    isCrypto: false,
    currencySymbol: '€',
    userLoyaltyLevel: 2,
    referralData: { code: 'BAIZE-DEPOSITOR' },
    activeBonus: null,
    userMonthlyLimit: { limit: 500, used: 0, left: 500 },
    lastLogin: { created_at: '2026-11-19T20:04:00.000Z', ip: '203.0.113.24', location: 'Amsterdam' },
  });
});

test.each([
  [
    'vip',
    {
      getUser: {
        userWallet: { bonusAmount: 0, wallets: [{ currencyCode: 'EUR' }, { currencyCode: 'USD' }] },
      },
    },
  ],
  ['crypto', { isCrypto: true, getUser: { userWallet: { amount: 0.048215, currencyCode: 'BTC' } } }],
  ['kyc-approved', { getUser: { kycStatus: 'APPROVED' } }],
  ['unverified', { getUser: { isEmailVerified: false, kycStatus: 'NOT_STARTED' } }],
  ['bonus-active', { activeBonus: { type: 'Deposit', wagerLeft: 780 } }],
  ['self-excluded', { getUser: { userLimit: { selfExclusion: '2026-12-20' } } }],
  ['frozen', { getUser: { userLimit: { frozenUntil: '2026-11-27T17:17:19.000Z' } } }],
  ['high-loyalty', { userLoyaltyLevel: 9 }],
] as const)('the %s persona stands where its name says', async (persona, expected) => {
  const token = await sandbox.logIn(persona);
  expect(await sandbox.requestData('GET', '/api/user/get-user-details', { token })).toMatchObject(expected);
});

test('a sign-in from abroad is remembered with its address and country', async () => {
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'JP', ip: '198.51.100.7' } });
  await sandbox.logIn('depositor');
  const token = await sandbox.logIn('depositor');
  const { lastLogin } = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  expect(lastLogin).toEqual({ created_at: NOW, ip: '198.51.100.7', location: 'Japan' });
});

test("a forwarded address is believed beside a brand's system token only", async () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.9' };
  const trusted = { ...forwarded, 'x-system-token': 'sandbox-lulu' };
  await logIn('vip@player.test', PASSWORD, { headers: trusted });
  const second = await logIn('vip@player.test', PASSWORD, { headers: forwarded });
  expect(second.body['data']).toMatchObject({ lastLogin: { ip: '198.51.100.9' } });
  const third = await logIn('vip@player.test');
  expect(third.body['data']).toMatchObject({ lastLogin: { ip: '127.0.0.1' } });
});
