import { beforeEach, expect, test } from 'vitest';
import type { PersonaName } from '../personas/persona.ts';
import { sandboxUnderTest, type Extras } from '../testing/sandbox-under-test.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const LIMITS = '/api/user/limits';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const sandbox = sandboxUnderTest();
let token: string;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

type Limit = {
  type: string;
  period: number;
  amount: number | null;
  minutes: number | null;
  used?: number | null;
  left?: number | null;
  changedAt: string | null;
  periodEndsAt?: string | null;
  pending: { id: string; amount: number | null; minutes: number | null; confirmableAt: string } | null;
};

async function limits(asToken = token): Promise<Limit[]> {
  const data = await sandbox.data('GET', LIMITS, { token: asToken });
  const list: Limit[] = JSON.parse(JSON.stringify(data['limits']));
  return list;
}

async function limit(type: string, period: number, asToken = token): Promise<Limit | undefined> {
  return (await limits(asToken)).find((row) => row.type === type && row.period === period);
}

function put(body: object, extras: Extras = {}) {
  return sandbox.send('PUT', LIMITS, { token, body, ...extras });
}

function advance(advanceMs: number) {
  return sandbox.send('POST', '/sandbox/clock', { body: { advanceMs } });
}

function asMarket(market: string) {
  return sandbox.send('PUT', '/sandbox/settings', { body: { brand: 'curacao', override: { market } } });
}

test.each([0.004, 10.001, 1e-9])(
  'a limit of %d is refused: no part of a cent is kept as another limit',
  async (amount) => {
    for (const type of ['deposit', 'loss', 'bet']) {
      const { status, body } = await put({ type, period: 0, amount });
      expect([status, body['errors']]).toEqual([400, { amount: 'form.validation.invalid.format' }]);
    }
    expect(await limit('loss', 0)).toMatchObject({ amount: null, pending: null });
  },
);

test('a player sees every limit they could set, with what is used and when its day, week or month ends at home', async () => {
  const all = await limits();
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
  expect(await limit('loss', 0)).toMatchObject({ amount: null, periodEndsAt: '2026-11-20T23:00:00.000Z' });
  expect(await limit('loss', 1)).toMatchObject({ periodEndsAt: '2026-11-22T23:00:00.000Z' });
});

test('a lower limit holds at once and says so', async () => {
  const { status, body } = await put({ type: 'deposit', period: 2, amount: 200 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Limit Updated Successfully',
    data: { limit: { type: 'deposit', period: 2, amount: 200, changedAt: NOW, pending: null } },
  });
  const details = await sandbox.data('GET', '/api/user/get-user-details', { token });
  expect(details['userMonthlyLimit']).toMatchObject({ limit: 200 });
});

test('a raise waits for twenty-four hours, then for the player’s word, and only then holds', async () => {
  const asked = await put({ type: 'deposit', period: 2, amount: 900 });
  expect(asked.body['message']).toBeUndefined();
  const waiting = (await limit('deposit', 2))?.pending;
  expect(waiting).toMatchObject({ amount: 900, confirmableAt: '2026-11-21T17:17:19.000Z' });
  const confirmation = { type: 'deposit', period: 2, amount: 900, confirmPendingId: waiting?.id };
  await advance(24 * HOUR - 1_000);
  const early = await put(confirmation);
  expect([early.status, early.body['code']]).toEqual([422, 'LIMIT_TOO_EARLY']);
  expect(early.body['details']).toEqual({ until: '2026-11-21T17:17:19.000Z' });
  await advance(1_000);
  expect(await limit('deposit', 2)).toMatchObject({ amount: 500, pending: { amount: 900 } });
  expect((await put(confirmation)).status).toBe(200);
  expect(await limit('deposit', 2)).toMatchObject({ amount: 900, pending: null });
});

test('a confirmation takes the amount that waited, whatever amount it names', async () => {
  await put({ type: 'loss', period: 0, amount: 50 });
  await put({ type: 'loss', period: 0, amount: 80 });
  const id = (await limit('loss', 0))?.pending?.id;
  await advance(24 * HOUR);
  await put({ type: 'loss', period: 0, amount: 5_000, confirmPendingId: id });
  expect(await limit('loss', 0)).toMatchObject({ amount: 80 });
});

test('a removal waits like a raise, and can be called off once', async () => {
  await put({ type: 'deposit', period: 2, amount: null });
  const waiting = (await limit('deposit', 2))?.pending;
  expect(waiting).toMatchObject({ amount: null });
  const path = `${LIMITS}/pending/${waiting?.id}`;
  const first = await sandbox.send('DELETE', path, { token });
  expect(first.body['data']).toMatchObject({ limit: { type: 'deposit', amount: 500, pending: null } });
  expect((await sandbox.send('DELETE', path, { token })).status).toBe(404);
});

test('nobody calls off or confirms what waits for somebody else', async () => {
  await put({ type: 'deposit', period: 2, amount: 900 });
  const id = (await limit('deposit', 2))?.pending?.id;
  const other = await sandbox.logIn('vip');
  expect((await sandbox.send('DELETE', `${LIMITS}/pending/${id}`, { token: other })).status).toBe(404);
  const body = { type: 'deposit', period: 2, amount: 900, confirmPendingId: id };
  expect((await put(body, { token: other })).status).toBe(404);
});

test('a lowering calls off the raise that waited', async () => {
  await put({ type: 'deposit', period: 2, amount: 900 });
  await put({ type: 'deposit', period: 2, amount: 100 });
  expect(await limit('deposit', 2)).toMatchObject({ amount: 100, pending: null });
});

test('a bet limit changes once an hour, up or down', async () => {
  expect((await put({ type: 'bet', period: 0, amount: 100 })).status).toBe(200);
  const again = await put({ type: 'bet', period: 0, amount: 50 });
  expect([again.status, again.body['code']]).toEqual([422, 'BET_LIMIT_LOCKED']);
  expect(again.body['details']).toEqual({ until: '2026-11-20T18:17:19.000Z' });
  await advance(HOUR);
  expect((await put({ type: 'bet', period: 0, amount: 150 })).status).toBe(200);
  await advance(HOUR);
  expect((await put({ type: 'bet', period: 0, amount: null })).status).toBe(200);
  expect((await put({ type: 'bet', period: 0, amount: 10 })).body['code']).toBe('BET_LIMIT_LOCKED');
});

test('a high-loyalty player’s bet limit is changed by support alone; one they never had they may set', async () => {
  const loyal = await sandbox.logIn('high-loyalty');
  const refused = await put({ type: 'bet', period: 0, amount: 10 }, { token: loyal });
  expect([refused.status, refused.body['code']]).toEqual([422, 'LIMIT_BY_SUPPORT']);
  expect((await put({ type: 'bet', period: 2, amount: 10 }, { token: loyal })).status).toBe(200);
});

test('a market’s longer wait holds: Germany seven days for deposits and for bets', async () => {
  await asMarket('de');
  await put({ type: 'deposit', period: 2, amount: 900 });
  expect((await limit('deposit', 2))?.pending?.confirmableAt).toBe('2026-11-27T17:17:19.000Z');
  await put({ type: 'bet', period: 0, amount: 5 });
  await advance(HOUR);
  await put({ type: 'bet', period: 0, amount: 9 });
  const bet = await limit('bet', 0);
  expect(bet).toMatchObject({ amount: 5, pending: { amount: 9, confirmableAt: '2026-11-27T18:17:19.000Z' } });
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
  const { amount } = (await limit('deposit', 2)) ?? {};
  expect(amount).toBeLessThanOrEqual(400);
});

test('of twenty confirmations of one raise at once, one is taken', async () => {
  await put({ type: 'deposit', period: 2, amount: 900 });
  const id = (await limit('deposit', 2))?.pending?.id;
  await advance(24 * HOUR);
  const body = { type: 'deposit', period: 2, amount: 900, confirmPendingId: id };
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
});

test('a session ends when the time a player allowed it is over, by the platform’s clock', async () => {
  await put({ type: 'session', minutes: 30 });
  expect(await limit('session', 0)).toMatchObject({
    minutes: 30,
    periodEndsAt: '2026-11-20T17:47:19.000Z',
  });
  await advance(30 * MINUTE - 1_000);
  expect((await sandbox.send('GET', LIMITS, { token })).status).toBe(200);
  await advance(1_000);
  const over = await sandbox.send('GET', LIMITS, { token });
  expect([over.status, over.body['code']]).toEqual([403, 'SESSION_ENDED']);
  const again = await sandbox.logIn('depositor');
  expect((await sandbox.send('GET', LIMITS, { token: again })).status).toBe(200);
});

test('a longer session waits like any raise', async () => {
  await put({ type: 'session', minutes: 60 });
  await put({ type: 'session', minutes: 120 });
  expect(await limit('session', 0)).toMatchObject({ minutes: 60, pending: { minutes: 120, amount: null } });
});

async function exclude(body: object, asToken = token) {
  return sandbox.send('PUT', '/api/user/self-exclusion', { token: asToken, body });
}

async function userLimit(asToken = token): Promise<unknown> {
  const details = await sandbox.data('GET', '/api/user/get-user-details', { token: asToken });
  const { getUser }: { getUser: { userLimit: unknown } } = JSON.parse(JSON.stringify(details));
  return getUser.userLimit;
}

test.each([
  [{ duration: '1h' }, '2026-11-20T18:17:19.000Z'],
  [{ duration: '12h' }, '2026-11-21T05:17:19.000Z'],
  [{ duration: '1d' }, '2026-11-21'],
  [{ duration: '3d' }, '2026-11-23'],
  [{ duration: '1w' }, '2026-11-27'],
  [{ duration: '1m' }, '2026-12-20'],
  [{ months: 7 }, '2027-06-20'],
])('an exclusion of %o ends %s', async (body, selfExclusion) => {
  const { body: answer } = await exclude(body);
  const expected = { isSelfExclusionPermanent: false, selfExclusion, frozenUntil: null };
  expect(answer['data']).toEqual({ userLimit: expected });
  expect(await userLimit()).toEqual(expected);
});

test('an exclusion for good is for good, and a shorter one never takes the place of a longer', async () => {
  await exclude({ duration: '1w' });
  const shorter = await exclude({ duration: '1d' });
  expect([shorter.status, shorter.body['code']]).toEqual([422, 'EXCLUSION_STANDS']);
  expect(shorter.body['details']).toEqual({ until: '2026-11-27T23:00:00.000Z' });
  expect((await exclude({ months: 3 })).status).toBe(200);
  expect((await exclude({ permanent: true })).status).toBe(200);
  expect((await exclude({ months: 120 })).body['code']).toBe('EXCLUSION_STANDS');
  expect(await userLimit()).toMatchObject({ isSelfExclusionPermanent: true });
});

test('an exclusion of an hour is over after it, and leaves nothing behind', async () => {
  await exclude({ duration: '1h' });
  await advance(HOUR);
  expect(await userLimit()).toMatchObject({ selfExclusion: null });
});

test('only one way of naming the length is taken, and a market’s own lengths hold', async () => {
  expect((await exclude({ duration: '1d', permanent: true })).status).toBe(400);
  expect((await exclude({ months: 121 })).status).toBe(400);
  await asMarket('gb');
  expect((await exclude({ duration: '1d' })).body['code']).toBe('LENGTH_NOT_OFFERED');
  expect((await exclude({ months: 6 })).status).toBe(200);
});

test('a freeze holds for its days; a shorter one does not end it sooner', async () => {
  const freeze = (days: number) => sandbox.send('PUT', '/api/user/freeze', { token, body: { days } });
  const { body } = await freeze(7);
  expect(body['data']).toMatchObject({ userLimit: { frozenUntil: '2026-11-27T17:17:19.000Z' } });
  expect((await freeze(3)).body['code']).toBe('FREEZE_STANDS');
  expect((await freeze(2)).status).toBe(400);
  await advance(7 * 24 * HOUR);
  expect(await userLimit()).toMatchObject({ frozenUntil: null });
});

test.each([
  ['an exclusion', '/api/user/self-exclusion', { duration: '1d' }, 'SELF_EXCLUDED'],
  ['a freeze', '/api/user/freeze', { days: 1 }, 'ACCOUNT_FROZEN'],
])('after %s a claim is refused while signing in stays open', async (_what, path, body, code) => {
  await sandbox.send('PUT', path, { token, body });
  const claim = await sandbox.send(
    'POST',
    '/api/user/rakeback-claim?timeZone=UTC&customerDate=2026-11-20&bonusId=rb-2-20261120',
    { token, body: { bonusId: 'rb-2-20261120', claimDate: '2026-11-20', customerDate: '2026-11-20' } },
  );
  expect([claim.status, claim.body['code']]).toEqual([422, code]);
  const persona: PersonaName = 'depositor';
  expect(await sandbox.logIn(persona)).toMatch(/^[\w-]{43}$/);
});
