import { addDays, startOfDay } from '@baize/domain/zone';
import { beforeEach, expect, test } from 'vitest';
import { createLimitClient } from '../testing/limit-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { connectTestSocket } from '../testing/test-socket.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const HOUR = 3_600_000;
/** The zone of the players' country. */
const HOME = 'Europe/Amsterdam';
const sandbox = connectTestSandbox();
const limits = createLimitClient(sandbox);
let token: string;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

const exclude = (body: object) => sandbox.request('PUT', '/api/user/self-exclusion', { token, body });

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
  // Of days, when the last one is over at the player's home.
  const selfExclusionUntil = selfExclusion.includes('T')
    ? selfExclusion
    : new Date(startOfDay({ date: addDays(selfExclusion, 1), zone: HOME })).toISOString();
  const frozenUntil = null;
  const expected = { isSelfExclusionPermanent: false, selfExclusion, selfExclusionUntil, frozenUntil };
  expect(answer['data']).toEqual({ userLimit: expected });
  expect(await limits.barrier(token)).toEqual(expected);
});

test.each([
  ['/api/user/self-exclusion', { duration: '1w' }],
  ['/api/user/freeze', { days: 7 }],
])('everybody who listens for the player is told at once of %s [LIM-04] [LIM-05]', async (path, body) => {
  const socket = await connectTestSocket(sandbox.url, token);
  expect((await sandbox.request('PUT', path, { token, body })).status).toBe(200);
  expect(await socket.next('session')).toEqual({ reason: 'ACCOUNT_LOCKED' });
  socket.close();
});

test('an exclusion for good is for good, and a shorter one never takes the place of a longer', async () => {
  await exclude({ duration: '1w' });
  const shorter = await exclude({ duration: '1d' });
  expect([shorter.status, shorter.body['code']]).toEqual([422, 'EXCLUSION_STANDS']);
  expect(shorter.body['details']).toEqual({ until: '2026-11-27T23:00:00.000Z' });
  expect((await exclude({ months: 3 })).status).toBe(200);
  expect((await exclude({ permanent: true })).status).toBe(200);
  expect((await exclude({ months: 120 })).body['code']).toBe('EXCLUSION_STANDS');
  expect(await limits.barrier(token)).toMatchObject({ isSelfExclusionPermanent: true });
});

test('an exclusion of an hour is over after it, and leaves nothing behind', async () => {
  await exclude({ duration: '1h' });
  await limits.advance(HOUR);
  expect(await limits.barrier(token)).toMatchObject({ selfExclusion: null });
});

test('only one way of naming the length is taken, and a market’s own lengths hold', async () => {
  expect((await exclude({ duration: '1d', permanent: true })).status).toBe(400);
  expect((await exclude({ months: 121 })).status).toBe(400);
  await limits.asMarket('gb');
  expect((await exclude({ duration: '1d' })).body['code']).toBe('LENGTH_NOT_OFFERED');
  expect((await exclude({ months: 6 })).status).toBe(200);
});

test.each([
  ['gb', [1, 7, 31, 42]],
  ['on', [1, 7, 31, 62, 92]],
  ['default', [1, 3, 7, 10]],
])('in market %s a freeze lasts %o days, and no other number [LIM-05]', async (market, offered) => {
  await limits.asMarket(market);
  const answers = new Map<number, unknown>();
  for (const days of [1, 3, 7, 10, 31, 42, 62, 92]) {
    const { status, body } = await sandbox.request('PUT', '/api/user/freeze', { token, body: { days } });
    answers.set(days, status === 200 ? 'taken' : body['code']);
  }
  const expected = (days: number) => (offered.includes(days) ? 'taken' : 'LENGTH_NOT_OFFERED');
  expect([...answers.values()]).toEqual([...answers.keys()].map(expected));
});

test('a freeze holds for its days; a shorter one does not end it sooner', async () => {
  const freeze = (days: number) => sandbox.request('PUT', '/api/user/freeze', { token, body: { days } });
  const { body } = await freeze(7);
  expect(body['data']).toMatchObject({ userLimit: { frozenUntil: '2026-11-27T17:17:19.000Z' } });
  expect((await freeze(3)).body['code']).toBe('FREEZE_STANDS');
  expect((await freeze(2)).status).toBe(400);
  await limits.advance(7 * 24 * HOUR);
  expect(await limits.barrier(token)).toMatchObject({ frozenUntil: null });
});

test.each([
  ['an exclusion', '/api/user/self-exclusion', { duration: '1d' }, 'SELF_EXCLUDED'],
  ['a freeze', '/api/user/freeze', { days: 1 }, 'ACCOUNT_FROZEN'],
])('after %s a claim is refused while signing in stays open', async (_what, path, body, code) => {
  await sandbox.request('PUT', path, { token, body });
  const claim = await sandbox.request(
    'POST',
    '/api/user/rakeback-claim?timeZone=UTC&customerDate=2026-11-20&bonusId=rb-2-20261120',
    { token, body: { bonusId: 'rb-2-20261120', claimDate: '2026-11-20', customerDate: '2026-11-20' } },
  );
  expect([claim.status, claim.body['code']]).toEqual([422, code]);
  expect(await sandbox.logIn('depositor')).toMatch(/^[\w-]{43}$/);
});
