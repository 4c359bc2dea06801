import { beforeEach, expect, test } from 'vitest';
import { createGameClient } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
const play = createGameClient(sandbox);
let token = '';

/** Eleven stakes, one an hour, from 19:00 of the 20th in UTC on. */
beforeEach(async () => {
  await sandbox.reset('2026-11-20T19:00:00.000Z');
  token = await sandbox.logIn('depositor');
  const seat = await play.sitDown(token, 'skyline-crash');
  for (let hour = 0; hour < 11; hour += 1) {
    await seat.open({ bet: 100 });
    await play.pass(3_600_000);
    await seat.look();
  }
});

async function hours(query: string): Promise<string[]> {
  const { rows } = await play.history(token, query);
  return rows.map(({ date }) => date.slice(8, 13));
}

test('the newest move comes first, page by page, and every page tells how many there are', async () => {
  expect(await hours('?limit=3')).toEqual(['21T05', '21T04', '21T03']);
  expect(await hours('?limit=3&pageNo=4')).toEqual(['20T20', '20T19']);
  const { count, rows } = await play.history(token, '?limit=3&pageNo=9');
  expect([count, rows]).toEqual([11, []]);
});

test('days are whole days of the zone asked for, both included', async () => {
  expect(await hours('?from=2026-11-20&to=2026-11-20')).toHaveLength(5);
  expect(await hours('?from=2026-11-20&to=2026-11-21')).toHaveLength(11);
  expect(await hours('?from=2026-11-21')).toHaveLength(6);
  const amsterdam = '&timeZone=Europe%2FAmsterdam';
  expect(await hours(`?to=2026-11-20${amsterdam}`)).toEqual(['20T22', '20T21', '20T20', '20T19']);
  const wrong = '/api/user/casino-history?timeZone=Mars%2FOlympus&from=2026-02-30';
  const refused = await sandbox.request('GET', wrong, { token });
  expect([refused.status, Object.keys(refused.body['errors'] ?? {})]).toEqual([400, ['timeZone', 'from']]);
});

test('moves are listed by type, and by the one status they have', async () => {
  expect(await hours('?type=bet')).toHaveLength(11);
  expect(await hours('?type=win')).toEqual([]);
  expect(await hours('?status=completed')).toHaveLength(11);
  expect(await hours('?status=pending')).toEqual([]);
});

test('a player sees only what they played themselves', async () => {
  expect((await play.history(await sandbox.logIn('vip'))).count).toBe(0);
  expect((await sandbox.request('GET', '/api/user/casino-history')).status).toBe(403);
});
