import { createClient, type ApiClient } from '@baize/api/client';

/** What a fake platform does when it is asked for favourites. */
export type FavoritesFault = 'none' | 'down' | 'silent';

/** A platform that keeps the favourites named here, by name and in this order; limits are known and none. */
export function favoritesPlatform(kept: string[], fault: () => FavoritesFault = () => 'none'): ApiClient {
  return createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url, init) => {
      const address = new URL(url instanceof Request ? url.url : url);
      const method = init?.method ?? 'GET';
      if (!address.pathname.includes('favorite'))
        return Response.json({ success: true, data: { limits: [] } });
      if (fault() === 'silent') return new Promise(() => undefined);
      if (fault() === 'down') return Response.json({ success: false, message: '' }, { status: 404 });
      if (method === 'PUT')
        kept.unshift(/"gameId":"([^"]+)"/.exec(await new Response(init?.body).text())?.[1] ?? '');
      if (method === 'DELETE') kept.splice(kept.indexOf(address.searchParams.get('gameId') ?? ''), 1);
      return Response.json({
        success: true,
        data: { favorites: { count: kept.length, rows: kept.map(row) } },
      });
    },
  });
}

const row = (name: string) => ({
  id: name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  provider: { id: 1, slug: 'lantern-works', name: 'Lantern Works' },
});
