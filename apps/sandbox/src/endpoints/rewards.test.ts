import { beforeEach, expect, test } from 'vitest';
import { rakebackBonusId, requestClaim, DEPOSITOR_ID } from '../testing/claim-request.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
let token: string;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

type Day = {
  canClaimDate: string;
  bonusId: string;
  amount: number;
  paidAt: string | null;
  reference?: string;
};

async function days(asToken?: string, path = '/api/admin/get-rakeback-days'): Promise<Day[]> {
  const data = await sandbox.requestData('GET', path, asToken === undefined ? {} : { token: asToken });
  const list: Day[] = JSON.parse(JSON.stringify(data['days']));
  return list;
}

async function amountOf(date: string): Promise<number | undefined> {
  return (await days(token)).find(({ canClaimDate }) => canClaimDate === date)?.amount;
}

test('the platform shows sixteen days, from two weeks back to tomorrow in its own dates', async () => {
  const dates = (await days(token)).map(({ canClaimDate }) => canClaimDate);
  expect(dates).toHaveLength(16);
  expect(dates.at(0)).toBe('2026-11-06');
  expect(dates.at(-1)).toBe('2026-11-21');
});

test('the depositor has the week of the design: today 4.82, yesterday 3.10, six days claimed for 24.15', async () => {
  expect(await amountOf('2026-11-20')).toBe(4.82);
  expect(await amountOf('2026-11-19')).toBe(3.1);
  const shown = (await days(token)).filter(({ canClaimDate }) => canClaimDate >= '2026-11-09');
  const claimed = shown.filter(({ paidAt }) => paidAt !== null);
  expect(claimed).toHaveLength(6);
  expect(claimed.every(({ reference }) => reference?.startsWith('RB-'))).toBe(true);
  expect(claimed.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(2415);
});

test('after a reset everybody but the newcomer has something to claim, and a mix of days before', async () => {
  const { body } = await sandbox.request('GET', '/sandbox/state');
  const names: { name: string }[] = JSON.parse(JSON.stringify(body['personas']));
  expect(names).toHaveLength(12);
  for (const { name } of names) {
    const signedIn = await sandbox.request('POST', '/sandbox/sign-in', { body: { persona: name } });
    const list = await days(String(signedIn.body['accessToken']));
    const open = list.filter(({ canClaimDate }) => canClaimDate >= '2026-11-19');
    expect(open.filter(({ amount, paidAt }) => amount > 0 && paidAt === null)).toHaveLength(
      name === 'newcomer' ? 0 : 3,
    );
    const before = list.filter(({ canClaimDate }) => canClaimDate < '2026-11-19');
    const kinds = new Set(
      before.map(({ amount, paidAt }) => (amount === 0 ? 'empty' : paidAt ? 'claimed' : 'missed')),
    );
    expect(kinds.size).toBe(name === 'newcomer' ? 0 : 3);
  }
});

test('a visitor has no reward days', async () => {
  expect(await days()).toEqual([]);
});

test('one bonus alone can be asked for', async () => {
  const path = `/api/admin/get-rakeback-days?bonusId=${rakebackBonusId(DEPOSITOR_ID, '2026-11-19')}`;
  expect((await days(token, path)).map(({ canClaimDate }) => canClaimDate)).toEqual(['2026-11-19']);
});

test('days keep appearing as the clock moves on, always with something to claim', async () => {
  for (let day = 0; day < 10; day += 1) {
    await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 86_400_000 } });
    const newest = (await days(token)).slice(-3);
    expect(newest.every(({ amount, paidAt }) => amount > 0 && paidAt === null)).toBe(true);
  }
  await sandbox.request('POST', '/sandbox/clock', { body: { mode: 'frozen', now: '2027-03-28T00:30:00Z' } });
  expect((await days(token)).map(({ canClaimDate }) => canClaimDate).at(-1)).toBe('2027-03-29');
});

test("today's claim pays: amount and reference in the answer, paidAt on the day, the money in the wallet", async () => {
  const { status, body } = await requestClaim(sandbox, {
    token,
    date: '2026-11-20',
    zone: 'Europe/Amsterdam',
  });
  expect(status).toBe(200);
  const today = (await days(token)).find(({ canClaimDate }) => canClaimDate === '2026-11-20');
  expect(today?.paidAt).toBe(NOW);
  expect(body['data']).toEqual({
    amount: 4.82,
    bonusId: rakebackBonusId(DEPOSITOR_ID, '2026-11-20'),
    reference: today?.reference,
  });
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  expect(details).toMatchObject({ getUser: { userWallet: { amount: 253.32, currencyCode: 'EUR' } } });
});

test('a claim may come as PUT, and a repeat with its key hears the first answer even a week later', async () => {
  const first = await requestClaim(sandbox, { token, date: '2026-11-19', key: 'k1', method: 'PUT' });
  await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 7 * 86_400_000 } });
  const again = await requestClaim(sandbox, { token, date: '2026-11-19', key: 'k1', method: 'PUT' });
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
});

test('a key that belongs to one claim is refused for another', async () => {
  await requestClaim(sandbox, { token, date: '2026-11-19', key: 'k1' });
  const other = await requestClaim(sandbox, { token, date: '2026-11-20', key: 'k1' });
  expect([other.status, other.body['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('a paid day is answered with 409', async () => {
  await requestClaim(sandbox, { token, date: '2026-11-20', key: 'k1' });
  const { status, body } = await requestClaim(sandbox, { token, date: '2026-11-20', key: 'k2' });
  expect([status, body['code'], body['success']]).toEqual([409, 'ALREADY_CLAIMED', false]);
});

test.each([
  ['a day that has closed', '2026-11-12', 'CLAIM_CLOSED'],
  ['tomorrow', '2026-11-21', 'NOT_YET_OPEN'],
])('%s cannot be claimed', async (_what, date, code) => {
  const { status, body } = await requestClaim(sandbox, { token, date });
  expect([status, body['code']]).toEqual([422, code]);
});

test('the platform judges by its own clock in the zone sent: tomorrow in UTC is today on Kiritimati', async () => {
  const { status } = await requestClaim(sandbox, { token, date: '2026-11-21', zone: 'Pacific/Kiritimati' });
  expect(status).toBe(200);
  const tooOld = await requestClaim(sandbox, { token, date: '2026-11-19', zone: 'Pacific/Kiritimati' });
  expect([tooOld.status, tooOld.body['code']]).toEqual([422, 'CLAIM_CLOSED']);
});

test('an empty day has nothing to claim', async () => {
  await sandbox.request('POST', '/sandbox/clock', { body: { mode: 'frozen', now: '2026-11-17T12:00:00Z' } });
  const { status, body } = await requestClaim(sandbox, { token, date: '2026-11-17' });
  expect([status, body['code']]).toEqual([422, 'NOTHING_TO_CLAIM']);
});

test.each([
  ['self-excluded', 8, 'SELF_EXCLUDED'],
  ['frozen', 9, 'ACCOUNT_FROZEN'],
] as const)('a %s player gets in but may not claim', async (persona, number, code) => {
  const theirs = await sandbox.logIn(persona);
  const date = '2026-11-20';
  const { status, body } = await requestClaim(sandbox, {
    token: theirs,
    date,
    bonusId: rakebackBonusId(number, date),
  });
  expect([status, body['code']]).toEqual([422, code]);
});

test("another player's reward does not exist for this one", async () => {
  const { status } = await requestClaim(sandbox, {
    token,
    date: '2026-11-20',
    bonusId: rakebackBonusId(3, '2026-11-20'),
  });
  expect(status).toBe(404);
});

test('refusals come in the order of the contract: session, input, rule, absence', async () => {
  const nonsense = { date: '2026-11-01', bonusId: 'no-such-bonus' };
  expect((await requestClaim(sandbox, { ...nonsense, zone: 'Nowhere/Land' })).status).toBe(403);
  expect((await requestClaim(sandbox, { ...nonsense, token, zone: 'Nowhere/Land' })).status).toBe(400);
  expect((await requestClaim(sandbox, { ...nonsense, token })).status).toBe(422);
  expect((await requestClaim(sandbox, { ...nonsense, token, date: '2026-11-20' })).status).toBe(404);
});

test('input at fault is named field by field', async () => {
  const path = '/api/user/rakeback-claim?timeZone=UTC&customerDate=yesterday&bonusId=x';
  const { status, body } = await sandbox.request('POST', path, { token, body: {} });
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ customerDate: 'form.validation.invalid.format' });
});

test('the accumulator shows 42.75 of net play and 3.42 collected at the hour of the design', async () => {
  const { userCalendarData } = await sandbox.requestData('GET', '/api/user/calendar-award', { token });
  expect(userCalendarData).toEqual({ ngr: 42.75, payout: 3.42, percent: 8 });
  expect((await sandbox.request('GET', '/api/user/calendar-award')).status).toBe(403);
});

test('bitcoin rewards keep their eight decimals', async () => {
  const theirs = await sandbox.logIn('crypto');
  const date = '2026-11-20';
  const { body } = await requestClaim(sandbox, { token: theirs, date, bonusId: rakebackBonusId(4, date) });
  expect(body['data']).toMatchObject({ amount: 0.0000482 });
});
