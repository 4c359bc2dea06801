import { splitLocale, localizedPath } from '@baize/domain/locales';
import { findClosedEntries } from '@baize/domain/mirror-domain';
import { listQuery, RENDERED_PARAMETERS } from '@baize/domain/list-query';
import { withVariant, splitVariant } from '@baize/domain/page-paths';
import { counterpart } from '@baize/domain/profile-areas';
import { pageAt } from '@baize/domain/served-pages';
import type { PublicSettings } from '@baize/domain/settings';
import type { FastifyInstance } from 'fastify';
import type { Catalogues } from './catalogues.ts';
import { isNotModified } from './is-not-modified.ts';
import { normalizeUrl } from './normalize-url.ts';
import type { PageCache } from './page-cache.ts';
import { sendText } from './send-text.ts';

/** Where a redirect depends on settings, caches ask again after a minute. */
const REDIRECT_CACHE_CONTROL = 'public, max-age=0, s-maxage=60';

/** Below these stand lists, whose pages, sorting and filters are addresses of their own. */
const LIST_PATHS = ['/casino', '/providers', '/promotions', '/tournaments', '/bonuses'];

/** Answers every address of the site: with its page, or with the way to where that page stands. */
export function servePages(
  app: FastifyInstance,
  ask: {
    catalogues: Catalogues;
    cache: PageCache;
    settings(): PublicSettings;
    /** Changes with everything that pages are made of, but for their words. */
    version(): string;
  },
): void {
  const { catalogues, cache } = ask;
  app.get('/*', async (request, reply) => {
    const { path, search, redirectTo } = normalizeUrl(request.url);
    if (redirectTo !== null) return reply.code(308).header('Location', redirectTo).send();
    const settings = ask.settings();
    const elsewhere = counterpartPath(path, settings);
    if (elsewhere !== null)
      return reply
        .code(302)
        .headers({ Location: elsewhere + search, 'Cache-Control': REDIRECT_CACHE_CONTROL })
        .send();
    const catalogue = await catalogues.get(localeOf(path));
    const page = await cache.get({
      path: path + renderedQuery(path, search, settings),
      version: `${ask.version()} ${catalogue.version}`,
      closed: findClosedEntries({ host: request.host || '', ...settings }),
    });
    reply.code(page.status).headers(page.headers);
    if (page.status === 200 && isNotModified(request, page.headers['ETag'])) return reply.code(304).send();
    return sendText(request, reply, page.body);
  });
}

/** The language an address names; the data of a client navigation ends in `.data`. */
export function localeOf(path: string): ReturnType<typeof splitLocale>['locale'] {
  return splitLocale(path.replace(/\.data$|\?.*/g, '')).locale;
}

/** Where the address of the other navigation style leads (NAV-04). */
function counterpartPath(address: string, settings: PublicSettings): string | null {
  const { locale, path: own } = splitLocale(address);
  const { variant, path } = splitVariant(own);
  if (pageAt({ path, overrides: settings.pageUrlSetup })) return null;
  const other = counterpart({ path, navigation: settings.navigation });
  return other === null ? null : localizedPath({ path: withVariant(other, variant), locale });
}

/** What of the query the page's HTML depends on: nothing, but for lists. */
function renderedQuery(address: string, search: string, settings: PublicSettings): string {
  if (search === '') return '';
  const { path } = splitVariant(splitLocale(address.replace(/\.data$/, '')).path);
  const moved = pageAt({ path, overrides: settings.pageUrlSetup });
  const isList =
    moved === null ? LIST_PATHS.some((list) => path === list || path.startsWith(`${list}/`)) : true;
  return isList && !path.startsWith('/casino/games/') ? listQuery(search, RENDERED_PARAMETERS) : '';
}
