import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameSchema, type Game } from '../endpoints/lobby.ts';
import type { ApiClient } from '../client.ts';
import { json, startClient, startPlatform } from '../testing/platform.ts';
import { favoriteMutation, favoritesQuery } from './favorites.ts';
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
const press = (intent: 'keep' | 'drop', gameId: string) =>
  new MutationObserver(cache, favoriteMutation(client)).mutate({ gameId, intent });

test('a game that is kept joins the list once the platform has it', async () => {
  const pressed = press('keep', 'new');
  await expect.poll(() => waiting.length).toBe(1);
  expect([reads(), shown()]).toEqual([1, ['old']]);
  kept = [game('new'), game('old')];
  waiting[0]?.('yes');
  await pressed;
  await expect.poll(shown).toEqual(['new', 'old']);
  expect(reads()).toBe(2);
  expect(platform.heard[1]).toMatchObject({ method: 'PUT', body: { gameId: 'new' } });
});

test('a game that is dropped leaves the list at once, and comes back to its place when the platform refuses', async () => {
  kept = [game('first'), game('old'), game('last')];
  await cache.refetchQueries({ queryKey: queryKeys.favorites });
  const removed = press('drop', 'old');
  await expect.poll(shown).toEqual(['first', 'last']);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.('no');
  await expect(removed).rejects.toMatchObject({ kind: 'server' });
  expect(shown()).toEqual(['first', 'old', 'last']);
});

test('a kept game the platform refuses leaves the list as it is', async () => {
  const added = press('keep', 'new');
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.('no');
  await expect(added).rejects.toMatchObject({ kind: 'server' });
  expect(shown()).toEqual(['old']);
});

test('two quick presses on one heart reach the platform in their order, and nothing is read between', async () => {
  const added = press('keep', 'new');
  const removed = press('drop', 'new');
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
