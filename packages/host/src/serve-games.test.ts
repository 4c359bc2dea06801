import { GAME_INDEX_PATH, unpackGames } from '@baize/domain/game-index';
import { afterEach, expect, test, vi } from 'vitest';
import { closeHosts, startFakeHost } from './fake-host.ts';
import { jsonResponse } from './fake-platform.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeHosts();
});

const GAMES = '/api/admin/get-games';

/** A platform of so many games, which counts how often its list was asked for. */
function platformOf(count: number) {
  const asked: number[] = [];
  const state = { down: false };
  return {
    asked,
    state,
    answers: {
      [GAMES]: (...[request, response]: Parameters<ReturnType<typeof jsonResponse>>) => {
        const { searchParams } = new URL(request.url ?? '', 'http://platform');
        const pageNo = Number(searchParams.get('pageNo'));
        const limit = Number(searchParams.get('limit'));
        asked.push(pageNo);
        if (state.down) return jsonResponse({ success: false, message: 'down' }, 503)(request, response);
        const rows = Array.from({ length: count }, (_, at) => game(at)).slice(
          (pageNo - 1) * limit,
          pageNo * limit,
        );
        return jsonResponse({ success: true, data: { games: { count, rows } } })(request, response);
      },
    },
  };
}

function game(at: number) {
  return {
    id: `${at}`,
    slug: `game-${at}`,
    name: `Game ${at}`,
    provider: { slug: 'studio', name: 'Studio' },
    volatility: 'wild',
  };
}

test('every game of the platform is in the index, in the platform’s order, read once for all who ask', async () => {
  const platform = platformOf(450);
  const { app } = await startFakeHost({ responses: platform.answers });
  const [one, other] = await Promise.all([app.inject(GAME_INDEX_PATH), app.inject(GAME_INDEX_PATH)]);
  const games = unpackGames(one?.json());
  expect(games?.map(({ slug }) => slug)).toEqual(Array.from({ length: 450 }, (_, at) => `game-${at}`));
  expect(games?.[0]?.volatility).toBeNull();
  expect(other?.body).toBe(one?.body);
  expect(platform.asked.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(one?.headers['cache-control']).toContain('s-maxage');
});

test('whoever has the index already is sent nothing again', async () => {
  const { app } = await startFakeHost({ responses: platformOf(3).answers });
  const { headers } = await app.inject(GAME_INDEX_PATH);
  const again = await app.inject({ url: GAME_INDEX_PATH, headers: { 'if-none-match': headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a platform that fails leaves the last games standing; without any the browser is told to come again', async () => {
  const platform = platformOf(3);
  platform.state.down = true;
  const { app } = await startFakeHost({ responses: platform.answers });
  const none = await app.inject(GAME_INDEX_PATH);
  expect([none.statusCode, none.headers['retry-after']]).toEqual([503, '5']);
  platform.state.down = false;
  expect((await app.inject(GAME_INDEX_PATH)).statusCode).toBe(200);
  platform.state.down = true;
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(600_000);
  for (let time = 0; time < 3; time += 1)
    expect(unpackGames((await app.inject(GAME_INDEX_PATH)).json())).toHaveLength(3);
});

test('pages know all games, too', async () => {
  const { app, seen } = await startFakeHost({ responses: platformOf(201).answers });
  await app.inject('/casino');
  expect(await seen[0]?.server.games()).toHaveLength(201);
});
