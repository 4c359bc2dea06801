import { createClient, type ApiClient } from '@baize/api/client';

const gameOf = (name: string) => ({
  id: name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  provider: { id: 1, slug: 'lantern-works', name: 'Lantern Works' },
});

const CATEGORIES = [
  { id: 1, slug: 'slots', name: 'Slots', icon: 'cherry', order: 1, subCategories: [] },
  { id: 2, slug: 'live-casino', name: 'Live casino', icon: 'radio', order: 2, subCategories: [] },
];

/** A platform that has these games, of which the first two are popular; `down` fails what it names as long as it says so. */
export function gamesPlatform(
  names: readonly string[],
  down: { search?: () => boolean; popular?: () => boolean } = {},
): { api: ApiClient; searched: string[] } {
  const searched: string[] = [];
  const api = createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => null,
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url) => {
      const { pathname, searchParams } = new URL(url instanceof Request ? url.url : url);
      if (pathname.endsWith('get-full-category-list'))
        return Response.json({ success: true, data: { topCategoryList: CATEGORIES } });
      const search = searchParams.get('search');
      if (search !== null) searched.push(search);
      if ((search === null ? down.popular : down.search)?.())
        return Response.json({ success: false, message: '' }, { status: 404 });
      const rows =
        search === null
          ? names.slice(0, 2)
          : names.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
      return Response.json({
        success: true,
        data: { games: { count: rows.length, rows: rows.map(gameOf) } },
      });
    },
  });
  return { api, searched };
}
