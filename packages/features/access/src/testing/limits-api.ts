import { createClient, type ApiClient } from '@baize/api/client';

/** A platform whose player has no limits: nothing keeps offers from them. */
export function limitsApi(): ApiClient {
  return createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url);
      if (!pathname.endsWith('/limits')) return new Promise<never>(() => undefined);
      return Response.json({ success: true, data: { limits: [], sessionStartedAt: null } });
    },
  });
}
