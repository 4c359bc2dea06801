import { beforeEach, expect, test } from 'vitest';
import { createGameClient, parseTable } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
const play = createGameClient(sandbox);

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

test('rules come before pace: who may not stake is told why at once, not to wait', async () => {
  const token = await sandbox.logIn('depositor');
  const seat = await play.sitDown(token);
  let table = parseTable(await seat.open({ bet: 20 }));
  // Bells open free spins of the game's own, which are played before the next stake.
  while (table.round?.win === null) {
    table = parseTable(await seat.act(table.round, { kind: 'free-spin' }));
  }
  const codeAtOnce = async (bet: number) => (await seat.open({ bet })).body['code'];
  expect(await codeAtOnce(20)).toBe('TOO_SOON');
  expect(await codeAtOnce(21)).toBe('STAKE_NOT_OFFERED');
  const limit = { type: 'bet', period: 0, amount: 0.3 };
  await sandbox.requestData('PUT', '/api/user/limits', { token, body: limit });
  expect(await codeAtOnce(20)).toBe('dailyBetLimit');
  expect(await codeAtOnce(100)).toBe('maxBetLimit');
  await sandbox.requestData('PUT', '/api/user/self-exclusion', { token, body: { duration: '1w' } });
  expect(await codeAtOnce(20)).toBe('SELF_EXCLUDED');
  expect((await play.history(token, '?type=bet')).count).toBe(1);
});
