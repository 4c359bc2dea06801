import { getPlaySession } from '@baize/api/endpoints/lobby';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { createGameClient } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
const play = createGameClient(sandbox);

beforeEach(() => sandbox.reset(NOW));

async function sums(token: string, since = NOW) {
  const data = await sandbox.requestData('GET', `/api/user/play-session?since=${since}`, { token });
  return v.parse(getPlaySession.response, data).playSession.sums;
}

/** What the player's own history says, in cents. */
async function fromHistory(token: string) {
  const { rows } = await play.history(token, '?limit=200');
  const of = (type: string) =>
    rows.filter((row) => row.type === type).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { staked: of('bet') - of('refund'), won: of('win') };
}

test('the sums of a session are those of the player’s own bets and wins since it began, and nobody else’s [LIM-07]', async () => {
  const token = await sandbox.logIn('depositor');
  expect(await sums(token)).toEqual([]);
  const reels = await play.sitDown(token, 'harbour-sevens');
  for (let round = 0; round < 6; round += 1) {
    if ((await reels.open()).status === 409) break;
    await play.pass();
  }
  const [told] = await sums(token);
  const { staked, won } = await fromHistory(token);
  expect(staked).toBeGreaterThan(0);
  expect(told).toEqual({ currencyCode: 'EUR', staked: staked / 100, won: won / 100 });
  expect(await sums(await sandbox.logIn('vip'))).toEqual([]);
});

test('a round counts from its stake on, and not in a session that began after it [LIM-07]', async () => {
  const token = await sandbox.logIn('depositor');
  const flight = await play.sitDown(token, 'skyline-crash');
  const opened = await flight.open({ bet: 100 });
  expect(opened.status).toBe(200);
  expect(await sums(token)).toEqual([{ currencyCode: 'EUR', staked: 1, won: 0 }]);
  await play.pass(60_000);
  await flight.look();
  expect((await sums(token))[0]?.staked).toBe(1);
  expect(await sums(token, '2026-11-20T17:19:19.000Z')).toEqual([]);
});

test('an instant that cannot be read is refused', async () => {
  const token = await sandbox.logIn('depositor');
  const { status } = await sandbox.request('GET', '/api/user/play-session?since=yesterday', { token });
  expect(status).toBe(400);
});
