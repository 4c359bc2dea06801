import { beforeEach, expect, test } from 'vitest';
import { fetchOutbox } from '../testing/outbox.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { computeCode, startTwoStep, turnOnTwoStep } from '../testing/two-step-client.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const MINUTE = 60_000;
const EMAIL = 'depositor@player.test';
const PATH = '/api/user/two-step';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

const status = (token: string) => sandbox.requestData('GET', PATH, { token });
const confirm = (token: string, code: string) => sandbox.request('PUT', PATH, { token, body: { code } });
const turnOff = (token: string, code: string) => sandbox.request('DELETE', PATH, { token, body: { code } });
const renew = (token: string, code: string) =>
  sandbox.request('POST', `${PATH}/recovery-codes`, { token, body: { code } });
const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });
const subjects = async () => (await fetchOutbox(sandbox, EMAIL)).map(({ subject }) => subject);

test('a set-up shows the same secret until it is confirmed, and never again after that', async () => {
  const token = await sandbox.logIn('depositor');
  const first = await startTwoStep({ sandbox, token });
  expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(first.uri);
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/Curaçao:${EMAIL}`,
  ]);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Curaçao',
    secret: first.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(await startTwoStep({ sandbox, token })).toEqual(first);
  expect(await status(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  expect((await confirm(token, await computeCode(sandbox, first.secret))).status).toBe(200);
  expect(await status(token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  const again = await sandbox.request('POST', PATH, { token, body: { currentPassword: 'Baize-2026' } });
  expect([again.status, again.body['code']]).toEqual([422, 'TWO_STEP_ON']);
  expect(JSON.stringify(again.body)).not.toContain(first.secret);
});

test('a set-up that nobody confirms within half an hour begins anew with another secret', async () => {
  const token = await sandbox.logIn('depositor');
  const { secret } = await startTwoStep({ sandbox, token });
  await advance(30 * MINUTE);
  const late = await confirm(token, await computeCode(sandbox, secret));
  expect([late.status, late.body['code']]).toEqual([422, 'TWO_STEP_NOT_STARTED']);
  expect((await startTwoStep({ sandbox, token })).secret).not.toBe(secret);
});

test('a wrong code turns nothing on; a right one may be typed with a blank', async () => {
  const token = await sandbox.logIn('depositor');
  const { secret } = await startTwoStep({ sandbox, token });
  const code = await computeCode(sandbox, secret);
  const wrong = await confirm(
    token,
    code.replace(/./, (digit) => String((Number(digit) + 1) % 10)),
  );
  expect([wrong.status, wrong.body['code']]).toEqual([422, 'TWO_STEP_WRONG_CODE']);
  expect(await status(token)).toMatchObject({ enabled: false });
  expect((await confirm(token, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  const twice = await confirm(token, code);
  expect([twice.status, twice.body['code']]).toEqual([422, 'TWO_STEP_ON']);
});

test.each(['𐜀𐜁𐜂', '１２３４５６', '12345', 'abcdef'])(
  '%s is a wrong code, and breaks nothing',
  async (typed) => {
    const token = await sandbox.logIn('depositor');
    await startTwoStep({ sandbox, token });
    const { status: code, body } = await confirm(token, typed);
    expect([code, body['code']]).toEqual([422, 'TWO_STEP_WRONG_CODE']);
  },
);

test('ten recovery codes are shown once; new ones end those before', async () => {
  const token = await sandbox.logIn('depositor');
  const { codes } = await turnOnTwoStep({ sandbox, token });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const renewed = await renew(token, codes[0] ?? '');
  expect(renewed.status).toBe(200);
  expect(await status(token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  const old = await turnOff(token, codes[1] ?? '');
  expect([old.status, old.body['code']]).toEqual([422, 'TWO_STEP_WRONG_CODE']);
});

test('it is turned off by a code of the app or by a recovery code, and a second time nothing changes', async () => {
  const token = await sandbox.logIn('depositor');
  const { secret } = await turnOnTwoStep({ sandbox, token });
  const used = await turnOff(token, await computeCode(sandbox, secret));
  expect([used.status, used.body['code']]).toEqual([422, 'TWO_STEP_CODE_USED']);
  await advance(MINUTE / 2);
  expect((await turnOff(token, await computeCode(sandbox, secret))).body).toEqual({
    success: true,
    data: {},
  });
  expect((await turnOff(token, '000000')).status).toBe(200);
  const { codes } = await turnOnTwoStep({ sandbox, token });
  expect((await turnOff(token, codes[3]?.toLowerCase().replaceAll('-', ' ') ?? '')).status).toBe(200);
  expect(await status(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  const none = await renew(token, codes[4] ?? '');
  expect([none.status, none.body['code']]).toEqual([422, 'TWO_STEP_OFF']);
});

test('every change is told by mail, and so is a recovery code that is used', async () => {
  const token = await sandbox.logIn('depositor');
  const { codes } = await turnOnTwoStep({ sandbox, token });
  await renew(token, codes[0] ?? '');
  expect(await subjects()).toEqual([
    'New recovery codes',
    'A recovery code was used',
    'Two-step log-in is on',
  ]);
  const [, used] = await fetchOutbox(sandbox, EMAIL);
  expect(used?.body).toContain('9 are left');
  expect(used?.body).not.toContain(codes[0]);
});

test('a borrowed session cannot guess codes: after ten wrong ones it has to wait', async () => {
  const token = await sandbox.logIn('depositor');
  await turnOnTwoStep({ sandbox, token });
  for (let tries = 0; tries < 10; tries += 1) expect((await turnOff(token, 'ABCD')).status).toBe(422);
  const { status: refused, headers } = await turnOff(token, 'ABCD');
  expect([refused, headers.get('retry-after')]).toEqual([429, '900']);
  await advance(15 * MINUTE);
  expect((await turnOff(token, 'ABCD')).status).toBe(422);
});
