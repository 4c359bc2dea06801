import { LOCALES } from '@baize/domain/locales';
import { afterEach, expect, test } from 'vitest';
import { closeHosts, startFakeHost } from './fake-host.ts';
import { jsonResponse } from './fake-platform.ts';

afterEach(closeHosts);

const GAMES = '/api/admin/get-games';
const origin = 'https://www.harbour.example';

function game(slug: string) {
  return { id: slug, slug, name: slug, provider: { id: '1', slug: 'studio', name: 'Studio' } };
}

function gamesOf(slugs: readonly string[]) {
  return jsonResponse({ success: true, data: { games: { count: slugs.length, rows: slugs.map(game) } } });
}

test('robots find the map of the site and are kept from what is about one person', async () => {
  const { app } = await startFakeHost({
    settings: { casinoOrigin: origin, pageUrlSetup: [{ key: 'deposit', href: '/cash-in' }] },
  });
  const { body, headers } = await app.inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/deposit', '/cash-in', '/*/profile', '/profile2', '/api', '/*/design', '/*?*modal='])
    expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).not.toContain('Disallow: /\n');
});

test('the map names every public page and game in every language, at the casino’s own address', async () => {
  const { app } = await startFakeHost({
    settings: { casinoOrigin: origin, pageUrlSetup: [{ key: 'promotions', href: '/offers' }] },
    responses: { [GAMES]: gamesOf(['harbour-sevens', 'a&b']) },
  });
  const index = (await app.inject('/sitemap.xml')).body;
  expect(index.match(/<sitemap>/g)).toHaveLength(LOCALES.length * 4);
  expect(index).toContain(`<loc>${origin}/sitemaps/de/games-1.xml</loc>`);
  const pages = (await app.inject('/sitemaps/de/pages.xml')).body;
  expect(pages).toContain(`<loc>${origin}/de/offers</loc>`);
  expect(pages).not.toContain('/promotions<');
  expect(pages).not.toContain('deposit');
  expect((await app.inject('/sitemaps/en/pages.xml')).body).toContain(`<loc>${origin}/</loc>`);
  const games = (await app.inject('/sitemaps/en/games-1.xml')).body;
  expect(games).toContain(`<loc>${origin}/casino/games/harbour-sevens</loc>`);
  expect(games).toContain('/casino/games/a%26b<');
  const studios = (await app.inject('/sitemaps/tr/studios.xml')).body;
  expect(studios.match(/<loc>/g)).toHaveLength(1);
  expect(studios).toContain(`<loc>${origin}/tr/providers/studio</loc>`);
});

test('the maps name every category and what is below it, each once', async () => {
  const slots = {
    id: 1,
    slug: 'slots',
    name: 'Slots',
    subCategories: [{ id: 2, slug: 'slots-sea', name: 'Sea' }],
  };
  const { app } = await startFakeHost({
    settings: { casinoOrigin: origin },
    responses: {
      '/api/admin/get-full-category-list': jsonResponse({
        success: true,
        data: { topCategoryList: [slots, { id: 3, slug: 'dice', name: 'Dice', subCategories: [] }] },
      }),
    },
  });
  const { body } = await app.inject('/sitemaps/de/categories.xml');
  const all = body + (await app.inject('/sitemaps/de/pages.xml')).body;
  for (const path of ['slots', 'slots/slots-sea', 'dice'])
    expect(all.split(`<loc>${origin}/de/casino/${path}</loc>`), path).toHaveLength(2);
});

test('the games are read once for all maps', async () => {
  let asked = 0;
  const { app } = await startFakeHost({
    settings: { casinoOrigin: origin },
    responses: {
      [GAMES]: (request, response) => {
        asked += 1;
        gamesOf(['harbour-sevens'])(request, response);
      },
    },
  });
  for (const locale of LOCALES) await app.inject(`/sitemaps/${locale}/games-1.xml`);
  expect(asked).toBe(1);
});

test('there is no map for another language, a part too many, or a site without an address', async () => {
  const { app } = await startFakeHost({
    settings: { casinoOrigin: origin },
    responses: { [GAMES]: gamesOf(['one']) },
  });
  for (const path of [
    '/sitemaps/xx/pages.xml',
    '/sitemaps/en/games-2.xml',
    '/sitemaps/en/games-0.xml',
    '/sitemaps/en/x',
  ])
    expect((await app.inject(path)).statusCode, path).toBe(404);
  const { app: nameless } = await startFakeHost({ settings: { casinoOrigin: null } });
  expect((await nameless.inject('/sitemap.xml')).statusCode).toBe(404);
  expect((await nameless.inject('/robots.txt')).body).not.toContain('Sitemap');
});
