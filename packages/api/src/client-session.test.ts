import { expect, test } from 'vitest';
import { getUserDetails } from './endpoints/session.ts';
import { getRakebackDays } from './endpoints/rewards.ts';
import { captureFailure, json, openPlatform, startClient } from './testing/platform.ts';

test("the platform's own 403 ends the session, once, however many calls it meets [HTTP-02]", async () => {
  const { baseUrl } = await openPlatform((_, response) =>
    json(response, 403, { success: false, message: 'expired' }),
  );
  let token: string | null = 'player-token';
  const ended: string[] = [];
  const { client } = startClient({
    baseUrl,
    token: () => token,
    onSessionEnded: (reason) => {
      ended.push(reason);
      token = null;
    },
  });
  const failures = await Promise.all(
    Array.from({ length: 20 }, () => captureFailure(client.send(getRakebackDays, { query: {} }))),
  );
  expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(['session-ended']));
  expect(ended).toEqual(['SESSION_EXPIRED']);
});

test('a 403 about an older token leaves the new session alone [HTTP-02]', async () => {
  const { baseUrl } = await openPlatform((_, response) =>
    json(response, 403, { success: false, message: 'expired' }),
  );
  const tokens = ['old', 'new'];
  const { client, ended } = startClient({ baseUrl, token: () => tokens.shift() ?? 'new' });
  expect((await captureFailure(client.send(getRakebackDays, { query: {} }))).kind).toBe('session-ended');
  expect(ended).toEqual([]);
});

test('a 403 that is not in our words, or met by a visitor, keeps the session [HTTP-02]', async () => {
  const { baseUrl, replyWith } = await openPlatform((_, response) => {
    response.writeHead(403, { 'Content-Type': 'text/html' }).end('<h1>Forbidden by the network</h1>');
  });
  const { client, ended } = startClient({ baseUrl });
  expect((await captureFailure(client.send(getRakebackDays, { query: {} }))).kind).toBe('unreadable');
  replyWith((_, response) => json(response, 403, { error: 'proxy' }));
  expect((await captureFailure(client.send(getRakebackDays, { query: {} }))).kind).toBe('unreadable');
  replyWith((_, response) => json(response, 403, { success: false, message: 'no' }));
  const visitor = startClient({ baseUrl, token: () => null });
  expect((await captureFailure(visitor.client.send(getRakebackDays, { query: {} }))).kind).toBe('refused');
  expect([...ended, ...visitor.ended]).toEqual([]);
});

test('user details are refused without a token before anything is sent [HTTP-03]', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) => json(response, 200, {}));
  const { client, ended } = startClient({ baseUrl, token: () => null });
  const failure = await captureFailure(client.send(getUserDetails, {}));
  expect(failure).toMatchObject({ kind: 'session-ended', status: 0, path: '/api/user/get-user-details' });
  expect(heard).toEqual([]);
  expect(ended).toEqual([]);
});

test('a platform that closes for work says so and ends the session; a 503 by itself is trouble that passes', async () => {
  const { baseUrl, replyWith } = await openPlatform((_, response) =>
    json(response, 503, { success: false, message: 'Service Unavailable' }),
  );
  const { client, ended } = startClient({ baseUrl });
  expect((await captureFailure(client.send(getRakebackDays, { query: {} }))).kind).toBe('server');
  expect(ended).toEqual([]);
  replyWith((_, response) =>
    json(response, 503, { success: false, message: 'Back soon', code: 'SYSTEM_MAINTENANCE' }),
  );
  expect((await captureFailure(client.send(getRakebackDays, { query: {} }))).kind).toBe('server');
  expect(ended).toEqual(['SYSTEM_MAINTENANCE']);
});
