import { getGames } from '@baize/api/calls/lobby';
import type { ApiClient } from '@baize/api/client';
import { gamePath } from '@baize/domain/game-address';
import { indexedPaths, PERSONAL_PATHS } from '@baize/domain/indexed-paths';
import { isLocale, LOCALES } from '@baize/domain/locales';
import type { PublicSettings } from '@baize/domain/settings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MAP_LINES, robots, siteMap, siteMapIndex } from './site-map.ts';

const FRESH_MS = 3_600_000;
const CACHING = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400';
const GAMES_A_PAGE = 200;

/**
 * Tells search engines what there is: `/robots.txt`, and a map of pages and games for each language under
 * `/sitemap.xml`. A site without an origin of its own (`casinoOrigin`) has no map: addresses in one are whole.
 */
export function tellSearchEngines(
  app: FastifyInstance,
  ask: { client: Pick<ApiClient, 'send'>; settings(): PublicSettings },
): void {
  const games = keptGames(ask.client);

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('Cache-Control', CACHING)
      .type('text/plain; charset=utf-8')
      .send(robots({ origin: ask.settings().casinoOrigin, personal: PERSONAL_PATHS })),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const site = ask.settings().casinoOrigin;
    if (site === null) return reply.callNotFound();
    const parts = Math.max(1, Math.ceil((await games()).length / MAP_LINES));
    const names = ['pages', ...Array.from({ length: parts }, (_, part) => `games-${part + 1}`)];
    return send(
      reply,
      siteMapIndex(
        LOCALES.flatMap((locale) => names.map((name) => `${site}/sitemaps/${locale}/${name}.xml`)),
      ),
    );
  });

  app.get<{ Params: { locale: string; file: string } }>('/sitemaps/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const site = ask.settings().casinoOrigin;
    if (site === null || !isLocale(locale)) return reply.callNotFound();
    if (file === 'pages.xml') {
      const { pageKeys, pageUrlSetup: overrides, navigation } = ask.settings();
      return send(
        reply,
        siteMap({ origin: site, locale, paths: indexedPaths({ pageKeys, overrides, navigation }) }),
      );
    }
    const part = Number(/^games-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0);
    const slugs = (await games()).slice((part - 1) * MAP_LINES, part * MAP_LINES);
    if (part === 0 || slugs.length === 0) return reply.callNotFound();
    const paths = slugs.map(gamePath);
    return send(reply, siteMap({ origin: site, locale, paths }));
  });
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('Cache-Control', CACHING).type('application/xml; charset=utf-8').send(text);
}

/** The slugs of all games, read once an hour; when the platform fails the last ones stand. */
function keptGames(client: Pick<ApiClient, 'send'>): () => Promise<readonly string[]> {
  const kept = new LRUCache<'all', readonly string[]>({
    max: 1,
    ttl: FRESH_MS,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () => allGames(client),
  });
  return async () => (await kept.fetch('all')) ?? [];
}

async function allGames(client: Pick<ApiClient, 'send'>): Promise<readonly string[]> {
  const slugs = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { games } = await client.send(getGames, { query: { pageNo, limit: GAMES_A_PAGE } });
    for (const { slug } of games.rows) slugs.add(slug);
    if (games.rows.length < GAMES_A_PAGE || pageNo * GAMES_A_PAGE >= games.count) return [...slugs];
  }
}
