import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { notFoundError } from '../../errors/http-error.ts';
import type { GamePorts } from '../game-session.ts';
import { GAME_SLUGS } from '../protocol.ts';
import { readGameAssets } from './game-assets.ts';
import { sendClosedPage } from './closed-page.ts';
import { renderGamePage } from './game-page.ts';

const querySchema = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)) });

/** Only this server's files, only its own API, and only in the frame the session was launched for. */
function policyFor(parentOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${/^https?:\/\/[\w.:[\]-]+$/.test(parentOrigin) ? parentOrigin : "'none'"}`,
  ].join('; ');
}

/** Serves each game's page (`/games/{slug}?token=…`) and the files of all of them. */
export async function registerGamePages(
  app: FastifyInstance,
  { findSession }: Pick<GamePorts, 'findSession'>,
): Promise<void> {
  const assets = await readGameAssets();

  for (const slug of GAME_SLUGS) {
    app.get(`/games/${slug}`, async (request, reply) => {
      const asked = v.safeParse(querySchema, request.query);
      const session = asked.success ? await findSession(asked.output.token, request) : null;
      if (!asked.success || !session) return sendClosedPage(request, reply);
      const launchToken = asked.output.token;
      const { mode, parentOrigin, locale, currencyCode: currency } = session;
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', policyFor(parentOrigin))
        .send(renderGamePage({ slug, mode, launchToken, parentOrigin, locale, currency }));
    });
  }

  app.get<{ Params: { '*': string } }>('/games/assets/*', async (request, reply) => {
    const asset = assets.get(request.params['*']);
    if (!asset) throw notFoundError();
    reply
      .header('cache-control', 'no-cache')
      .header('etag', asset.tag)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send();
    return reply.type(asset.type).send(asset.text);
  });
}
