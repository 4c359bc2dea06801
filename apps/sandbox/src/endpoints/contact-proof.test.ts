import { beforeEach, expect, test } from 'vitest';
import { extractCode, fetchOutbox } from '../testing/outbox.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { computeCode, turnOnTwoStep } from '../testing/two-step-client.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const MINUTE = 60_000;
const OLD = 'depositor@player.test';
const NEW = 'marisol.new@player.test';
const PASSWORD = 'Baize-2026';
const REQUIRED = 'form.validation.invalid.required';
const WRONG = 'form.validation.invalid.password.current';
const sandbox = connectTestSandbox();
let token: string;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

const put = (body: object, kind: 'email' | 'phone' = 'email') =>
  sandbox.request('PUT', `/api/user/${kind}`, { token, body: { value: NEW, ...body } });
const setUp = (body: object) => sandbox.request('POST', '/api/user/two-step', { token, body });
const logIn = async (password: string) =>
  (await sandbox.request('POST', '/api/user/login', { body: { email: OLD, password } })).status;
const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });
const changes = async () =>
  (await sandbox.requestData('GET', '/api/user/contact-changes', { token }))['changes'];

test.each([
  ['email', {}, REQUIRED],
  ['email', { currentPassword: 'wrong' }, WRONG],
  ['email', { twoStepCode: '123456' }, REQUIRED],
  ['phone', { value: '+31 612345670' }, REQUIRED],
  ['phone', { value: '+31 612345670', currentPassword: 'wrong' }, WRONG],
] as const)(
  'an open session alone changes no %s: %j is refused at the password, and nobody is written to',
  async (kind, body, problem) => {
    const { status, body: answer } = await put(body, kind);
    expect([status, answer['errors']]).toEqual([400, { currentPassword: problem }]);
    expect(await fetchOutbox(sandbox)).toEqual([]);
    expect(await changes()).toEqual([]);
  },
);

test('the password is asked before anything is said about the address', async () => {
  const { body } = await put({ value: 'vip@player.test', currentPassword: 'wrong' });
  expect(body['errors']).toEqual({ currentPassword: WRONG });
});

test('wrong passwords count with those of log-ins and of the set-up, so that none is guessed by a session', async () => {
  expect(await logIn('wrong')).toBe(422);
  for (let tries = 0; tries < 2; tries += 1) {
    expect((await put({ currentPassword: 'wrong' })).status).toBe(400);
    expect((await setUp({ currentPassword: 'wrong' })).body['errors']).toEqual({ currentPassword: WRONG });
  }
  const { status, headers } = await put({ currentPassword: PASSWORD });
  expect([status, headers.get('retry-after')]).toEqual([429, '900']);
  expect((await setUp({ currentPassword: PASSWORD })).status).toBe(429);
  expect(await logIn(PASSWORD)).toBe(429);
  await advance(15 * MINUTE);
  expect((await put({ currentPassword: PASSWORD })).status).toBe(200);
});

test('a set-up of two-step log-in begins by the password, and shows no secret without it', async () => {
  const { status, body } = await setUp({});
  expect([status, body['errors']]).toEqual([400, { currentPassword: REQUIRED }]);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect((await setUp({ currentPassword: PASSWORD })).status).toBe(200);
});

test('with two-step log-in on, the password is not enough: a code of the app is asked for, and taken once', async () => {
  const { secret } = await turnOnTwoStep({ sandbox, token });
  const refused = await put({ currentPassword: PASSWORD });
  expect([refused.status, refused.body['errors']]).toEqual([400, { twoStepCode: REQUIRED }]);
  const used = await put({ twoStepCode: await computeCode(sandbox, secret) });
  expect([used.status, used.body['code']]).toEqual([422, 'TWO_STEP_CODE_USED']);
  await advance(MINUTE);
  const twoStepCode = await computeCode(sandbox, secret);
  // A refusal of the address uses up no code.
  expect((await put({ value: 'vip@player.test', twoStepCode })).body['errors']).toEqual({
    value: 'form.validation.invalid.taken',
  });
  expect((await put({ twoStepCode })).status).toBe(200);
  const again = await put({ value: 'other@player.test', twoStepCode });
  expect([again.status, again.body['code']]).toEqual([422, 'TWO_STEP_CODE_USED']);
});

test('a recovery code does as well; wrong codes are counted with those of log-ins', async () => {
  const { codes } = await turnOnTwoStep({ sandbox, token });
  for (let tries = 0; tries < 10; tries += 1)
    expect((await put({ twoStepCode: 'ABCD' })).body['code']).toBe('TWO_STEP_WRONG_CODE');
  expect((await put({ twoStepCode: codes[0] })).status).toBe(429);
  await advance(15 * MINUTE);
  expect((await put({ twoStepCode: codes[0] })).status).toBe(200);
  const subjects = (await fetchOutbox(sandbox, OLD)).map(({ subject }) => subject);
  expect(subjects).toContain('A recovery code was used');
});

test('a new code for the address that waits needs no second proof, another address does', async () => {
  await put({ currentPassword: PASSWORD });
  expect((await put({})).status).toBe(200);
  expect(await fetchOutbox(sandbox, NEW)).toHaveLength(2);
  expect((await put({ value: 'other@player.test' })).status).toBe(400);
  expect(await fetchOutbox(sandbox, 'other@player.test')).toEqual([]);
});

test('once it is confirmed, the old address is told of the change and what to do if it was somebody else', async () => {
  await put({ currentPassword: PASSWORD });
  const code = extractCode((await fetchOutbox(sandbox, NEW))[0]);
  expect((await put({ code })).status).toBe(200);
  const [told] = await fetchOutbox(sandbox, OLD);
  expect(told?.subject).toBe('Your e-mail address was changed');
  expect(told?.body).toMatch(/If this was not you: Contact support at once/);
});
