import { beforeEach, expect, test } from 'vitest';
import { createBonusClient } from '../testing/bonus-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

/** A Friday. */
const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
const { wallet, ledgerIsSound } = createBonusClient(sandbox);

beforeEach(() => sandbox.reset(NOW));

type Line = { place: number; nickname: string; points: number; prize: number | null; isPlayer: boolean };
type Shown = {
  id: string;
  status: string;
  players: number;
  board: Line[];
  own: Line | null;
  boardAt: string;
};

async function tournaments(query = '', token?: string): Promise<Shown[]> {
  const extras = token === undefined ? {} : { token };
  const data = await sandbox.requestData('GET', `/api/admin/get-tournaments${query}`, extras);
  const page: { count: number; rows: Shown[] } = JSON.parse(JSON.stringify(data['tournaments']));
  expect(page.count).toBe(page.rows.length);
  return page.rows;
}

const moveTo = (now: string) => sandbox.request('POST', '/sandbox/clock', { body: { mode: 'frozen', now } });

test('tournaments run, come and have been; a list shows the top ten, one alone its whole board', async () => {
  const all = await tournaments();
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['running', 'upcoming', 'finished']));
  expect(all.every(({ board }) => board.length <= 10)).toBe(true);
  expect(await tournaments('?status=upcoming')).toHaveLength(4);
  const [race] = await tournaments('?id=reef-race-20261116');
  expect(race?.board.length).toBe(race?.players);
  expect(race?.board.map(({ place }) => place)).toEqual(race?.board.map((_line, index) => index + 1));
  const points = race?.board.map((line) => line.points) ?? [];
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect((await sandbox.request('GET', '/api/admin/get-tournaments?id=no-such-one')).status).toBe(404);
});

test('the board moves on with the clock, and stands still at the end', async () => {
  const id = '?id=daily-dash-20261120';
  const [before] = await tournaments(id);
  await moveTo('2026-11-20T19:00:00Z');
  const [later] = await tournaments(id);
  const sum = (shown: Shown | undefined) =>
    shown?.board.reduce((total, { points }) => total + points, 0) ?? 0;
  expect(sum(later)).toBeGreaterThan(sum(before));
  await moveTo('2026-11-21T00:00:00Z');
  const [end] = await tournaments(id);
  await moveTo('2026-11-22T00:00:00Z');
  expect(end?.status).toBe('finished');
  expect((await tournaments(id))[0]).toEqual(end);
});

test('a player finds the own line, marked, also below the top; a visitor has none', async () => {
  const token = await sandbox.logIn('depositor');
  const [race] = (await tournaments('?status=running', token)).filter(({ id }) => id.startsWith('reef-race'));
  expect(race?.own).toMatchObject({ nickname: 'marisol', isPlayer: true });
  expect(race?.own?.place).toBeGreaterThan(10);
  expect((await tournaments('?status=running')).every(({ own }) => own === null)).toBe(true);
});

test('when a tournament ends its prize is paid once, however many ask at that moment', async () => {
  const token = await sandbox.logIn('vip');
  await moveTo('2026-11-23T00:00:00Z');
  await Promise.all(Array.from({ length: 20 }, () => tournaments('?status=finished', token)));
  const [race] = await tournaments('?id=reef-race-20261116', token);
  const prize = race?.own?.prize ?? 0;
  expect(prize).toBeGreaterThan(0);
  expect(await wallet(token)).toMatchObject({ amount: 18_420.75 + prize });
  await moveTo('2026-11-24T00:00:00Z');
  await tournaments('', token);
  expect(await wallet(token)).toMatchObject({ amount: 18_420.75 + prize });
  expect(await ledgerIsSound()).toBe(true);
});

test('the club shows level, points, the next level and what each brings, up to the last of the steps', async () => {
  const token = await sandbox.logIn('high-loyalty');
  const { loyalty } = await sandbox.requestData('GET', '/api/user/loyalty', { token });
  expect(loyalty).toMatchObject({ level: 9, points: 8_860, nextLevelPoints: 10_000 });
  const levels: { level: number; benefits: string[] }[] = JSON.parse(
    JSON.stringify(Reflect.get(Object(loyalty), 'levels')),
  );
  expect(levels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(levels.every(({ benefits }) => benefits.length > 0)).toBe(true);
  const override = { loyaltyLevelGroupSteps: [0, 3, 9] };
  await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override } });
  const shorter = await sandbox.requestData('GET', '/api/user/loyalty', { token });
  expect(shorter['loyalty']).toMatchObject({ level: 9, nextLevelPoints: null });
  expect((await sandbox.request('GET', '/api/user/loyalty')).status).toBe(403);
});

test('a referral has its code, its link on the brand, and friends whose names are shortened', async () => {
  const token = await sandbox.logIn('high-loyalty');
  const { referral } = await sandbox.requestData('GET', '/api/user/referral', { token });
  expect(referral).toEqual({
    code: 'BAIZE-HIGH-LOYALTY',
    link: 'http://127.0.0.1:4100/?modal=sign-up&ref=BAIZE-HIGH-LOYALTY',
    percent: 10,
    invited: 2,
    deposited: 2,
    earned: 12.5,
    currencyCode: 'EUR',
    friends: [
      { nickname: 'T…s', joinedAt: '2026-11-08T17:17:19.000Z', status: 'deposited', earned: 2.5 },
      { nickname: 'a…a', joinedAt: '2026-10-11T17:17:19.000Z', status: 'deposited', earned: 10 },
    ],
  });
  const lulu = { 'x-system-token': 'sandbox-lulu' };
  const data = await sandbox.requestData('GET', '/api/user/referral', { token, headers: lulu });
  expect(data['referral']).toMatchObject({ percent: 12 });
  const marisol = await sandbox.logIn('depositor');
  const own = await sandbox.requestData('GET', '/api/user/referral', { token: marisol });
  expect(own['referral']).toMatchObject({ invited: 1, deposited: 0, friends: [{ status: 'joined' }] });
  expect((await sandbox.request('GET', '/api/user/referral')).status).toBe(403);
});
