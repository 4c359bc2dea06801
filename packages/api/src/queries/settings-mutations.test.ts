import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { json, openPlatform, startClient } from '../testing/platform.ts';
import { cancelContactMutation, contactChangesQuery, putContactMutation } from './contact-changes.ts';
import { createDataRequestMutation, dataFileMutation } from './data-request.ts';
import { queryKeys } from './keys.ts';
import { putNotificationsMutation } from './notifications.ts';
import {
  confirmTwoStepMutation,
  deleteTwoStepMutation,
  renewRecoveryCodesMutation,
  startTwoStepMutation,
} from './two-step.ts';

let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient();
});

async function startWriting(status: number, body: unknown) {
  const platform = await openPlatform((_, response) => json(response, status, body));
  return { platform, ...startClient({ baseUrl: platform.baseUrl }) };
}

const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;

test('offers that are switched are known as the platform answers them, without another read', async () => {
  const choices = { channels: [{ channel: 'email', offers: false, account: true }], suppressed: false };
  const { client, platform } = await startWriting(200, { success: true, data: choices });
  await new MutationObserver(cache, putNotificationsMutation(client)).mutate({ email: false });
  expect(cache.getQueryData(queryKeys.notifications)).toEqual(choices);
  expect(platform.heard.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['PUT', '/api/user/notifications', { offers: { email: false } }],
  ]);
});

test('a copy that is asked for is known as the platform answers it; the file itself is not kept', async () => {
  const request = { id: 'c-1', status: 'preparing', requestedAt: '2026-11-20T17:16:02Z' };
  const asked = await startWriting(200, { success: true, data: { request } });
  await new MutationObserver(cache, createDataRequestMutation(asked.client)).mutate();
  expect(cache.getQueryData(queryKeys.dataRequest)).toMatchObject({ request: { status: 'preparing' } });
  const file = { fileName: 'my-data.json', content: { profile: { city: 'Delft' } } };
  const { client, platform } = await startWriting(200, { success: true, data: file });
  const form = new MutationObserver(cache, dataFileMutation(client));
  expect(await form.mutate('c/1')).toEqual(file);
  form.reset();
  await expect
    .poll(() =>
      JSON.stringify(
        cache
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    )
    .not.toContain('Delft');
  expect(platform.heard.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'GET /api/user/data-request/c%2F1',
  ]);
});

const CHANGE = {
  kind: 'email',
  value: 'sol@player.test',
  sentAt: '2026-11-20T17:16:02Z',
  expiresAt: '2026-11-20T18:16:02Z',
  triesLeft: 5,
} as const;

test('a change of e-mail that waits is known as it is answered, and gone once it is confirmed or called off', async () => {
  const changes = () => cache.getQueryData(queryKeys.contactChanges);
  cache.setQueryData(queryKeys.contactChanges, [{ ...CHANGE, kind: 'phone', value: '+31 612345670' }]);
  cache.setQueryData(queryKeys.userDetails, {});
  const asked = await startWriting(200, { success: true, data: { confirmed: false, change: CHANGE } });
  await new MutationObserver(cache, putContactMutation(asked.client, 'email')).mutate({
    value: CHANGE.value,
  });
  expect(changes()).toMatchObject([{ kind: 'phone' }, CHANGE]);
  const made = await startWriting(200, { success: true, data: { confirmed: true } });
  const body = { value: CHANGE.value, code: '123456' };
  await new MutationObserver(cache, putContactMutation(made.client, 'email')).mutate(body);
  expect(changes()).toMatchObject([{ kind: 'phone' }]);
  expect(isStale(queryKeys.userDetails)).toBe(true);
  const off = await startWriting(200, { success: true });
  await new MutationObserver(cache, cancelContactMutation(off.client, 'phone')).mutate();
  expect(changes()).toEqual([]);
  const paths = [asked, made, off].flatMap(({ platform }) =>
    platform.heard.map(({ method, url }) => `${method} ${url.pathname}`),
  );
  expect(paths).toEqual(['PUT /api/user/email', 'PUT /api/user/email', 'DELETE /api/user/phone']);
});

test('a change that went elsewhere makes the player be read again', async () => {
  cache.setQueryData(queryKeys.contactChanges, [CHANGE]);
  cache.setQueryData(queryKeys.userDetails, {});
  const { client } = await startWriting(200, { success: true, data: { changes: [CHANGE] } });
  await cache.query({ ...contactChangesQuery(client), staleTime: 0 });
  expect(isStale(queryKeys.userDetails)).toBe(false);
  const later = await startWriting(200, { success: true, data: { changes: [] } });
  await cache.query({ ...contactChangesQuery(later.client), staleTime: 0 });
  expect(isStale(queryKeys.userDetails)).toBe(true);
});

test('after two-step log-in is turned on or off, or its recovery codes are new, its status is read again', async () => {
  const { client, platform } = await startWriting(200, {
    success: true,
    data: { recoveryCodes: ['A', 'B'] },
  });
  const changes = [
    () => new MutationObserver(cache, confirmTwoStepMutation(client)).mutate('123456'),
    () => new MutationObserver(cache, renewRecoveryCodesMutation(client)).mutate('123456'),
    () => new MutationObserver(cache, deleteTwoStepMutation(client)).mutate('123456'),
  ];
  for (const change of changes) {
    cache.setQueryData(queryKeys.twoStep, null);
    await change();
    expect(isStale(queryKeys.twoStep)).toBe(true);
  }
  expect(platform.heard.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'PUT /api/user/two-step',
    'POST /api/user/two-step/recovery-codes',
    'DELETE /api/user/two-step',
  ]);
});

test('neither the secret nor a code of two-step log-in outlives the part that asked for it', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const { client } = await startWriting(200, {
    success: true,
    data: { secret, uri: `otpauth://totp/x?secret=${secret}` },
  });
  const observer = new MutationObserver(cache, startTwoStepMutation(client));
  const leave = observer.subscribe(() => undefined);
  expect(await observer.mutate('Baize-2026')).toMatchObject({ secret });
  expect(
    JSON.stringify(
      cache
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).toContain(secret);
  leave();
  await expect.poll(() => cache.getMutationCache().getAll().length).toBe(0);
});
