import { beforeEach, expect, test } from 'vitest';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
const BASE = '/api/core/casino/assets';

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

async function picture(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.url}${BASE}/${path}`, { headers });
  return { status: answer.status, headers: answer.headers, svg: await answer.text() };
}

test.each([
  ['a game', 'games/harbour-sevens.svg'],
  ['a game with a brand’s own letters', 'games/harbour-sevens.svg?face=soft-serif'],
  ['a game as a small square', 'games/harbour-sevens.svg?shape=thumb'],
  ['a studio', 'providers/saltbox.svg'],
  ['a studio on a light page', 'providers/saltbox.svg?ground=on-light'],
  ['a category', 'categories/slots.svg'],
])('%s has its picture, which a browser keeps and nothing in it can run', async (_, path) => {
  const { status, headers, svg } = await picture(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(svg).toMatch(/^<svg [^>]*viewBox=/);
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const again = await picture(path, { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.svg]).toEqual([304, '']);
});

test('the picture of a list is where the list says, and differs by letters', async () => {
  const [game] = await listed('/api/admin/get-games?limit=1', 'games');
  const told = String(Reflect.get(Object(game), 'thumbnail'));
  expect(told).toMatch(/\/games\/harbour-sevens\.svg\?v=[0-9a-f]{10}$/);
  expect(told.startsWith(BASE)).toBe(true);
  const [grotesque, serif] = [
    await picture('games/harbour-sevens.svg'),
    await picture('games/harbour-sevens.svg?face=soft-serif'),
  ];
  expect(serif.svg).not.toBe(grotesque.svg);
});

test('each brand gets its own letters on its games, at an address that browsers keep for ever', async () => {
  const headers = { 'x-system-token': 'sandbox-lulu' };
  const lists = ['get-games?category=live-casino&limit=2', 'get-game/harbour-sevens'];
  for (const path of lists) {
    const { body } = await sandbox.request('GET', `/api/admin/${path}`, { headers });
    const told = [...JSON.stringify(body).matchAll(/"thumbnail":"([^"]+)"/g)].map(([, one = '']) => one);
    expect(told.length).toBeGreaterThan(1);
    for (const address of told) expect(address).toMatch(/&face=soft-serif$/);
    const answer = await fetch(`${sandbox.url}${told[0] ?? ''}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const shape = path.includes('live') ? '400 300' : '300 400';
    expect(await answer.text()).toContain(`viewBox="0 0 ${shape}"`);
  }
  const [studio] = await listedOf('/api/admin/get-providers', 'providers');
  const logo = await fetch(`${sandbox.url}${String(Reflect.get(Object(studio), 'logo'))}`);
  expect([logo.status, logo.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const old = await picture('games/harbour-sevens.svg?v=older');
  expect(old.headers.get('cache-control')).toBe('public, max-age=86400');
});

async function listed(path: string, name: string): Promise<unknown[]> {
  const data = await sandbox.requestData('GET', path);
  return listIn(Reflect.get(Object(data[name]), 'rows'));
}

async function listedOf(path: string, name: string): Promise<unknown[]> {
  return listIn((await sandbox.requestData('GET', path))[name]);
}

function listIn(rows: unknown): unknown[] {
  return Array.isArray(rows) ? rows.map((row: unknown) => row) : [];
}

test('what nobody drew is not found, and a wish nobody knows is refused', async () => {
  for (const path of [
    'games/no-such-game.svg',
    'games/harbour-sevens.png',
    'providers/x.svg',
    'else/x.svg',
  ]) {
    expect([path, (await picture(path)).status]).toEqual([path, 404]);
  }
  expect((await picture('games/harbour-sevens.svg?face=comic')).status).toBe(400);
});

test('a game of the large lobby has its picture while that lobby is open', async () => {
  await sandbox.request('PUT', '/sandbox/lobby', { body: { size: 'huge' } });
  const rows = await listed('/api/admin/get-games?limit=1&pageNo=4000', 'games');
  const slug = String(Reflect.get(Object(rows[0]), 'slug'));
  expect((await picture(`games/${slug}.svg`)).status).toBe(200);
});
