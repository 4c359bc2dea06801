import { createClient, type ApiClient } from '@baize/api/client';

/** A signed-in player's client, before a platform that gives one answer to everything; null is a refusal. */
export function clientRespondingWith(data: unknown): ApiClient {
  return createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async () =>
      data === null
        ? Response.json({ success: false, message: '' }, { status: 422 })
        : Response.json({ success: true, data }),
  });
}
