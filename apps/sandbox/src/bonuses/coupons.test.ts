import { io } from 'socket.io-client';
import { beforeEach, expect, test } from 'vitest';
import { PERSONA_NAMES } from '../personas/persona.ts';
import { createBonusClient } from '../testing/bonus-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
const { activate, list, redeem, wallet, ledgerIsSound } = createBonusClient(sandbox);

beforeEach(() => sandbox.reset(NOW));

test('a coupon for an offer puts it among the bonuses, and there it is activated', async () => {
  const token = await sandbox.logIn('depositor');
  expect((await activate(token, 'captains-table')).body['code']).toBe('COUPON_NEEDED');
  const { body } = await redeem(token, ' captain ');
  expect(body['data']).toMatchObject({ bonus: { name: "Captain's table", status: 'offered' } });
  const [offered] = (await list(token, '?status=offered')).rows;
  expect(await wallet(token)).toMatchObject({ bonusAmount: 0 });
  expect((await activate(token, offered?.id ?? 0)).body['data']).toMatchObject({
    bonus: { id: offered?.id, status: 'active', wagerLeft: 50 },
  });
  expect(await wallet(token)).toMatchObject({ amount: 248.5, bonusAmount: 10 });
});

test('a coupon of money pays real money at once, in the currency of the player', async () => {
  const euros = await sandbox.logIn('depositor');
  expect((await redeem(euros, 'SEASHELL5')).body['data']).toMatchObject({
    bonus: { status: 'completed', bonusAmount: 5 },
  });
  expect(await wallet(euros)).toMatchObject({ amount: 253.5, bonusAmount: 0 });
  const bitcoin = await sandbox.logIn('crypto');
  await redeem(bitcoin, 'SEASHELL5');
  expect(await wallet(bitcoin)).toMatchObject({ amount: 0.048265 });
  expect(await ledgerIsSound()).toBe(true);
});

test.each([
  ['one nobody made', 'NOSUCHCODE', 404, undefined],
  ['one used before', 'BARNACLE', 409, 'COUPON_USED'],
  ['one that is used up', 'SOLDOUT', 422, 'COUPON_EXHAUSTED'],
  ['one that has expired', 'OLDTIDE', 422, 'COUPON_EXPIRED'],
])('a coupon is refused: %s', async (_which, code, status, reason) => {
  const token = await sandbox.logIn('depositor');
  const answer = await redeem(token, code);
  expect([answer.status, answer.body['code']]).toEqual([status, reason]);
  expect(await wallet(token)).toMatchObject({ amount: 248.5, bonusAmount: 0 });
});

test('a coupon expires by the platform clock', async () => {
  await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 91 * 86_400_000 } });
  const token = await sandbox.logIn('depositor');
  expect((await redeem(token, 'CAPTAIN')).body['code']).toBe('COUPON_EXPIRED');
});

test('twenty tries of ten players for a coupon with one use left give it to one of them', async () => {
  const free = PERSONA_NAMES.filter((name) => name !== 'self-excluded' && name !== 'frozen');
  const tokens = await Promise.all(free.map((name) => sandbox.logIn(name)));
  const race = Array.from({ length: 20 }, (_, index) =>
    redeem(tokens[index % tokens.length] ?? '', 'LASTONE'),
  );
  const answers = await Promise.all(race);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  expect(await ledgerIsSound()).toBe(true);
});

test('twenty presses of one player redeem a coupon once; repeats under one key hear the same', async () => {
  const token = await sandbox.logIn('depositor');
  const race = Array.from({ length: 20 }, () => redeem(token, 'SEASHELL5', 'one'));
  const answers = await Promise.all(race);
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
  expect(await wallet(token)).toMatchObject({ amount: 253.5 });
  const late = await redeem(token, 'SEASHELL5', 'two');
  expect([late.status, late.body['code']]).toEqual([409, 'COUPON_USED']);
});

test.each([
  ['self-excluded', 'SELF_EXCLUDED'],
  ['frozen', 'ACCOUNT_FROZEN'],
] as const)('a %s player redeems nothing', async (persona, code) => {
  const token = await sandbox.logIn(persona);
  for (const coupon of ['SEASHELL5', 'NOSUCHCODE']) {
    const { status, body } = await redeem(token, coupon);
    expect([status, body['code']]).toEqual([422, code]);
  }
});

test("the player's browser hears of the money a coupon brought, with the balance after it", async () => {
  const token = await sandbox.logIn('depositor');
  const socket = io(sandbox.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  try {
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const heard = new Promise<unknown>((resolve) => socket.once('credit', resolve));
    await redeem(token, 'SEASHELL5');
    expect(await heard).toMatchObject({ amount: 5, balance: 253.5, reason: 'coupon', at: NOW });
  } finally {
    socket.disconnect();
  }
});
