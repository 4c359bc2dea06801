import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { extractCode, extractToken, fetchOutbox } from '../testing/outbox.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const MINUTE = 60_000;
const OLD = 'depositor@player.test';
const NEW = 'marisol.new@player.test';
const NUMBER = '+31 612345670';
const sandbox = connectTestSandbox();
let token: string;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

const PASSWORD = 'Baize-2026';
const send = (kind: 'email' | 'phone', body: object, as = token) =>
  sandbox.request('PUT', `/api/user/${kind}`, { token: as, body });
/** With the password that is asked for. */
const put = (kind: 'email' | 'phone', body: object, as = token) =>
  send(kind, { currentPassword: PASSWORD, ...body }, as);
const callOff = (kind: 'email' | 'phone') => sandbox.request('DELETE', `/api/user/${kind}`, { token });
const changes = async (as = token) =>
  (await sandbox.requestData('GET', '/api/user/contact-changes', { token: as }))['changes'];
const user = async () =>
  (await sandbox.requestData('GET', '/api/user/get-user-details', { token }))['getUser'];
const logIn = async (email: string) =>
  (await sandbox.request('POST', '/api/user/login', { body: { email, password: PASSWORD } })).status;
const codeTo = async (recipient: string) => extractCode((await fetchOutbox(sandbox, recipient))[0]);
const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });
/** A code that is another than the right one. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('a new address waits for its code: the old one still signs in, is told, and the change is in sight', async () => {
  const { body } = await put('email', { value: ' Marisol.New@player.test ' });
  const change = {
    kind: 'email',
    value: NEW,
    sentAt: NOW,
    expiresAt: '2026-11-20T18:17:19.000Z',
    triesLeft: 5,
  };
  expect(body['data']).toEqual({ confirmed: false, change });
  expect(await changes()).toEqual([change]);
  expect(await user()).toMatchObject({ email: OLD });
  const [told] = await fetchOutbox(sandbox, OLD);
  expect(told?.subject).toBe('A change of your e-mail address was asked for');
  expect(told?.body).toContain('m•••@player.test');
  expect(told?.body).not.toMatch(/\d{6}/);
  expect([await logIn(NEW), await logIn(OLD)]).toEqual([422, 200]);
});

test('with the code the address is changed and confirmed, once; the old one is told and signs in no more', async () => {
  await put('email', { value: NEW });
  const code = await codeTo(NEW);
  const answer = { success: true, data: { confirmed: true, change: null } };
  expect((await put('email', { value: NEW, code })).body).toEqual(answer);
  expect(await user()).toMatchObject({ email: NEW, isEmailVerified: true });
  expect(await changes()).toEqual([]);
  expect((await fetchOutbox(sandbox, OLD))[0]?.subject).toBe('Your e-mail address was changed');
  // A lost answer makes the browser send it again.
  expect((await put('email', { value: NEW, code })).body).toEqual(answer);
  expect([await logIn(OLD), await logIn(NEW)]).toEqual([422, 200]);
});

test('the link of the mail confirms as the code does, without a session, once and for its time', async () => {
  const follow = (link: string) =>
    sandbox.request('POST', '/api/user/verify-email', { body: { token: link } });
  await put('email', { value: NEW });
  const late = extractToken((await fetchOutbox(sandbox, NEW))[0]);
  await advance(60 * MINUTE);
  expect((await follow(late)).body['code']).toBe('TOKEN_EXPIRED');
  await put('email', { value: NEW });
  const link = extractToken((await fetchOutbox(sandbox, NEW))[0]);
  expect((await follow(late)).body['code']).toBe('TOKEN_EXPIRED');
  expect((await follow(link)).status).toBe(200);
  expect(await user()).toMatchObject({ email: NEW, isEmailVerified: true });
  expect((await follow(link)).body['code']).toBe('TOKEN_EXPIRED');
});

test('a phone number is changed by the code of an SMS, and the old number is told', async () => {
  await put('phone', { value: NUMBER });
  const [sms] = await fetchOutbox(sandbox, '+31612345670');
  expect(sms).toMatchObject({ channel: 'sms', link: null });
  expect((await put('phone', { value: NUMBER, code: extractCode(sms) })).status).toBe(200);
  expect(await user()).toMatchObject({ phoneCode: '31', phone: '612345670' });
  const told = (await fetchOutbox(sandbox)).filter(({ channel }) => channel === 'sms');
  expect(told[0]).toMatchObject({ subject: 'Your phone number was changed' });
  expect(told[0]?.recipient).not.toBe('+31612345670');
});

test('wrong codes are counted; after five the right one is refused until a new one is sent', async () => {
  await put('email', { value: NEW });
  const code = await codeTo(NEW);
  for (const triesLeft of [4, 3, 2, 1]) {
    const { status, body } = await put('email', { value: NEW, code: wrong(code) });
    expect([status, body['code'], body['details']]).toEqual([422, 'WRONG_CODE', { triesLeft }]);
  }
  expect((await put('email', { value: NEW, code: wrong(code) })).body['code']).toBe('TOO_MANY_TRIES');
  expect((await put('email', { value: NEW, code })).body['code']).toBe('TOO_MANY_TRIES');
  expect(valueAt(await changes(), 0, 'triesLeft')).toBe(0);
  await put('email', { value: NEW });
  expect((await put('email', { value: NEW, code: await codeTo(NEW) })).status).toBe(200);
});

test('guesses sent all at once count one by one', async () => {
  await put('email', { value: NEW });
  const code = wrong(await codeTo(NEW));
  const answers = await Promise.all(Array.from({ length: 12 }, () => put('email', { value: NEW, code })));
  expect(answers.filter(({ body }) => body['code'] === 'WRONG_CODE')).toHaveLength(4);
});

test('a code lasts its time, by the platform’s clock; the one before a new one works no more', async () => {
  await put('phone', { value: NUMBER });
  const first = await codeTo('+31612345670');
  await advance(15 * MINUTE);
  expect((await put('phone', { value: NUMBER, code: first })).body['code']).toBe('CODE_EXPIRED');
  await put('phone', { value: NUMBER });
  const second = await codeTo('+31612345670');
  // One code in a million is the same again.
  const earlier = first === second ? wrong(second) : first;
  expect((await put('phone', { value: NUMBER, code: earlier })).body['code']).toBe('WRONG_CODE');
  expect((await put('phone', { value: NUMBER, code: second })).status).toBe(200);
});

test('a change that is called off confirms nothing, and calling off again changes nothing', async () => {
  await put('email', { value: NEW });
  const [mail] = await fetchOutbox(sandbox, NEW);
  for (let times = 0; times < 2; times += 1) expect((await callOff('email')).status).toBe(200);
  expect(await changes()).toEqual([]);
  expect((await put('email', { value: NEW, code: extractCode(mail) })).body['code']).toBe(
    'NO_PENDING_CHANGE',
  );
  const link = { body: { token: extractToken(mail) } };
  expect((await sandbox.request('POST', '/api/user/verify-email', link)).body['code']).toBe('TOKEN_EXPIRED');
  expect(await user()).toMatchObject({ email: OLD });
});

test('an address in use is refused as at sign-up, also when somebody took it meanwhile', async () => {
  const taken = { value: 'form.validation.invalid.taken' };
  expect((await put('email', { value: 'vip@player.test' })).body['errors']).toEqual(taken);
  const other = await sandbox.logIn('vip');
  for (const who of [token, other]) await put('email', { value: NEW }, who);
  const [second, first] = await fetchOutbox(sandbox, NEW);
  expect((await put('email', { value: NEW, code: extractCode(second) }, other)).status).toBe(200);
  expect((await put('email', { value: NEW, code: extractCode(first) })).body['errors']).toEqual(taken);
});

test.each([
  ['email', 'no address'],
  ['email', '0b6f2b46-7c5e-4a52-9d05-0f4f3b1f9e11@empty-email.invalid'],
  ['phone', '612345670'],
  ['phone', '+31 12'],
  ['phone', '+31612345670'],
] as const)('%s "%s" is refused by the rules, and nothing is sent', async (kind, value) => {
  const { status, body } = await put(kind, { value });
  expect([status, body['errors']]).toEqual([400, { value: expect.any(String) }]);
  expect(await fetchOutbox(sandbox)).toEqual([]);
});

test('what is there already is no change', async () => {
  expect((await put('email', { value: 'DEPOSITOR@player.test' })).body['code']).toBe('CONTACT_UNCHANGED');
  const details = await user();
  const value = `+${String(valueAt(details, 'phoneCode'))} ${String(valueAt(details, 'phone'))}`;
  expect((await put('phone', { value })).body['code']).toBe('CONTACT_UNCHANGED');
});

test('nobody’s mailbox is filled, and no list of addresses is tried out: after five it waits', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await put('email', { value: NEW })).status).toBe(200);
  const { status, headers } = await put('email', { value: 'vip@player.test' });
  expect([status, headers.get('retry-after')]).toEqual([429, '900']);
  expect(await fetchOutbox(sandbox, NEW)).toHaveLength(5);
  // The old address is told of the change once, not of every code.
  expect(await fetchOutbox(sandbox, OLD)).toHaveLength(1);
});
