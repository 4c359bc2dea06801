import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { createGameClient } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
const play = createGameClient(sandbox);

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

async function slugs(path: string, ...list: string[]): Promise<unknown[]> {
  const rows: unknown = valueAt(await sandbox.requestData('GET', path), ...list);
  return Array.isArray(rows) ? rows.map((row) => valueAt(row, 'slug')) : [];
}

function favorite(method: 'PUT' | 'DELETE', gameId: string, token?: string) {
  const extras = token === undefined ? {} : { token };
  return method === 'PUT'
    ? sandbox.request('PUT', '/api/user/favorites', { ...extras, body: { gameId } })
    : sandbox.request('DELETE', `/api/user/favorites?gameId=${gameId}`, extras);
}

async function favorites(token: string): Promise<unknown[]> {
  const rows: unknown = valueAt(
    await sandbox.requestData('GET', '/api/user/favorites', { token }),
    'favorites',
    'rows',
  );
  return Array.isArray(rows) ? rows.map((row) => valueAt(row, 'id')) : [];
}

test('categories are named in the language asked for, else in the one the visitor reads', async () => {
  const name = async (query: string, headers = {}) =>
    valueAt(
      await sandbox.requestData('GET', `/api/admin/get-full-category-list${query}`, { headers }),
      'topCategoryList',
      4,
      'name',
    );
  expect(await name('?locale=nl')).toBe('Tafelspellen');
  expect(await name('', { 'accept-language': 'de' })).toBe('Tischspiele');
  expect(await name('?locale=nl', { 'accept-language': 'de' })).toBe('Tafelspellen');
  expect(await name('')).toBe('Table games');
});

test('games come by category, studio, words, ids and page, sorted by any of their figures', async () => {
  const games = (query: string) => slugs(`/api/admin/get-games${query}`, 'games', 'rows');
  const all = await sandbox.requestData('GET', '/api/admin/get-games');
  expect(valueAt(all, 'games', 'count')).toBe(640);
  expect(await games('')).toHaveLength(20);
  expect(await games('?limit=3')).toEqual(['harbour-sevens', 'skyline-crash', 'blackjack-quay']);
  expect(await games('?limit=1&pageNo=3')).toEqual(['blackjack-quay']);
  expect(await games('?ids=g3,g1,none')).toEqual(['blackjack-quay', 'harbour-sevens']);
  expect(await games('?search=HARBOUR%20sevens')).toEqual(['harbour-sevens']);
  expect(await games('?search=zzzzzz')).toEqual([]);
  expect(await games('?provider=baize-studio&sort=returnToPlayer&order=desc')).toEqual([
    'blackjack-quay',
    'skyline-crash',
    'harbour-sevens',
  ]);
  expect(await games('?category=live-casino&limit=50')).toHaveLength(50);
  const wrong = await sandbox.request('GET', '/api/admin/get-games?sort=colour&limit=900');
  const format = 'form.validation.invalid.format';
  expect([wrong.status, wrong.body['errors']]).toEqual([400, { limit: format, sort: format }]);
});

test('a game has a page of its own with games like it, and an unknown one is not found', async () => {
  const data = await sandbox.requestData('GET', '/api/admin/get-game/harbour-sevens');
  expect(data['game']).toMatchObject({ name: 'Harbour Sevens', returnToPlayer: 96.2, hasDemo: true });
  expect(String(valueAt(data, 'game', 'description'))).toContain('Baize Studio');
  expect(await slugs('/api/admin/get-game/harbour-sevens', 'related')).toHaveLength(12);
  const unknown = await sandbox.request('GET', '/api/admin/get-game/no-such-game');
  expect([unknown.status, unknown.body['message']]).toEqual([404, 'GAME NOT FOUND']);
});

test('the studios are listed with how many games each has, the largest first', async () => {
  const data = await sandbox.requestData('GET', '/api/admin/get-providers');
  const counts: unknown = data['providers'];
  const list = Array.isArray(counts) ? counts.map((row) => Number(valueAt(row, 'count'))) : [];
  expect(list.length).toBeGreaterThanOrEqual(20);
  expect(list.reduce((sum, each) => sum + each, 0)).toBe(640);
  expect(list).toEqual(list.toSorted((one, other) => other - one));
});

test('favourites are the player’s own, the latest first, and doing a thing twice changes nothing', async () => {
  const token = await sandbox.logIn('depositor');
  expect(await favorites(token)).toEqual([]);
  for (const id of ['g2', 'g1', 'g3', 'g1']) {
    expect((await favorite('PUT', id, token)).status).toBe(200);
  }
  expect(await favorites(token)).toEqual(['g3', 'g1', 'g2']);
  expect(await favorites(await sandbox.logIn('vip'))).toEqual([]);
  for (const again of [1, 2]) {
    expect([again, (await favorite('DELETE', 'g3', token)).status]).toEqual([again, 200]);
  }
  expect(await favorites(token)).toEqual(['g1', 'g2']);
});

test('a favourite has to be a game, and a player’s', async () => {
  const token = await sandbox.logIn('depositor');
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await favorite(method, 'no-such-game', token)).status).toBe(404);
    expect((await favorite(method, 'g1')).status).toBe(403);
  }
  expect((await sandbox.request('PUT', '/api/user/favorites', { token, body: {} })).status).toBe(400);
});

test('a tester switches to five thousand games and back; favourites and pictures stay', async () => {
  const token = await sandbox.logIn('depositor');
  await favorite('PUT', 'g1', token);
  const huge = await sandbox.request('PUT', '/sandbox/lobby', { body: { size: 'huge' } });
  expect(huge.body).toEqual({ size: 'huge', games: 5_000 });
  expect(valueAt(await sandbox.requestData('GET', '/api/admin/get-games'), 'games', 'count')).toBe(5_000);
  expect(await favorites(token)).toEqual(['g1']);
  expect((await sandbox.request('PUT', '/sandbox/lobby', { body: { size: 'vast' } })).status).toBe(400);
  await sandbox.reset();
  expect((await sandbox.request('GET', '/sandbox/lobby')).body).toEqual({ size: 'usual', games: 640 });
});

test('five thousand games are read page by page well within a second, each once', async () => {
  await sandbox.request('PUT', '/sandbox/lobby', { body: { size: 'huge' } });
  const readAll = async () => {
    const begun = performance.now();
    const read: unknown[] = [];
    for (let page = 1; page <= 25; page += 1)
      read.push(...(await slugs(`/api/admin/get-games?limit=200&pageNo=${page}`, 'games', 'rows')));
    return { took: performance.now() - begun, games: new Set(read).size };
  };
  const runs = [await readAll(), await readAll(), await readAll()];
  expect(runs.map(({ games }) => games)).toEqual([5_000, 5_000, 5_000]);
  expect(Math.min(...runs.map(({ took }) => took))).toBeLessThan(1_000);
});

test('real play asks for a session, a demo for none unless the brand says so', async () => {
  expect((await play.launch({ mode: 'real' })).status).toBe(403);
  const demo = await play.launch({ mode: 'demo' });
  expect(play.urlOf(demo).pathname).toBe('/games/harbour-sevens');
  const table = await play.seat('harbour-sevens', play.launchTokenOf(demo)).table();
  expect([table.mode, table.currency.code]).toEqual(['demo', 'EUR']);
  const override = { allowGuestPlayDemoGames: false };
  await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override } });
  expect((await play.launch({ mode: 'demo' })).status).toBe(403);
  expect((await play.launch({ mode: 'demo', token: await sandbox.logIn('depositor') })).status).toBe(200);
});

test.each([
  ['self-excluded', 'SELF_EXCLUDED'],
  ['frozen', 'ACCOUNT_FROZEN'],
] as const)('a %s player opens no game, for real or as a demo', async (persona, code) => {
  const token = await sandbox.logIn(persona);
  for (const mode of ['real', 'demo'] as const) {
    const refused = await play.launch({ token, mode });
    expect([refused.status, refused.body['code']]).toEqual([422, code]);
    expect((await play.launch({ token, mode, slug: 'no-such-game' })).status).toBe(422);
  }
});

test('a game opens neither where its studio does not offer it nor where the house is closed', async () => {
  const token = await sandbox.logIn('depositor');
  const code = async (slug: string) => (await play.launch({ token, slug, mode: 'demo' })).body['code'];
  const restricted = await sandbox.requestData('GET', '/api/admin/get-games?provider=tidepool&limit=200');
  const rows: unknown = valueAt(restricted, 'games', 'rows');
  const game = (Array.isArray(rows) ? rows : []).find((row) => valueAt(row, 'hasDemo') === true);
  const slug = String(valueAt(game, 'slug'));
  expect(await code(slug)).toBeUndefined();
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'GB' } });
  expect(await code(slug)).toBe('GAME_RESTRICTED');
  expect(await code('harbour-sevens')).toBeUndefined();
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'KP' } });
  expect(await code('harbour-sevens')).toBe('COUNTRY_BLOCKED');
  await sandbox.request('POST', '/sandbox/visitor', { body: { ip: '198.51.100.10' } });
  expect(await code('harbour-sevens')).toBeUndefined();
});

test('an unknown game is not found, and a live table has no demo', async () => {
  const token = await sandbox.logIn('depositor');
  const unknown = await play.launch({ token, slug: 'no-such-game' });
  expect([unknown.status, unknown.body['message']]).toEqual([404, 'GAME NOT FOUND']);
  const [live] = await slugs('/api/admin/get-games?category=live-casino&limit=1', 'games', 'rows');
  const refused = await play.launch({ token, slug: String(live), mode: 'demo' });
  expect([refused.status, refused.body['code']]).toEqual([422, 'NO_DEMO']);
  expect((await play.launch({ token, slug: '' })).status).toBe(400);
});

test('a player whose limit allows no stake is told so before the game opens', async () => {
  const token = await sandbox.logIn('depositor');
  const body = { type: 'bet', period: 0, amount: 0.1 };
  expect((await sandbox.request('PUT', '/api/user/limits', { token, body })).status).toBe(200);
  const refused = await play.launch({ token });
  expect([refused.status, refused.body['code']]).toEqual([422, 'maxBetLimit']);
  expect((await play.launch({ token, mode: 'demo' })).status).toBe(200);
});
