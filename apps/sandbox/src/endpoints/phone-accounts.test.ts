import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { extractCode, extractToken, fetchOutbox } from '../testing/outbox.ts';
import { createSignUpBody } from '../testing/sign-up-body.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const TAKEN = 'form.validation.invalid.taken';
const FIRST = { phoneCode: '+31', phone: '687654321', password: 'First-2026' };
const sandbox = connectTestSandbox();

beforeEach(async () => {
  await sandbox.reset('2026-11-20T17:17:19.000Z');
  const override = { emailPhoneRegistration: true, useSMSResetPassword: true };
  await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override } });
});

const signUp = (over: object, email = `${randomUUID()}@empty-email.invalid`) =>
  sandbox.request('POST', '/api/user/sign-up', { body: createSignUpBody(email, { ...over }) });
const logIn = (email: string, password = FIRST.password) =>
  sandbox.request('POST', '/api/user/login', { body: { email, password } });
const visitFrom = (country: string) => sandbox.request('POST', '/sandbox/visitor', { body: { country } });

/** A player's token, and what the platform keeps of their number. */
async function opened(over: object, email?: string) {
  const { status, body } = await signUp(over, email);
  expect([status, body['errors']]).toEqual([200, undefined]);
  const { data }: { data: { accessToken: string } } = JSON.parse(JSON.stringify(body));
  const token = data.accessToken;
  const user = async () =>
    (await sandbox.requestData('GET', '/api/user/get-user-details', { token }))['getUser'];
  const update = (fields: object) =>
    sandbox.request('PUT', '/api/user/update-user-details', {
      token,
      body: { updateFrom: 'Profile Page', ...fields },
    });
  return { token, user, update };
}

test('a number signed up with its trunk prefix is kept without it [PRF-06] [VAL-02]', async () => {
  const { user } = await opened({ ...FIRST, phone: '0687654321' });
  expect(await user()).toMatchObject({ phoneCode: '31', phone: '687654321' });
});

test.each([
  '+31687654321',
  '31687654321',
  '0031687654321',
  '+310687654321',
  '+31 (0)6 87654321',
  '+31-6-8765 4321',
  '0687654321',
  '687654321',
  '06 8765 43 21',
  '+٣١٦٨٧٦٥٤٣٢١',
])('a player who signed up with 0687654321 logs in with %s [PRF-06]', async (typed) => {
  await opened({ ...FIRST, phone: '0687654321' });
  expect((await logIn(typed)).status).toBe(200);
});

test('a number without a code is of the visitor’s country first, else of the only account it fits [PRF-06]', async () => {
  await opened(FIRST);
  await visitFrom('BE');
  expect((await logIn('0687654321')).status).toBe(200);
  await opened({ ...FIRST, phoneCode: '+33', password: 'Second-2026' });
  expect((await logIn('0687654321')).body['code']).toBe('WRONG_CREDENTIALS');
  expect((await logIn('0687654321', 'Second-2026')).body['code']).toBe('WRONG_CREDENTIALS');
  await visitFrom('FR');
  expect((await logIn('0687654321', 'Second-2026')).status).toBe(200);
  await visitFrom('NL');
  expect((await logIn('0687654321')).status).toBe(200);
});

test('an Italian number keeps its zero [VAL-02]', async () => {
  const { user } = await opened({ phoneCode: '+39', phone: '0612345678' });
  expect(await user()).toMatchObject({ phone: '0612345678' });
  expect((await logIn('+390612345678', 'Baize-2026')).status).toBe(200);
});

test.each(['687654321', '0687654321'])(
  'a second sign-up by phone with %s is refused at its field, and the first player still logs in [PRF-06]',
  async (phone) => {
    await opened(FIRST);
    const { status, body } = await signUp({ ...FIRST, phone, password: 'Second-2026' });
    expect([status, body['errors']]).toEqual([400, { phone: TAKEN }]);
    expect((await logIn('+31687654321')).status).toBe(200);
  },
);

test('by phone alone nobody takes the number of an account with an address [PRF-06]', async () => {
  await opened(FIRST, 'lieke@player.test');
  expect((await signUp(FIRST)).body['errors']).toEqual({ phone: TAKEN });
});

test('of twenty sign-ups with one number at once, one opens an account [PRF-06]', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(FIRST)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { body } of refused) expect(body['errors']).toEqual({ phone: TAKEN });
  expect((await logIn('+31687654321')).status).toBe(200);
});

test('a number shared with accounts that have an address logs in the one known by it alone [PRF-06]', async () => {
  const early = await opened({ phone: null, password: 'Early-2026' }, 'early@player.test');
  await opened(FIRST);
  await opened({ ...FIRST, password: 'Late-2026' }, 'late@player.test');
  expect((await early.update({ phoneCode: '31', phone: '0687654321' })).status).toBe(200);
  expect(await early.user()).toMatchObject({ phone: '687654321' });
  expect((await logIn('+31687654321')).status).toBe(200);
  expect((await logIn('+31687654321', 'Early-2026')).status).toBe(422);
  expect((await logIn('early@player.test', 'Early-2026')).status).toBe(200);
});

test('a number shared by accounts with an address alone logs in whoever had it first: an older account that gives the number later takes no log-in away [PRF-06]', async () => {
  const early = await opened({ phone: null, password: 'Early-2026' }, 'early@player.test');
  await opened(FIRST, 'lieke@player.test');
  await early.update({ phoneCode: '31', phone: '687654321' });
  expect((await logIn('+31687654321')).status).toBe(200);
  expect((await logIn('+31687654321', 'Early-2026')).status).toBe(422);
});

test('an account known by its phone alone changes to no number that another has [PRF-01]', async () => {
  await opened(FIRST, 'lieke@player.test');
  const other = await opened({ phoneCode: '+31', phone: '612340009' });
  const body = { value: '+31 0687654321', currentPassword: 'Baize-2026' };
  const refused = await sandbox.request('PUT', '/api/user/phone', { token: other.token, body });
  expect([refused.status, refused.body['errors']]).toEqual([400, { value: TAKEN }]);
});

test('a number changed by a code is kept without its trunk prefix, and the old way to write it is no change [VAL-02]', async () => {
  const { token, user } = await opened(FIRST);
  const put = (body: object) => sandbox.request('PUT', '/api/user/phone', { token, body });
  const proof = { currentPassword: FIRST.password };
  const same = await put({ value: '+31 0687654321', ...proof });
  expect(same.body['code']).toBe('CONTACT_UNCHANGED');
  await put({ value: '+31 0612340009', ...proof });
  const [sms] = await fetchOutbox(sandbox, '+31612340009');
  expect((await put({ value: '+31 0612340009', code: extractCode(sms) })).status).toBe(200);
  expect(await user()).toMatchObject({ phoneCode: '31', phone: '612340009' });
  expect((await logIn('0612340009')).status).toBe(200);
});

test('another way to write a locked number changes nothing on the profile [PRF-02] [VAL-02]', async () => {
  const { user, update } = await opened(FIRST, 'lieke@player.test');
  expect((await update({ phoneCode: '31', phone: '0687654321', city: 'Delft' })).status).toBe(200);
  expect(await user()).toMatchObject({ phone: '687654321', city: 'Delft' });
});

test.each([
  { phone: '0687654321', phoneCode: '+31' },
  { phone: '687654321', phoneCode: '31' },
  { phone: '0687654321', phoneCode: null },
  { phone: '31687654321' },
])('a forgotten password is set by a code for %o, that of whom the number logs in [PRF-06]', async (body) => {
  await opened(FIRST);
  await opened({ ...FIRST, password: 'Late-2026' }, 'late@player.test');
  await sandbox.request('POST', '/api/user/forgot-password', { body });
  const [sms, ...others] = await fetchOutbox(sandbox, '+31687654321');
  expect(others).toEqual([]);
  const reset = { token: extractToken(sms), password: 'New-2026-word' };
  expect((await sandbox.request('POST', '/api/user/reset-password', { body: reset })).status).toBe(200);
  expect((await logIn('+31687654321', 'New-2026-word')).status).toBe(200);
});

test('wrong passwords and codes asked for are counted by the number, however it is written [SES-03]', async () => {
  await opened(FIRST);
  const ways = ['+31687654321', '0687654321', '0031-687654321', '31 6 87654321', '+31 (0)6 87654321'];
  for (const way of ways) expect((await logIn(way, 'guess')).status).toBe(422);
  expect((await logIn('+3168-7654321')).status).toBe(429);
  const forgot = (phone: string, phoneCode: string | null) =>
    sandbox.request('POST', '/api/user/forgot-password', { body: { phone, phoneCode } });
  for (const phone of ['687654321', '0687654321', '687654321', '0687654321'])
    expect((await forgot(phone, '31')).status).toBe(200);
  expect((await forgot('0687654321', null)).status).toBe(200);
  expect((await forgot('31687654321', null)).status).toBe(429);
});
