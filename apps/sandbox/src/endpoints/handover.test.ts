import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const SECOND = 1000;
const HOME = 'http://127.0.0.1:4100';
const MIRROR = 'https://curacao-mirror.test';
const sandbox = connectTestSandbox();
let token = '';

beforeEach(async () => {
  await sandbox.reset(NOW);
  await setMirrors([{ url: MIRROR, domainId: 31, settings: {} }]);
  token = await sandbox.logIn('depositor');
});

const setMirrors = (mirrorDomain: object[]) =>
  sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override: { mirrorDomain } } });
const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });
const ask = (target: string, from = token) =>
  sandbox.request('POST', '/api/user/handover', { token: from, body: { target } });
const takeCode = async (target = MIRROR) => String(valueAt((await ask(target)).body, 'data', 'code'));
const redeem = (code: string, origin: string | null = MIRROR, headers: Record<string, string> = {}) =>
  sandbox.request('POST', '/api/user/handover/session', {
    body: { code },
    headers: { ...(origin === null ? {} : { origin }), ...headers },
  });
const outcome = async (...given: Parameters<typeof redeem>) => {
  const { status, body } = await redeem(...given);
  return status === 200 ? 'in' : body['code'];
};
const isSignedIn = async (accessToken: string) =>
  (await sandbox.request('GET', '/api/user/get-user-details', { token: accessToken })).status === 200;

test('a code signs the player in at the other address, and the session before ends [MIR-01]', async () => {
  const { body } = await redeem(await takeCode());
  const next = String(valueAt(body, 'data', 'accessToken'));
  expect(await isSignedIn(next)).toBe(true);
  expect(await isSignedIn(token)).toBe(false);
});

test('the visit goes on: the time limit of a session counts from its first log-in [MIR-01]', async () => {
  const startOf = async (accessToken: string) =>
    valueAt(
      (await sandbox.request('GET', '/api/user/limits', { token: accessToken })).body,
      'data',
      'sessionStartedAt',
    );
  const before = await startOf(token);
  await advance(600 * SECOND);
  const { body } = await redeem(await takeCode());
  expect(await startOf(String(valueAt(body, 'data', 'accessToken')))).toBe(before);
});

test('a code works once, however many ask at the same time [MIR-01]', async () => {
  const code = await takeCode();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(code)));
  expect(outcomes.filter((one) => one === 'in')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['in', 'HANDOVER_EXPIRED']));
  expect(await outcome(code)).toBe('HANDOVER_EXPIRED');
});

test.each([
  [59, 'in'],
  [60, 'HANDOVER_EXPIRED'],
])('after %d s: %s [MIR-01]', async (seconds, expected) => {
  const code = await takeCode();
  await advance(seconds * SECOND);
  expect(await outcome(code)).toBe(expected);
});

test.each([HOME, 'https://evil.example', 'http://curacao-mirror.test', 'null', null])(
  'shown at %o, which it is not for, a code is refused and used up [MIR-01]',
  async (origin) => {
    const code = await takeCode();
    expect(await outcome(code, origin)).toBe('HANDOVER_WRONG_ADDRESS');
    expect(await outcome(code)).toBe('HANDOVER_EXPIRED');
    expect(await isSignedIn(token)).toBe(true);
  },
);

test('a code of one brand is none at another [MIR-01]', async () => {
  const code = await takeCode();
  expect(await outcome(code, MIRROR, { 'x-system-token': 'sandbox-lulu' })).toBe('HANDOVER_EXPIRED');
  expect(await outcome(code)).toBe('in');
});

test('a code of a session that has ended, and one before a newer code, open nothing [MIR-01]', async () => {
  const first = await takeCode();
  const second = await takeCode();
  expect(await outcome(first)).toBe('HANDOVER_EXPIRED');
  await sandbox.request('POST', '/api/user/logout', { token, body: { reason: 'USER_INITIATED' } });
  expect(await outcome(second)).toBe('HANDOVER_EXPIRED');
});

test.each([
  ['https://evil.example', 'is none of the brand’s'],
  [`${MIRROR}.evil.example`, 'is none of the brand’s'],
  ['http://curacao-mirror.test', 'is none of the brand’s'],
  ['https://closed.test', 'has closed'],
  ['https://off.test', 'lets nobody log in'],
])('no code is made for %s, which %s [MIR-01]', async (target) => {
  await setMirrors([
    { url: MIRROR, domainId: 31, settings: {} },
    { url: 'https://closed.test', domainId: 32, settings: {}, closesAt: NOW },
    { url: 'https://off.test', domainId: 33, settings: { loginOff: true } },
  ]);
  const { status, body } = await ask(target);
  expect([status, body['code']]).toEqual([422, 'HANDOVER_TARGET_REFUSED']);
});

test('nobody gets a code without a session [MIR-01]', async () => {
  expect((await ask(MIRROR, 'no-such-token')).status).toBe(403);
});
