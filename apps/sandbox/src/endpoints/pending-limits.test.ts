import { beforeEach, expect, test } from 'vitest';
import { LIMITS_PATH, createLimitClient } from '../testing/limit-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const HOUR = 3_600_000;
const sandbox = connectTestSandbox();
const limits = createLimitClient(sandbox);
let token: string;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

const limit = (wanted: { type: string; period?: number }) => limits.one(token, wanted);
const put = (body: object) => limits.put(token, body);

test('a raise waits for twenty-four hours, then for the player’s word, and only then holds', async () => {
  const asked = await put({ type: 'deposit', period: 2, amount: 900 });
  expect(asked.body['message']).toBeUndefined();
  const waiting = (await limit({ type: 'deposit', period: 2 }))?.pending;
  expect(waiting).toMatchObject({ amount: 900, confirmableAt: '2026-11-21T17:17:19.000Z' });
  const confirmation = { type: 'deposit', period: 2, amount: 900, confirmPendingId: waiting?.id };
  await limits.advance(24 * HOUR - 1_000);
  const early = await put(confirmation);
  expect([early.status, early.body['code']]).toEqual([422, 'LIMIT_TOO_EARLY']);
  expect(early.body['details']).toEqual({ until: '2026-11-21T17:17:19.000Z' });
  await limits.advance(1_000);
  expect(await limit({ type: 'deposit', period: 2 })).toMatchObject({
    amount: 500,
    pending: { amount: 900 },
  });
  expect((await put(confirmation)).status).toBe(200);
  expect(await limit({ type: 'deposit', period: 2 })).toMatchObject({ amount: 900, pending: null });
});

test('a confirmation that names another amount than the one that waits is refused, and changes nothing', async () => {
  await put({ type: 'loss', period: 0, amount: 50 });
  await put({ type: 'loss', period: 0, amount: 80 });
  const id = (await limit({ type: 'loss' }))?.pending?.id;
  await limits.advance(24 * HOUR);
  for (const amount of [5_000, 50, null]) {
    const other = await put({ type: 'loss', period: 0, amount, confirmPendingId: id });
    expect([other.status, other.body['code']]).toEqual([422, 'LIMIT_NOT_AS_ASKED']);
  }
  expect(await limit({ type: 'loss' })).toMatchObject({ amount: 50, pending: { amount: 80 } });
  expect((await put({ type: 'loss', period: 0, amount: 80, confirmPendingId: id })).status).toBe(200);
  expect(await limit({ type: 'loss' })).toMatchObject({ amount: 80, pending: null });
});

test('a removal waits like a raise, and can be called off once', async () => {
  await put({ type: 'deposit', period: 2, amount: null });
  const waiting = (await limit({ type: 'deposit', period: 2 }))?.pending;
  expect(waiting).toMatchObject({ amount: null });
  const path = `${LIMITS_PATH}/pending/${waiting?.id}`;
  const first = await sandbox.request('DELETE', path, { token });
  expect(first.body['data']).toMatchObject({ limit: { type: 'deposit', amount: 500, pending: null } });
  expect((await sandbox.request('DELETE', path, { token })).status).toBe(404);
});

test('nobody calls off or confirms what waits for somebody else', async () => {
  await put({ type: 'deposit', period: 2, amount: 900 });
  const id = (await limit({ type: 'deposit', period: 2 }))?.pending?.id;
  const other = await sandbox.logIn('vip');
  expect((await sandbox.request('DELETE', `${LIMITS_PATH}/pending/${id}`, { token: other })).status).toBe(
    404,
  );
  const body = { type: 'deposit', period: 2, amount: 900, confirmPendingId: id };
  expect((await limits.put(other, body)).status).toBe(404);
});

test('a lowering calls off the raise that waited', async () => {
  await put({ type: 'deposit', period: 2, amount: 900 });
  await put({ type: 'deposit', period: 2, amount: 100 });
  expect(await limit({ type: 'deposit', period: 2 })).toMatchObject({ amount: 100, pending: null });
});

test('a market’s longer wait holds: Germany seven days for deposits and for bets', async () => {
  await limits.asMarket('de');
  await put({ type: 'deposit', period: 2, amount: 900 });
  expect((await limit({ type: 'deposit', period: 2 }))?.pending?.confirmableAt).toBe(
    '2026-11-27T17:17:19.000Z',
  );
  await put({ type: 'bet', period: 0, amount: 5 });
  await limits.advance(HOUR);
  await put({ type: 'bet', period: 0, amount: 9 });
  const bet = await limit({ type: 'bet' });
  expect(bet).toMatchObject({ amount: 5, pending: { amount: 9, confirmableAt: '2026-11-27T18:17:19.000Z' } });
});

test('of twenty confirmations of one raise at once, one is taken', async () => {
  await put({ type: 'deposit', period: 2, amount: 900 });
  const id = (await limit({ type: 'deposit', period: 2 }))?.pending?.id;
  await limits.advance(24 * HOUR);
  const body = { type: 'deposit', period: 2, amount: 900, confirmPendingId: id };
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
});

test('a longer session waits like any raise', async () => {
  await put({ type: 'session', minutes: 60 });
  await put({ type: 'session', minutes: 120 });
  expect(await limit({ type: 'session' })).toMatchObject({
    minutes: 60,
    pending: { minutes: 120, amount: null },
  });
});
