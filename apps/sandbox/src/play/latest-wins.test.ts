import { getLatestWins, type LatestWin } from '@baize/api/endpoints/lobby';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { createGameClient } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { maskName } from './masked-name.ts';

const sandbox = connectTestSandbox();
const play = createGameClient(sandbox);
const SPINS = 8;
const FLIGHTS = 5;

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

async function wins(query = ''): Promise<LatestWin[]> {
  const data = await sandbox.requestData('GET', `/api/core/casino/latest-wins${query}`);
  return v.parse(getLatestWins.response, data).wins ?? [];
}

/** Spins that mostly pay less than their stake, then flights that mostly pay a tenth more. */
async function spin(token: string, mode: 'real' | 'demo'): Promise<void> {
  const sit = async (slug: 'harbour-sevens' | 'skyline-crash') =>
    play.seat(slug, play.launchTokenOf(await play.launch({ token, slug, mode })));
  const reels = await sit('harbour-sevens');
  for (let round = 0; round < SPINS; round += 1) {
    // Free spins leave a round open; the others are enough.
    if ((await reels.open()).status === 409) break;
    await play.pass();
  }
  const sky = await sit('skyline-crash');
  for (let flight = 0; flight < FLIGHTS; flight += 1) {
    expect((await sky.open({ autoCashOut: 110 })).status).toBe(200);
    await play.pass(60_000);
    await sky.look();
  }
}

/** What a player won beyond the stake of its round, by their own history, the newest first. */
async function ownWins(token: string): Promise<number[]> {
  const { rows } = await play.history(token, '?limit=200');
  return rows.flatMap((row, place) => {
    const bet = rows.slice(place).find(({ type }) => type === 'bet')?.amount ?? 0;
    return row.type === 'win' && row.amount > bet ? [row.amount] : [];
  });
}

test('the wins of real rounds are told to everybody, the newest first, and nothing that paid its stake or less', async () => {
  const token = await sandbox.logIn('depositor');
  const before = await wins();
  await spin(token, 'real');
  const own = await ownWins(token);
  expect(own.length).toBeGreaterThan(0);
  const told = (await wins()).filter(({ at }) => at > '2026-11-20');
  expect(told.map(({ amount }) => amount)).toEqual(own.slice(0, 20));
  expect(told[0]).toMatchObject({
    player: 'ma•••l',
    gameSlug: 'skyline-crash',
    gameName: 'Skyline Crash',
    currencyCode: 'EUR',
  });
  const picture = await fetch(`${sandbox.url}${told[0]?.thumbnail ?? ''}`);
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(before.some(({ at }) => at > '2026-11-20')).toBe(false);
});

test('the seeded past is told as well: at most twenty, of different games, in one order', async () => {
  const all = await wins();
  expect(all).toHaveLength(20);
  expect(new Set(all.map(({ id }) => id)).size).toBe(20);
  expect(new Set(all.map(({ gameSlug }) => gameSlug)).size).toBeGreaterThan(8);
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)));
  expect((await wins('?limit=3')).map(({ id }) => id)).toEqual(all.slice(0, 3).map(({ id }) => id));
  expect((await sandbox.request('GET', '/api/core/casino/latest-wins?limit=21')).status).toBe(400);
});

test('the seeded past looks lived: of several players, at odd times, and hardly an amount twice', async () => {
  const all = await wins();
  expect(new Set(all.map(({ amount }) => Math.round(amount * 10_000))).size).toBe(all.length);
  expect(new Set(all.map(({ at }) => at)).size).toBe(all.length);
  const byPlayer = Map.groupBy(all, ({ player }) => player);
  expect(byPlayer.size).toBeGreaterThan(5);
  const lists = [...byPlayer.values()];
  expect(Math.max(...lists.map(({ length }) => length))).toBeLessThan(6);
  for (const own of lists.filter(({ length }) => length > 1)) {
    const amounts = own.map(({ amount }) => amount);
    expect(Math.max(...amounts) / Math.min(...amounts)).not.toBeCloseTo(1, 2);
  }
});

test('play money wins nothing that is told', async () => {
  const before = await wins();
  await spin(await sandbox.logIn('depositor'), 'demo');
  expect(await wins()).toEqual(before);
});

test('whoever is excluded or on a break is not shown, not by earlier wins either', async () => {
  const names = async () => (await wins()).map(({ player }) => player);
  expect(await names()).not.toContain(maskName('Pieter'));
  expect(await names()).not.toContain(maskName('freja'));
  const token = await sandbox.logIn('depositor');
  await spin(token, 'real');
  expect(await names()).toContain('ma•••l');
  const frozen = await sandbox.request('PUT', '/api/user/freeze', { token, body: { days: 7 } });
  expect(frozen.status).toBe(200);
  expect(await names()).not.toContain('ma•••l');
});

test.each([
  ['marisol', 'ma•••l'],
  ['Noor', 'N•••'],
  ['Al', 'A•••'],
  ['Ünsal Ö', 'Ün•••Ö'],
])('strangers read of %s only %s', (name, masked) => expect(maskName(name)).toBe(masked));
