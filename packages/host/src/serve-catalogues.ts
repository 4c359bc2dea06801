import { isLocale } from '@baize/domain/locales';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogue, Catalogues } from './catalogues.ts';
import { sendText } from './send-text.ts';

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Like a page: ask each time, or let a CDN show it a little late. */
const SHORT_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** The parts of a language's words, and how to come to each. */
const PARTS = [
  { at: '/catalogues/', hrefOf: ({ href }: Catalogue) => href, bodyOf: ({ body }: Catalogue) => body },
  {
    at: '/catalogues/later/',
    hrefOf: ({ deferredHref }: Catalogue) => deferredHref,
    bodyOf: ({ deferred }: Catalogue) => deferred,
  },
  {
    at: '/catalogues/rare/',
    hrefOf: ({ rareHref }: Catalogue) => rareHref,
    bodyOf: ({ rare }: Catalogue) => rare,
  },
] as const;

/**
 * Serves the words: `/catalogues/de` leads to the catalogue of now, `/catalogues/de-<hash>.json` is one for ever; below
 * `/catalogues/later/` the words that only a player's own pages and the cashier say, below `/catalogues/rare/` those that few
 * players ever open.
 * A hash this host has not met, of another host or of an older text, is answered with the words of now: a page
 * without words is no page.
 */
export function serveCatalogues(app: FastifyInstance, catalogues: Catalogues): void {
  for (const { at, hrefOf, bodyOf } of PARTS) {
    app.get<{ Params: { file: string } }>(`${at}:file`, async (request, reply) => {
      const { file } = request.params;
      const answer = (found: Catalogue, caching: string): FastifyReply =>
        sendText(
          request,
          reply.header('Cache-Control', caching).type('application/json; charset=utf-8'),
          bodyOf(found),
        );
      const kept = catalogues.byHref(`/catalogues/${file}`);
      if (kept) return answer(kept, IMMUTABLE_CACHE_CONTROL);
      const locale = file.replace(/-[0-9a-f]{16}\.json$/, '');
      if (!isLocale(locale)) return reply.code(404).type('text/plain').send('Not found');
      const current = await catalogues.get(locale);
      if (file !== locale) return answer(current, 'no-store');
      return reply
        .code(302)
        .headers({ 'Cache-Control': SHORT_CACHE_CONTROL, Location: hrefOf(current) })
        .send();
    });
  }
}
