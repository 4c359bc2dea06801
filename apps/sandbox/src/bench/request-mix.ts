import { randomUUID } from 'node:crypto';
import { LAUNCH_TOKEN_HEADER } from '../games/protocol.ts';
import { PERSONA_PASSWORD } from '../personas/persona.ts';
import { valueAt } from '../testing/cashier-requests.ts';
import { GAME, DEPOSIT_BODY, openBenchGame, type BenchPlayer } from './players.ts';
import type { TimedClient } from './timed-client.ts';

/** What a player does next, and how often among a hundred things. */
type WeightedRequest = {
  weight: number;
  act: (platform: TimedClient, player: BenchPlayer) => Promise<unknown>;
};

const SEARCHES = ['sea', 'gold', 'harbour', 'night', 'book'] as const;
const CATEGORIES = ['popular', 'slots', 'live', 'new'] as const;

const read =
  (path: string | (() => string)): WeightedRequest['act'] =>
  (platform, { token }) =>
    platform.request('GET', typeof path === 'string' ? path : path(), { token });
const write =
  (method: string, path: string, body: () => unknown): WeightedRequest['act'] =>
  (platform, { token }) =>
    platform.request(method, path, { token, body: body() });
const GAMES = '/api/admin/get-games?limit=24';

/**
 * A signed-in player with both reward widgets open who looks around in the lobby and plays now and then: mostly reads, a
 * tenth of it moves money. A sign-in hashes a password, which is meant to be slow; it is one in a hundred.
 */
const MIX: readonly WeightedRequest[] = [
  { weight: 14, act: read(() => `${GAMES}&pageNo=${upTo(10)}&category=${oneOf(CATEGORIES)}`) },
  { weight: 4, act: read(() => `${GAMES}&search=${oneOf(SEARCHES)}`) },
  { weight: 6, act: read(`/api/admin/get-game/${GAME}`) },
  { weight: 2, act: read('/api/admin/get-full-category-list') },
  { weight: 12, act: read('/api/user/get-user-details') },
  { weight: 14, act: read('/api/admin/get-rakeback-days') },
  { weight: 9, act: read('/api/user/calendar-award') },
  { weight: 6, act: read('/api/admin/get-tournaments') },
  { weight: 4, act: read('/api/admin/get-all-bonus') },
  { weight: 2, act: read('/api/user/get-user-bonus') },
  { weight: 3, act: read('/api/admin/get-payments') },
  { weight: 3, act: read('/api/user/transactions') },
  { weight: 2, act: read('/api/user/casino-history') },
  { weight: 2, act: read('/api/user/limits') },
  { weight: 2, act: read('/api/user/favorites') },
  { weight: 2, act: write('PUT', '/api/user/favorites', () => ({ gameId: `g${upTo(3)}` })) },
  { weight: 2, act: write('PUT', '/api/user/log-event', () => ({ event: 'PAGE_VIEW' })) },
  { weight: 3, act: write('POST', '/api/user/deposit', () => DEPOSIT_BODY) },
  { weight: 7, act: playRound },
  { weight: 1, act: signInAgain },
];
const TOTAL_WEIGHT = MIX.reduce((sum, { weight }) => sum + weight, 0);

/** Does one of the things, by their weights. */
export async function sendRandomRequest(platform: TimedClient, player: BenchPlayer): Promise<void> {
  let left = Math.random() * TOTAL_WEIGHT;
  for (const { weight, act } of MIX) {
    left -= weight;
    if (left < 0) {
      await act(platform, player);
      return;
    }
  }
}

function oneOf<T>(choices: readonly [T, ...T[]]): T {
  return choices[upTo(choices.length) - 1] ?? choices[0];
}

function upTo(most: number): number {
  return 1 + Math.floor(Math.random() * most);
}

/** Looks at the table, as the game's page does, and stakes the lowest stake. */
async function playRound(platform: TimedClient, { launch }: BenchPlayer): Promise<void> {
  const path = `/games/${GAME}/api/rounds`;
  const headers = { [LAUNCH_TOKEN_HEADER]: launch };
  const { body: table } = await platform.request('GET', `${path}/current`, { headers });
  const [bet, commitment] = [valueAt(table, 'data', 'stakes', 0), valueAt(table, 'data', 'commitment')];
  const body = { actionId: randomUUID(), bet, clientSeed: 'bench', commitment };
  await platform.request('POST', path, { headers, body });
}

/** From another tab: the session before is over, and its game with it. */
async function signInAgain(platform: TimedClient, player: BenchPlayer): Promise<void> {
  const body = { email: player.email, password: PERSONA_PASSWORD };
  const { body: answer } = await platform.request('POST', '/api/user/login', { body });
  player.token = String(valueAt(answer, 'data', 'accessToken'));
  await openBenchGame(platform, player);
}
