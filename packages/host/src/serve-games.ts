import { GAME_INDEX_PATH } from '@baize/domain/game-index';
import type { FastifyInstance } from 'fastify';
import type { GameSource } from './game-source.ts';
import { isNotModified } from './is-not-modified.ts';
import { sendText } from './send-text.ts';

/** Like a page: ask each time, or let a CDN show it a little late. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600';

/** Serves the index of all games, which browsers filter, sort and search by themselves. 503 while it cannot be read. */
export function serveGames(app: FastifyInstance, source: GameSource): void {
  app.get(GAME_INDEX_PATH, async (request, reply) => {
    const found = await source.read().catch(() => null);
    if (!found)
      return reply
        .code(503)
        .headers({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
        .type('application/json; charset=utf-8')
        .send('{}');
    const { body, tag } = found.index;
    reply.headers({ 'Cache-Control': CACHE_CONTROL, ETag: tag }).type('application/json; charset=utf-8');
    if (isNotModified(request, tag)) return reply.code(304).send();
    return sendText(request, reply, body);
  });
}
