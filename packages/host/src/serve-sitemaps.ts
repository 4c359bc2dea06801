import { getFullCategoryList } from '@baize/api/endpoints/lobby';
import type { ApiClient } from '@baize/api/client';
import { categoryPath, gamePath, providerPath } from '@baize/domain/game-paths';
import { indexedPaths, personalPaths } from '@baize/domain/indexed-paths';
import { isLocale, LOCALES } from '@baize/domain/locales';
import type { PublicSettings } from '@baize/domain/settings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GameSource } from './game-source.ts';
import { MAX_SITEMAP_URLS, robotsTxt, sitemap, sitemapIndex } from './sitemap.ts';

const CACHE_CONTROL = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400';

/**
 * Tells search engines what there is: `/robots.txt`, and maps of pages, categories, studios and games for each language under
 * `/sitemap.xml`. A site without an origin of its own (`casinoOrigin`) has no map: addresses in one are whole.
 */
export function serveSitemaps(
  app: FastifyInstance,
  ask: { games: GameSource; client: Pick<ApiClient, 'send'>; settings(): PublicSettings },
): void {
  const slugs = async () => (await ask.games.read()).games.map(({ slug }) => slug);
  const studios = async () => [
    ...new Set((await ask.games.read()).games.map(({ provider }) => providerPath(provider.slug))),
  ];

  const served = () => {
    const { pageKeys, pageUrlSetup: overrides, navigation } = ask.settings();
    return { pageKeys, overrides, navigation };
  };
  const pages = () => indexedPaths(served());

  /** But for those that the navigation names, which stand among the pages. */
  const categories = async () => {
    const { topCategoryList } = await ask.client.send(getFullCategoryList, { query: {} });
    const listed = new Set<string>(pages());
    return topCategoryList
      .flatMap(({ slug, subCategories }) => [
        categoryPath(slug),
        ...subCategories.map((sub) => categoryPath(slug, sub.slug)),
      ])
      .filter((path) => !listed.has(path));
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('Cache-Control', CACHE_CONTROL)
      .type('text/plain; charset=utf-8')
      .send(robotsTxt({ origin: ask.settings().casinoOrigin, personal: personalPaths(served()) })),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const site = ask.settings().casinoOrigin;
    if (site === null) return reply.callNotFound();
    const parts = Math.max(1, Math.ceil((await slugs()).length / MAX_SITEMAP_URLS));
    const names = [
      'pages',
      'categories',
      'studios',
      ...Array.from({ length: parts }, (_, part) => `games-${part + 1}`),
    ];
    return send(
      reply,
      sitemapIndex(
        LOCALES.flatMap((locale) => names.map((name) => `${site}/sitemaps/${locale}/${name}.xml`)),
      ),
    );
  });

  app.get<{ Params: { locale: string; file: string } }>('/sitemaps/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const site = ask.settings().casinoOrigin;
    if (site === null || !isLocale(locale)) return reply.callNotFound();
    if (file === 'pages.xml') return send(reply, sitemap({ origin: site, locale, paths: pages() }));
    if (file === 'categories.xml')
      return send(reply, sitemap({ origin: site, locale, paths: await categories() }));
    if (file === 'studios.xml') return send(reply, sitemap({ origin: site, locale, paths: await studios() }));
    const part = Number(/^games-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0);
    const lines = (await slugs()).slice((part - 1) * MAX_SITEMAP_URLS, part * MAX_SITEMAP_URLS);
    if (part === 0 || lines.length === 0) return reply.callNotFound();
    const paths = lines.map(gamePath);
    return send(reply, sitemap({ origin: site, locale, paths }));
  });
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('Cache-Control', CACHE_CONTROL).type('application/xml; charset=utf-8').send(text);
}
