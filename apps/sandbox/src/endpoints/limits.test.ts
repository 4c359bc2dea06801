import { beforeEach, expect, test } from 'vitest';
import { LIMITS_PATH, createLimitClient } from '../testing/limit-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const sandbox = connectTestSandbox();
const limits = createLimitClient(sandbox);
let token: string;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

const limit = (wanted: { type: string; period?: number }) => limits.one(token, wanted);
const put = (body: object) => limits.put(token, body);

test.each([0.004, 10.001, 1e-9])(
  'a limit of %d is refused: no part of a cent is kept as another limit',
  async (amount) => {
    for (const type of ['deposit', 'loss', 'bet']) {
      const { status, body } = await put({ type, period: 0, amount });
      expect([status, body['errors']]).toEqual([400, { amount: 'form.validation.invalid.format' }]);
    }
    expect(await limit({ type: 'loss' })).toMatchObject({ amount: null, pending: null });
  },
);

test('a player sees every limit they could set, with what is used and when its day, week or month ends at home', async () => {
  const all = await limits.all(token);
  expect(all.map(({ type, period }) => `${type} ${period}`)).toEqual([
    'deposit 0',
    'deposit 1',
    'deposit 2',
    'loss 0',
    'loss 1',
    'loss 2',
    'bet 0',
    'bet 1',
    'bet 2',
    'session 0',
  ]);
  expect(all.find(({ type, period }) => type === 'deposit' && period === 2)).toMatchObject({
    amount: 500,
    periodEndsAt: '2026-11-30T23:00:00.000Z',
    pending: null,
  });
  expect(await limit({ type: 'loss' })).toMatchObject({
    amount: null,
    periodEndsAt: '2026-11-20T23:00:00.000Z',
  });
  expect(await limit({ type: 'loss', period: 1 })).toMatchObject({
    periodEndsAt: '2026-11-22T23:00:00.000Z',
  });
});

test('a lower limit holds at once and says so', async () => {
  const { status, body } = await put({ type: 'deposit', period: 2, amount: 200 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Limit Updated Successfully',
    data: { limit: { type: 'deposit', period: 2, amount: 200, changedAt: NOW, pending: null } },
  });
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  expect(details['userMonthlyLimit']).toMatchObject({ limit: 200 });
});

test('a bet limit changes once an hour, up or down', async () => {
  expect((await put({ type: 'bet', period: 0, amount: 100 })).status).toBe(200);
  const again = await put({ type: 'bet', period: 0, amount: 50 });
  expect([again.status, again.body['code']]).toEqual([422, 'BET_LIMIT_LOCKED']);
  expect(again.body['details']).toEqual({ until: '2026-11-20T18:17:19.000Z' });
  await limits.advance(HOUR);
  expect((await put({ type: 'bet', period: 0, amount: 150 })).status).toBe(200);
  await limits.advance(HOUR);
  expect((await put({ type: 'bet', period: 0, amount: null })).status).toBe(200);
  expect((await put({ type: 'bet', period: 0, amount: 10 })).body['code']).toBe('BET_LIMIT_LOCKED');
});

test('a high-loyalty player’s bet limit is changed by support alone; one they never had they may set', async () => {
  const loyal = await sandbox.logIn('high-loyalty');
  const refused = await limits.put(loyal, { type: 'bet', period: 0, amount: 10 });
  expect([refused.status, refused.body['code']]).toEqual([422, 'LIMIT_BY_SUPPORT']);
  expect((await limits.put(loyal, { type: 'bet', period: 2, amount: 10 })).status).toBe(200);
});

test.each([
  [{ type: 'deposit', period: 3, amount: 5 }],
  [{ type: 'deposit', period: 0, amount: -1 }],
  [{ type: 'deposit', period: 0, amount: 1e300 }],
  [{ type: 'session', minutes: 9 }],
  [{ type: 'session', minutes: 43_201 }],
  [{ type: 'balance', period: 0, amount: 1 }],
])('%o is no limit', async (body) => {
  expect((await put(body)).status).toBe(400);
});

test('of twenty lowerings at once all are taken in turn, and one holds', async () => {
  const amounts = Array.from({ length: 20 }, (_, index) => 400 - index);
  const answers = await Promise.all(amounts.map((amount) => put({ type: 'deposit', period: 2, amount })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { amount } = (await limit({ type: 'deposit', period: 2 })) ?? {};
  expect(amount).toBeLessThanOrEqual(400);
});

test('a session ends when the time a player allowed it is over, by the platform’s clock', async () => {
  await put({ type: 'session', minutes: 30 });
  expect(await limit({ type: 'session' })).toMatchObject({
    minutes: 30,
    periodEndsAt: '2026-11-20T17:47:19.000Z',
  });
  await limits.advance(30 * MINUTE - 1_000);
  expect((await sandbox.request('GET', LIMITS_PATH, { token })).status).toBe(200);
  await limits.advance(1_000);
  const over = await sandbox.request('GET', LIMITS_PATH, { token });
  expect([over.status, over.body['code']]).toEqual([403, 'SESSION_ENDED']);
  const again = await sandbox.logIn('depositor');
  expect((await sandbox.request('GET', LIMITS_PATH, { token: again })).status).toBe(200);
});
