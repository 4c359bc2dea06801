import { beforeEach, expect, test } from 'vitest';
import { fetchOutbox, extractToken } from '../testing/outbox.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { createSignUpBody } from '../testing/sign-up-body.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const LIEKE = 'lieke@player.test';
const PLACEHOLDER = '5b1c7a52-6c0b-4f3a-9a69-0f6b1f7c2d10@empty-email.invalid';
const DETAILS = '/api/user/get-user-details';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

function signUp(over: Record<string, unknown> = {}, email = LIEKE, headers: Record<string, string> = {}) {
  return sandbox.request('POST', '/api/user/sign-up', { body: createSignUpBody(email, over), headers });
}

function logIn(email: string, password = 'Baize-2026') {
  return sandbox.request('POST', '/api/user/login', { body: { email, password } });
}

function settle(override: Record<string, unknown>, brand = 'curacao') {
  return sandbox.request('PUT', '/sandbox/settings', { body: { brand, override } });
}

type Made = { accessToken: string | null; createUser: Record<string, unknown> };
function made(body: Record<string, unknown>): Made {
  const read: { data: Made } = JSON.parse(JSON.stringify(body));
  return read.data;
}

test('a sign-up opens an account with everything that was filled in, and a token that works', async () => {
  const { status, body } = await signUp();
  expect(status).toBe(200);
  const { accessToken, createUser } = made(body);
  expect(createUser).toEqual({
    userId: 13,
    email: LIEKE,
    username: 'lieke',
    generatedPassword: null,
  });
  const details = await sandbox.requestData('GET', DETAILS, { token: String(accessToken) });
  expect(details).toMatchObject({
    getUser: {
      email: LIEKE,
      isEmailVerified: false,
      firstName: 'Lieke',
      lastName: 'Visser',
      gender: 'Not to say',
      dateOfBirth: '1995-04-30',
      phoneCode: '31',
      phone: '612340001',
      countryCode: 'NL',
      city: 'Utrecht',
      kycStatus: 'NOT_STARTED',
      userWallet: { amount: 0, bonusAmount: 0, currencyCode: 'EUR' },
    },
    depositCount: 0,
  });
  const again = await logIn(' Lieke@Player.test ');
  expect(again.body['data']).toMatchObject({ userId: 13, locale: 'nl' });
});

test.each([
  ['SE', 'SEK'],
  ['BR', 'BRL'],
  ['JP', 'JPY'],
  ['DE', 'EUR'],
  ['KE', 'USD'],
])('a newcomer of %s plays in %s', async (countryCode, currencyCode) => {
  const { accessToken } = made((await signUp({ countryCode, phoneCode: null, phone: null })).body);
  const details = await sandbox.requestData('GET', DETAILS, { token: String(accessToken) });
  expect(details).toMatchObject({ getUser: { userWallet: { currencyCode, amount: 0 } } });
});

test('a chosen currency wins over the country’s, and a brand of several purses opens a second', async () => {
  const lulu = { 'x-system-token': 'sandbox-lulu' };
  const chosen = { currencyCode: 'BTC', password: 'Baize-2026' };
  const { accessToken } = made((await signUp(chosen, LIEKE, lulu)).body);
  const details = await sandbox.requestData('GET', DETAILS, { token: String(accessToken) });
  expect(details).toMatchObject({
    isCrypto: true,
    getUser: { userWallet: { wallets: [{ currencyCode: 'BTC' }, { currencyCode: 'USDT' }] } },
  });
});

test('an address that has an account is refused at its field, in any case', async () => {
  const { status, body } = await signUp({ uniqueKey: 'VIP@player.test' }, 'VIP@player.test');
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ email: 'form.validation.invalid.taken' });
});

test('of twenty sign-ups with one address at once, one opens an account', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp()));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
});

test.each([
  ['email', { email: 'nowhere', username: 'nowhere', uniqueKey: 'nowhere' }, 'format'],
  ['email', { email: PLACEHOLDER, username: PLACEHOLDER.split('@')[0], uniqueKey: PLACEHOLDER }, 'required'],
  ['password', { password: 'short' }, 'password.min'],
  ['password', { password: null }, 'required'],
  ['dateOfBirth', { dateOfBirth: '2008-11-21' }, 'dob'],
  ['dateOfBirth', { dateOfBirth: '2008-02-31' }, 'format'],
  ['phone', { phone: '61' }, 'short.number'],
  ['countryCode', { countryCode: 'US' }, 'format'],
  ['countryCode', { countryCode: 'ZZ' }, 'format'],
  ['currencyCode', { currencyCode: 'XAU' }, 'format'],
  ['termsAccepted', { termsAccepted: false }, 'required'],
  ['username', { username: 'somebody' }, 'format'],
  ['uniqueKey', { uniqueKey: 'other@player.test' }, 'format'],
  ['referralCode', { referralCode: 'BAIZE-NOBODY' }, 'format'],
  ['mirrorDomainFk', { mirrorDomainFk: 99 }, 'format'],
] as const)('what is wrong with %s in %o comes back under its name', async (field, over, problem) => {
  const { status, body } = await signUp(over);
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ [field]: `form.validation.invalid.${problem}` });
});

test('the password rules are the brand’s own', async () => {
  const lulu = { 'x-system-token': 'sandbox-lulu' };
  const weak = await signUp({ password: 'baize-player' }, LIEKE, lulu);
  expect(weak.body['errors']).toEqual({ password: 'form.validation.invalid.password.digit' });
  expect((await signUp({ password: 'baize-player' })).status).toBe(200);
});

test('while the brand holds new players, a newcomer gets no token and may not sign in until released', async () => {
  await settle({ holdUserOnRegistration: true });
  expect(made((await signUp()).body)).toMatchObject({ accessToken: null, createUser: { email: LIEKE } });
  const held = await logIn(LIEKE);
  expect([held.status, held.body['code']]).toEqual([422, 'ACCOUNT_HELD']);
  expect((await logIn(LIEKE, 'wrong')).body['code']).toBe('WRONG_CREDENTIALS');
  await sandbox.request('POST', '/sandbox/release', { body: { email: LIEKE } });
  expect((await logIn(LIEKE)).status).toBe(200);
});

test('a one-click sign-up gets a password once, and signs in with the username shown beside it', async () => {
  await settle({ use1ClickRegistration: true });
  const { createUser } = made((await signUp({ password: null, phone: null }, PLACEHOLDER)).body);
  expect(createUser['generatedPassword']).toMatch(/^[A-Za-z2-9-]{17}$/);
  const password = String(createUser['generatedPassword']);
  expect((await logIn(String(createUser['username']), password)).status).toBe(200);
  expect(await fetchOutbox(sandbox)).toEqual([]);
});

test('where a phone is enough, a newcomer without an address signs in with it', async () => {
  await settle({ emailPhoneRegistration: true });
  const phoneless = await signUp({ phone: null }, PLACEHOLDER);
  expect(phoneless.body['errors']).toEqual({ phone: 'form.validation.invalid.required' });
  expect((await signUp({}, PLACEHOLDER)).status).toBe(200);
  expect((await logIn('+31612340001')).status).toBe(200);
});

test('a mirror domain’s hours are kept by the platform, and the refusal says when it opens', async () => {
  await sandbox.request('POST', '/sandbox/clock', { body: { mode: 'frozen', now: '2026-11-20T23:00:00Z' } });
  const shut = await signUp({ mirrorDomainFk: 31 });
  expect([shut.status, shut.body['code']]).toEqual([422, 'REGISTRATION_CLOSED']);
  expect(shut.body['details']).toEqual({ reason: 'window', until: '2026-11-21T08:00:00.000Z' });
  expect((await signUp()).status).toBe(200);
  await sandbox.request('POST', '/sandbox/clock', { body: { mode: 'frozen', now: '2026-11-21T08:00:00Z' } });
  expect((await signUp({ mirrorDomainFk: 31 }, 'later@player.test')).status).toBe(200);
});

test('nobody signs up from an excluded country, unless their address is on the list', async () => {
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'US' } });
  const refused = await signUp();
  expect([refused.status, refused.body['code']]).toEqual([422, 'COUNTRY_BLOCKED']);
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'US', ip: '198.51.100.10' } });
  expect((await signUp()).status).toBe(200);
});

test('whoever brought a newcomer sees one invitation more', async () => {
  await signUp({ referralCode: 'baize-vip' });
  const details = await sandbox.requestData('GET', DETAILS, { token: await sandbox.logIn('vip') });
  expect(details['referralData']).toMatchObject({ code: 'BAIZE-VIP', invited: 1 });
});

test('an account is linked by its sign-up, by a login or by a change of the profile, and stays so [PRF-04]', async () => {
  const linked = async () => (await sandbox.request('GET', '/sandbox/state')).body['linkedAccounts'];
  const enter = (email: string, over = {}) =>
    sandbox.request('POST', '/api/user/login', { body: { email, password: 'Baize-2026', ...over } });
  await signUp({}, 'joost@player.test');
  expect(await linked()).toEqual([]);
  expect((await signUp({ linkAccount: true })).status).toBe(200);
  expect((await enter('vip@player.test', { linkAccount: true })).status).toBe(200);
  const token = await sandbox.logIn('depositor');
  const body = { updateFrom: 'Linked Account', city: 'Delft', linkAccount: true };
  expect((await sandbox.request('PUT', '/api/user/update-user-details', { token, body })).status).toBe(200);
  await enter(LIEKE);
  expect(await linked()).toEqual(expect.arrayContaining([LIEKE, 'vip@player.test', 'depositor@player.test']));
  expect(await linked()).toHaveLength(3);
});

test('the mailed link verifies the address once; a second press finds it spent', async () => {
  const { accessToken } = made((await signUp()).body);
  const [mail] = await fetchOutbox(sandbox, LIEKE);
  expect(mail).toMatchObject({ channel: 'mail', subject: 'Confirm your e-mail address' });
  const verify = () =>
    sandbox.request('POST', '/api/user/verify-email', { body: { token: extractToken(mail) } });
  expect((await verify()).body).toEqual({ success: true, data: {} });
  const details = await sandbox.requestData('GET', DETAILS, { token: String(accessToken) });
  expect(details).toMatchObject({ getUser: { isEmailVerified: true } });
  const spent = await verify();
  expect([spent.status, spent.body['code']]).toEqual([422, 'TOKEN_EXPIRED']);
});

test('the verification mail is sent again five times in fifteen minutes, then it has to wait, account or not', async () => {
  for (const email of ['unverified@player.test', 'nobody@player.test']) {
    const resend = () => sandbox.request('POST', '/api/user/resend-verification', { body: { email } });
    for (let letter = 0; letter < 5; letter += 1) expect((await resend()).status).toBe(200);
    const sixth = await resend();
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '900']);
  }
  expect(await fetchOutbox(sandbox, 'unverified@player.test')).toHaveLength(5);
  await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 15 * 60_000 } });
  const body = { email: 'unverified@player.test' };
  expect((await sandbox.request('POST', '/api/user/resend-verification', { body })).status).toBe(200);
});

test('a verification link lasts a day by the platform’s clock, and a new one makes the old worthless', async () => {
  const resend = (body: object, token?: string) =>
    sandbox.request('POST', '/api/user/resend-verification', { body, ...(token ? { token } : {}) });
  const verify = (token: string) => sandbox.request('POST', '/api/user/verify-email', { body: { token } });
  const email = 'unverified@player.test';
  const unknown = await resend({ email: 'nobody@player.test' });
  expect((await resend({ email })).body).toEqual(unknown.body);
  await resend({}, await sandbox.logIn('unverified'));
  const [second, first] = await fetchOutbox(sandbox, email);
  expect((await verify(extractToken(first))).body['code']).toBe('TOKEN_EXPIRED');
  await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 86_400_000 } });
  expect((await verify(extractToken(second))).body['code']).toBe('TOKEN_EXPIRED');
  await resend({ email: 'vip@player.test' });
  expect(await fetchOutbox(sandbox, 'vip@player.test')).toEqual([]);
});
