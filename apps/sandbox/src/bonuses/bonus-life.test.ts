import { beforeEach, expect, test } from 'vitest';
import { createBonusClient } from '../testing/bonus-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const DAY_MS = 86_400_000;
const sandbox = connectTestSandbox();
const { activate, cancel, list, promotions, wallet, ledgerIsSound } = createBonusClient(sandbox);
const advance = (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });

beforeEach(() => sandbox.reset(NOW));

test('a gift is in the bonus pocket at once, runs with its wager ahead, and counts as taken', async () => {
  const token = await sandbox.logIn('depositor');
  const { body } = await activate(token, 'shell-gift');
  expect(body['data']).toMatchObject({
    bonus: {
      name: 'Shell gift',
      type: 'No Deposit',
      status: 'active',
      bonusAmount: 5,
      multiplier: 10,
      wagered: 0,
      wagerLeft: 50,
      maxWin: 50,
      runsDays: 7,
      start: NOW,
      expiry: '2026-11-27T17:17:19.000Z',
      currencyCode: 'EUR',
    },
  });
  expect(await wallet(token)).toMatchObject({ amount: 248.5, bonusAmount: 5 });
  const { rows } = await promotions('?limit=100', token);
  expect(rows.find(({ id }) => id === 'shell-gift')).toMatchObject({ claimed: true, status: 'active' });
  expect(await ledgerIsSound()).toBe(true);
});

test('only one bonus runs: a second is refused, the same one again is done already', async () => {
  const token = await sandbox.logIn('depositor');
  await activate(token, 'shell-gift');
  const other = await activate(token, 'harbour-welcome');
  expect([other.status, other.body['code']]).toEqual([422, 'ACTIVE_BONUS']);
  const again = await activate(token, 'shell-gift');
  expect([again.status, again.body['code']]).toEqual([409, 'ALREADY_ACTIVE']);
  expect((await list(token, '?status=active')).count).toBe(1);
});

test('twenty activations of five offers in the same instant leave one bonus running', async () => {
  const token = await sandbox.logIn('depositor');
  const offers = ['shell-gift', 'harbour-welcome', 'sevens-spins', 'workday-drift', 'last-berth'];
  const race = Array.from({ length: 20 }, (_, index) => activate(token, offers[index % offers.length] ?? ''));
  const statuses = (await Promise.all(race)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true);
  expect((await list(token, '?status=active')).count).toBe(1);
  expect(await ledgerIsSound()).toBe(true);
});

test('of all players who want the last place of an offer, one gets it', async () => {
  const names = ['depositor', 'vip', 'kyc-approved', 'high-loyalty', 'crypto'] as const;
  const tokens = await Promise.all(names.map((name) => sandbox.logIn(name)));
  const answers = await Promise.all(tokens.map((token) => activate(token, 'last-berth')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body['code']))).toEqual(new Set(['MAXIMUM_PARTICIPANTS']));
});

test('a repeat under its key hears the first answer; the key is refused for another bonus', async () => {
  const token = await sandbox.logIn('depositor');
  const first = await activate(token, 'shell-gift', 'k1');
  const again = await activate(token, 'shell-gift', 'k1');
  expect([again.status, again.body]).toEqual([200, first.body]);
  const other = await activate(token, 'last-berth', 'k1');
  expect([other.status, other.body['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await wallet(token)).toMatchObject({ bonusAmount: 5 });
});

test('giving up a bonus takes its money away, leaves real money alone, and is done once', async () => {
  const token = await sandbox.logIn('bonus-active');
  const [running] = (await list(token, '?status=active')).rows;
  const { status, body } = await cancel(token, running?.id ?? 0);
  expect([status, body['data']]).toMatchObject([
    200,
    { bonus: { id: running?.id, status: 'cancelled', ended: NOW, releasedAmount: 0, lostAmount: 50 } },
  ]);
  expect(await wallet(token)).toMatchObject({ amount: 64, bonusAmount: 0 });
  const again = await cancel(token, running?.id ?? 0);
  expect([again.status, again.body['code']]).toEqual([409, 'BONUS_ENDED']);
  const taken = await activate(token, running?.id ?? 0);
  expect(taken.status).not.toBe(200);
  expect(await ledgerIsSound()).toBe(true);
});

test("another player's bonus does not exist for this one", async () => {
  const owner = await sandbox.logIn('bonus-active');
  const [running] = (await list(owner, '?status=active')).rows;
  const token = await sandbox.logIn('depositor');
  expect((await cancel(token, running?.id ?? 0)).status).toBe(404);
  expect((await activate(token, running?.id ?? 0)).status).toBe(404);
  expect((await cancel(token, 'harbour-welcome')).status).toBe(404);
});

test('a bonus ends with its time by the platform clock, its money goes, and the next may be taken', async () => {
  const token = await sandbox.logIn('bonus-active');
  await advance(11 * DAY_MS - 1);
  expect((await list(token, '?status=active')).count).toBe(1);
  await advance(1);
  expect((await list(token)).rows[0]).toMatchObject({ name: 'Harbour welcome', status: 'expired' });
  expect(await wallet(token)).toMatchObject({ amount: 64, bonusAmount: 0 });
  expect((await activate(token, 'shell-gift')).status).toBe(200);
  expect(await ledgerIsSound()).toBe(true);
});

test('the history of bonuses comes by page, newest first, and by status', async () => {
  const token = await sandbox.logIn('depositor');
  const all = await list(token);
  expect(all.rows.map(({ name, status }) => [name, status])).toEqual([
    ['Daily dip', 'completed'],
    ['Quiet harbour', 'cancelled'],
    ['Twenty sevens', 'expired'],
    ['Weekend swell 🌊', 'expired'],
  ]);
  expect(all.rows.map(({ releasedAmount, lostAmount }) => [releasedAmount, lostAmount])).toEqual([
    [2.4, 0],
    [0, 6],
    [0, 1.6],
    [0, 18.2],
  ]);
  expect(all.rows[0]?.['ended']).toBe('2026-11-20T12:17:19.000Z');
  expect(await list(token, '?pageNo=2&limit=3')).toEqual({ count: 4, rows: all.rows.slice(3) });
  expect((await list(token, '?status=cancelled')).count).toBe(1);
  const path = '/api/user/get-user-bonus';
  expect((await sandbox.request('GET', path)).status).toBe(403);
});

test('free spins come with their game and all of them left; bitcoin amounts keep their decimals', async () => {
  const token = await sandbox.logIn('crypto');
  const { body } = await activate(token, 'sevens-spins');
  expect(body['data']).toMatchObject({
    bonus: {
      freeSpinsQuantity: 20,
      freeSpinsLeft: 20,
      game: 'Harbour Sevens',
      gameSlug: 'harbour-sevens',
      maxWin: 0.001,
    },
  });
});
