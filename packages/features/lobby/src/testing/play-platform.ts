import { createClient, type ApiClient } from '@baize/api/client';

/** What the platform answers a launch; a number is a refusal with that status. */
export type LaunchResponse =
  | { url: string; mode?: 'real' | 'demo' }
  | { status: number; code?: string }
  | 'never';

/** A platform that opens games, knows limits and a place; `launches` is what it was asked to open. */
export function playPlatform({
  launch = { url: 'about:blank' },
  country = null,
  limits = [],
}: {
  launch?: LaunchResponse | (() => LaunchResponse);
  country?: string | null;
  limits?: readonly object[];
} = {}): { api: ApiClient; launches: unknown[] } {
  const launches: unknown[] = [];
  const answerTo = async (path: string, init: RequestInit | undefined): Promise<Response> => {
    if (path.endsWith('/launch-game')) {
      launches.push(await new Response(init?.body).json());
      const data = typeof launch === 'function' ? launch() : launch;
      if (data === 'never') return new Promise<Response>(() => undefined);
      if ('status' in data)
        return Response.json({ success: false, message: '', code: data.code }, { status: data.status });
      return Response.json({ success: true, data });
    }
    if (path.endsWith('/get-location')) {
      const location = country === null ? null : { country: { code: country } };
      return Response.json({ success: true, data: { location } });
    }
    if (path.endsWith('/limits'))
      return Response.json({
        success: true,
        data: { limits, sessionStartedAt: '2026-11-20T17:00:00.000Z' },
      });
    return Response.json({ success: true, data: { favorites: { count: 0, rows: [] } } });
  };
  const api = createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: (url, init) => answerTo(new URL(url instanceof Request ? url.url : url).pathname, init),
  });
  return { api, launches };
}
