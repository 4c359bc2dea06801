import { GAME_INDEX_ADDRESS } from '@baize/domain/game-index';
import type { FastifyInstance } from 'fastify';
import type { GameSource } from './game-source.ts';
import { hasAlready } from './has-already.ts';
import { sendText } from './send-text.ts';

/** Like a page: ask each time, or let a CDN show it a little late. */
const CACHING = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600';

/** Serves the index of all games, which browsers filter, sort and search by themselves. 503 while it cannot be read. */
export function serveGames(app: FastifyInstance, source: GameSource): void {
  app.get(GAME_INDEX_ADDRESS, async (request, reply) => {
    const found = await source.read().catch(() => null);
    if (!found)
      return reply
        .code(503)
        .headers({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
        .type('application/json; charset=utf-8')
        .send('{}');
    const { body, tag } = found.index;
    reply.headers({ 'Cache-Control': CACHING, ETag: tag }).type('application/json; charset=utf-8');
    if (hasAlready(request, tag)) return reply.code(304).send();
    return sendText(request, reply, body);
  });
}
