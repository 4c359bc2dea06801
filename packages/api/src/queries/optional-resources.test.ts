import { QueryClient } from '@tanstack/react-query';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../client.ts';
import { json, startClient, startPlatform, type ReceivedRequest } from '../testing/platform.ts';
import { dataRequestQuery, type DataRequestState } from './data-request.ts';
import { queryKeys } from './keys.ts';
import { notificationsQuery } from './notifications.ts';
import { sessionsQuery } from './sessions.ts';
import { twoStepQuery } from './two-step.ts';

let reply: (heard: ReceivedRequest, response: ServerResponse) => void = () => undefined;
let platform: Awaited<ReturnType<typeof startPlatform>>;
let client: ApiClient;
let cache: QueryClient;

beforeEach(async () => {
  platform = await startPlatform((heard, response) => reply(heard, response));
  ({ client } = startClient({ baseUrl: platform.baseUrl }));
  cache = new QueryClient();
});

afterEach(async () => {
  cache.clear();
  await platform.close();
});

const answers = (data: unknown) => {
  reply = (_, response) => json(response, 200, { success: true, data });
};

test('a platform that does not list sessions is told from one that lists none; a broken row costs only itself', async () => {
  reply = (_, response) => json(response, 404, { success: false, message: 'no such page' });
  expect(await cache.query(sessionsQuery(client))).toBeNull();
  cache.clear();
  answers({ sessions: [{ id: 1, startedAt: '2026-11-20T17:16:02Z' }, { id: 2 }] });
  expect(await cache.query(sessionsQuery(client))).toEqual([
    {
      id: '1',
      device: null,
      place: null,
      startedAt: '2026-11-20T17:16:02Z',
      lastSeenAt: null,
      current: false,
      endedAt: null,
    },
  ]);
});

test.each([404, 501])(
  'a platform that answers %d has no notification choices; another trouble is one',
  async (status) => {
    reply = (_, response) => json(response, status, { success: false, message: 'no such page' });
    expect(await cache.query(notificationsQuery(client))).toBeNull();
    cache.clear();
    reply = (_, response) => json(response, 422, { success: false, message: 'no' });
    await expect(cache.query(notificationsQuery(client))).rejects.toMatchObject({ status: 422 });
  },
);

test('a copy of the data is looked at again by itself only while it is being prepared', async () => {
  const stateOf = async (request: object | null) => {
    answers({ request });
    cache.clear();
    await cache.query(dataRequestQuery(client));
    const { refetchInterval } = dataRequestQuery(client);
    const query = cache.getQueryCache().find<DataRequestState | null>({ queryKey: queryKeys.dataRequest });
    return query && typeof refetchInterval === 'function' ? refetchInterval(query as never) : undefined;
  };
  const request = { id: 'c-1', status: 'preparing', requestedAt: '2026-11-20T17:16:02Z' };
  expect(await stateOf(request)).toBe(10_000);
  expect(await stateOf({ ...request, status: 'ready' })).toBe(false);
  expect(await stateOf(null)).toBe(false);
});

test('a channel of tomorrow keeps its row', async () => {
  answers({ channels: [{ channel: 'pigeon', offers: true }, { offers: true }, { channel: 'sms' }] });
  expect(await cache.query(notificationsQuery(client))).toEqual({
    channels: [
      { channel: 'unknown', offers: true, account: false },
      { channel: 'sms', offers: false, account: false },
    ],
    suppressed: false,
  });
});

test.each([404, 501])('a platform that answers %d for two-step log-in does not offer it', async (status) => {
  reply = (_, response) => json(response, status, { success: false, message: '' });
  expect(await cache.query(twoStepQuery(client))).toBeNull();
});
