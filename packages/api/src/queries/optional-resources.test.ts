import { expect, test } from 'vitest';
import { json } from '../testing/platform.ts';
import { setUpQueryPlatform } from '../testing/query-platform.ts';
import { dataRequestQuery, type DataRequestState } from './data-request.ts';
import { queryKeys } from './keys.ts';
import { notificationsQuery } from './notifications.ts';
import { sessionsQuery } from './sessions.ts';
import { twoStepQuery } from './two-step.ts';

const setup = setUpQueryPlatform();

test('a platform that does not list sessions is told from one that lists none; a broken row costs only itself', async () => {
  setup.platform.replyWith((_, response) => json(response, 404, { success: false, message: 'no such page' }));
  expect(await setup.cache.query(sessionsQuery(setup.client))).toBeNull();
  setup.cache.clear();
  setup.answers({ sessions: [{ id: 1, startedAt: '2026-11-20T17:16:02Z' }, { id: 2 }] });
  expect(await setup.cache.query(sessionsQuery(setup.client))).toEqual([
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
    setup.platform.replyWith((_, response) =>
      json(response, status, { success: false, message: 'no such page' }),
    );
    expect(await setup.cache.query(notificationsQuery(setup.client))).toBeNull();
    setup.cache.clear();
    setup.platform.replyWith((_, response) => json(response, 422, { success: false, message: 'no' }));
    await expect(setup.cache.query(notificationsQuery(setup.client))).rejects.toMatchObject({ status: 422 });
  },
);

test('a copy of the data is looked at again by itself only while it is being prepared', async () => {
  const stateOf = async (request: object | null) => {
    setup.answers({ request });
    setup.cache.clear();
    await setup.cache.query(dataRequestQuery(setup.client));
    const { refetchInterval } = dataRequestQuery(setup.client);
    const query = setup.cache
      .getQueryCache()
      .find<DataRequestState | null>({ queryKey: queryKeys.dataRequest });
    return query && typeof refetchInterval === 'function' ? refetchInterval(query as never) : undefined;
  };
  const request = { id: 'c-1', status: 'preparing', requestedAt: '2026-11-20T17:16:02Z' };
  expect(await stateOf(request)).toBe(10_000);
  expect(await stateOf({ ...request, status: 'ready' })).toBe(false);
  expect(await stateOf(null)).toBe(false);
});

test('a channel of tomorrow keeps its row', async () => {
  setup.answers({ channels: [{ channel: 'pigeon', offers: true }, { offers: true }, { channel: 'sms' }] });
  expect(await setup.cache.query(notificationsQuery(setup.client))).toEqual({
    channels: [
      { channel: 'unknown', offers: true, account: false },
      { channel: 'sms', offers: false, account: false },
    ],
    suppressed: false,
  });
});

test.each([404, 501])('a platform that answers %d for two-step log-in does not offer it', async (status) => {
  setup.platform.replyWith((_, response) => json(response, status, { success: false, message: '' }));
  expect(await setup.cache.query(twoStepQuery(setup.client))).toBeNull();
});
