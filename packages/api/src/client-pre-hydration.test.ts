import { expect, test, vi } from 'vitest';
import { getLimits } from './endpoints/account.ts';
import type { ClientPorts } from './client.ts';
import type { PreHydrationResponse } from './pre-hydration-requests.ts';
import { captureFailure, json, openPlatform, startClient } from './testing/platform.ts';

const LIMITS = { success: true, data: { limits: [] } };

function early(response: Promise<Response>): PreHydrationResponse {
  return { response, sentAt: 1_000, receivedAt: () => 1_400 };
}

const answered = (status: number, body: unknown) =>
  Promise.resolve(Response.json(body, { status, headers: { Date: 'Mon, 23 Nov 2026 18:00:00 GMT' } }));

test('an answer that was asked for before the client was there is read, and nothing is sent', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) => json(response, 500, {}));
  const onServerDate = vi.fn<ClientPorts['onServerDate']>();
  const { client } = startClient({
    baseUrl,
    onServerDate,
    preHydrationResponse: () => early(answered(200, LIMITS)),
  });
  expect(await client.send(getLimits, {})).toMatchObject({ limits: [] });
  expect(heard).toEqual([]);
  // The clock learns from the moment the answer came, not from the moment it was read.
  expect(onServerDate).toHaveBeenCalledWith('Mon, 23 Nov 2026 18:00:00 GMT', 1_000, 1_400);
});

test('an early answer that did not come is asked for anew', async () => {
  const { baseUrl, heard } = await openPlatform((_, response) => json(response, 200, LIMITS));
  const { client } = startClient({
    baseUrl,
    preHydrationResponse: () => early(Promise.reject(new TypeError('lost'))),
  });
  expect(await client.send(getLimits, {})).toMatchObject({ limits: [] });
  expect(heard).toHaveLength(1);
});

test('a 403 of a pre-hydration request ends the session [HTTP-02]', async () => {
  const { baseUrl } = await openPlatform((_, response) => json(response, 200, LIMITS));
  const refused = answered(403, { success: false, message: 'no' });
  const { client, ended } = startClient({ baseUrl, preHydrationResponse: () => early(refused) });
  expect((await captureFailure(client.send(getLimits, {}))).kind).toBe('session-ended');
  expect(ended).toHaveLength(1);
});
