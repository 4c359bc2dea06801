import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameSchema, type Game } from '../calls/lobby.ts';
import type { ApiClient } from '../client.ts';
import { json, startClient, startPlatform } from '../testing/platform.ts';
import { addFavoriteMutation, favoritesQuery, removeFavoriteMutation } from './favorites.ts';
import { queryKeys } from './keys.ts';

const game = (id: string) =>
  v.parse(gameSchema, { id, slug: id, name: id, provider: { slug: 'reef', name: 'Reef' } });

let kept: Game[] = [];
let waiting: ((verdict: 'yes' | 'no') => void)[] = [];
let platform: Awaited<ReturnType<typeof startPlatform>>;
let client: ApiClient;
let cache: QueryClient;
let stop = () => undefined as void;

beforeEach(async () => {
  kept = [game('old')];
  waiting = [];
  platform = await startPlatform((heard, response) => {
    if (heard.method === 'GET') list(response);
    else waiting.push((verdict) => decide(verdict, response));
  });
  ({ client } = startClient({ baseUrl: platform.baseUrl }));
  cache = new QueryClient();
  stop = new QueryObserver(cache, favoritesQuery(client)).subscribe(() => undefined);
  await vi.waitUntil(() => shown() !== undefined);
});

afterEach(async () => {
  stop();
  cache.clear();
  await platform.close();
});

function list(response: ServerResponse) {
  json(response, 200, { success: true, data: { favorites: { count: kept.length, rows: kept } } });
}

function decide(verdict: 'yes' | 'no', response: ServerResponse) {
  json(response, verdict === 'yes' ? 200 : 500, { success: verdict === 'yes', message: '', data: {} });
}

const shown = () => cache.getQueryData<Game[]>(queryKeys.favorites)?.map(({ id }) => id);
const reads = () => platform.heard.filter(({ method }) => method === 'GET').length;
const press = (change: 'add' | 'remove', id: string) => {
  const options = change === 'add' ? addFavoriteMutation(client) : removeFavoriteMutation(client);
  return new MutationObserver(cache, options).mutate(game(id));
};

test('a heart shows at once, and the platform is asked for the truth afterwards', async () => {
  const pressed = press('add', 'new');
  await expect.poll(shown).toEqual(['new', 'old']);
  await expect.poll(() => waiting.length).toBe(1);
  expect(reads()).toBe(1);
  kept = [game('new'), game('old')];
  waiting[0]?.('yes');
  await pressed;
  await expect.poll(reads).toBe(2);
  expect(shown()).toEqual(['new', 'old']);
  expect(platform.heard[1]).toMatchObject({ method: 'PUT', body: { gameId: 'new' } });
});

test('a heart the platform refuses goes again, a removed one comes back', async () => {
  const added = press('add', 'new');
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.('no');
  await expect(added).rejects.toMatchObject({ kind: 'server' });
  expect(shown()).toEqual(['old']);
  const removed = press('remove', 'old');
  await expect.poll(shown).toEqual([]);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.('no');
  await expect(removed).rejects.toMatchObject({ kind: 'server' });
  expect(shown()).toEqual(['old']);
});

test('a favourite pressed a second time stays one when that fails', async () => {
  const again = press('add', 'old');
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.('no');
  await expect(again).rejects.toMatchObject({ kind: 'server' });
  expect(shown()).toEqual(['old']);
});

test('two quick presses on one heart reach the platform in their order, and nothing flickers between', async () => {
  const added = press('add', 'new');
  const removed = press('remove', 'new');
  await expect.poll(shown).toEqual(['old']);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.('yes');
  await added;
  await expect.poll(() => waiting.length).toBe(2);
  expect(reads()).toBe(1);
  waiting[1]?.('yes');
  await removed;
  await expect.poll(reads).toBe(2);
  const writes = platform.heard.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, url }) => `${method} ${url.search}`)).toEqual(['PUT ', 'DELETE ?gameId=new']);
});
