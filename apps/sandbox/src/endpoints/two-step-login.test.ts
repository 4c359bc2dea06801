import { beforeEach, expect, test } from 'vitest';
import { fetchOutbox, extractToken } from '../testing/outbox.ts';
import { valueAt } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { computeCode, turnOnTwoStep } from '../testing/two-step-client.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const SECOND = 1000;
const EMAIL = 'depositor@player.test';
const sandbox = connectTestSandbox();
let secret = '';
let codes: string[] = [];

beforeEach(async () => {
  await sandbox.reset(NOW);
  const token = await sandbox.logIn('depositor');
  ({ secret, codes } = await turnOnTwoStep({ sandbox, token }));
  // The code that confirmed the set-up is used.
  await advance(120 * SECOND);
});

const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });
const logIn = (body: object) => sandbox.request('POST', '/api/user/login', { body });
const firstStep = (more: object = {}) => logIn({ email: EMAIL, password: 'Baize-2026', ...more });
const takeTicket = async (more: object = {}) =>
  String(valueAt((await firstStep(more)).body, 'details', 'ticket'));
const outcome = async (ticket: string, code: string) => {
  const { status, body } = await logIn({ ticket, code });
  return status === 200 ? 'in' : body['code'];
};
const isLinked = async () => {
  const { body } = await sandbox.request('GET', '/sandbox/state');
  return JSON.stringify(body['linkedAccounts']).includes(EMAIL);
};

test('a right password alone lets nobody in; the ticket and a code do, and the ticket is gone', async () => {
  const { status, body } = await firstStep();
  expect([status, body['code'], typeof valueAt(body, 'details', 'ticket')]).toEqual([
    422,
    'TWO_STEP_REQUIRED',
    'string',
  ]);
  const ticket = String(valueAt(body, 'details', 'ticket'));
  const { body: second } = await logIn({ ticket, code: await computeCode(sandbox, secret) });
  const token = String(valueAt(second, 'data', 'accessToken'));
  expect((await sandbox.request('GET', '/api/user/get-user-details', { token })).status).toBe(200);
  expect(await outcome(ticket, await computeCode(sandbox, secret, 30))).toBe('TWO_STEP_TICKET_EXPIRED');
});

test('a wrong password of such an account is told like any other', async () => {
  expect((await logIn({ email: EMAIL, password: 'guess' })).body['code']).toBe('WRONG_CREDENTIALS');
});

test.each([
  [-90, 'TWO_STEP_WRONG_CODE'],
  [-30, 'in'],
  [0, 'in'],
  [30, 'in'],
  [90, 'TWO_STEP_WRONG_CODE'],
])('a phone whose clock is %d s off: %s', async (secondsOff, expected) => {
  const code = await computeCode(sandbox, secret, secondsOff);
  expect(await outcome(await takeTicket(), code)).toBe(expected);
});

test('a code is not taken twice, nor one older than the last, until the clock is moved back', async () => {
  const code = await computeCode(sandbox, secret);
  const older = await computeCode(sandbox, secret, -30);
  expect(await outcome(await takeTicket(), code)).toBe('in');
  expect(await outcome(await takeTicket(), code)).toBe('TWO_STEP_CODE_USED');
  expect(await outcome(await takeTicket(), older)).toBe('TWO_STEP_CODE_USED');
  await advance(-3600 * SECOND);
  expect(await outcome(await takeTicket(), await computeCode(sandbox, secret))).toBe('in');
});

test('one code sent by two log-ins at once lets one of them in', async () => {
  const code = await computeCode(sandbox, secret);
  const tickets = [await takeTicket(), await takeTicket()];
  const outcomes = await Promise.all(tickets.map((ticket) => outcome(ticket, code)));
  expect(new Set(outcomes)).toEqual(new Set(['TWO_STEP_CODE_USED', 'in']));
});

test('a recovery code lets in once, in any case, and the mail says how many are left', async () => {
  const [code = ''] = codes;
  expect(await outcome(await takeTicket(), ` ${code.toLowerCase()} `)).toBe('in');
  expect(await outcome(await takeTicket(), code)).toBe('TWO_STEP_WRONG_CODE');
  const [mail] = await fetchOutbox(sandbox, EMAIL);
  expect([mail?.subject, mail?.body.includes('9 are left')]).toEqual(['A recovery code was used', true]);
});

test('a ticket lasts five minutes and five codes', async () => {
  const old = await takeTicket();
  await advance(300 * SECOND);
  expect(await outcome(old, await computeCode(sandbox, secret))).toBe('TWO_STEP_TICKET_EXPIRED');
  const ticket = await takeTicket();
  for (let tries = 0; tries < 5; tries += 1)
    expect(await outcome(ticket, 'WRONG')).toBe('TWO_STEP_WRONG_CODE');
  expect(await outcome(ticket, await computeCode(sandbox, secret))).toBe('TWO_STEP_TICKET_EXPIRED');
});

test('wrong codes are counted over all tickets of an account, also when they are sent at once', async () => {
  const tickets = await Promise.all(Array.from({ length: 3 }, () => takeTicket()));
  const outcomes = await Promise.all(
    tickets.flatMap((ticket) => Array.from({ length: 5 }, () => logIn({ ticket, code: 'WRONG' }))),
  );
  const countOf = (wanted: number) => outcomes.filter(({ status }) => status === wanted).length;
  expect([countOf(422), countOf(429)]).toEqual([10, 5]);
  const late = await logIn({ ticket: await takeTicket(), code: await computeCode(sandbox, secret) });
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '900']);
});

test('a log-in that links the account links it with the code, not before [PRF-04]', async () => {
  const ticket = await takeTicket({ linkAccount: true, cpnc: 'partner-7' });
  expect(await isLinked()).toBe(false);
  const { body } = await logIn({ ticket, code: await computeCode(sandbox, secret) });
  expect(valueAt(body, 'data', 'cpnc')).toBe('partner-7');
  expect(await isLinked()).toBe(true);
});

test('a new password ends log-ins that wait for their code, and the code is still asked', async () => {
  const ticket = await takeTicket();
  await sandbox.request('POST', '/api/user/forgot-password', { body: { email: EMAIL } });
  const token = extractToken((await fetchOutbox(sandbox, EMAIL))[0]);
  const password = 'Baize-2027';
  await sandbox.requestData('POST', '/api/user/reset-password', { body: { token, password } });
  expect(await outcome(ticket, await computeCode(sandbox, secret))).toBe('TWO_STEP_TICKET_EXPIRED');
  expect((await logIn({ email: EMAIL, password })).body['code']).toBe('TWO_STEP_REQUIRED');
});

test.each([{ ticket: 'x' }, { code: '123456' }, { ticket: '', code: '' }, { email: EMAIL }])(
  'a log-in of %o is bad input',
  async (body) => {
    expect((await logIn(body)).status).toBe(400);
  },
);
