import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { html } from '../../cashier/provider/html.ts';
import { getClientInfo } from '../../sessions/client-info.ts';
import { getDirection, toGameLanguage } from '../../settings/language.ts';
import { PAGE_MESSAGES } from '../messages/page-messages-by-language.ts';

const POLICY = ["default-src 'none'", "style-src 'self'", "base-uri 'none'", "form-action 'none'"].join('; ');

const asked = v.object({ locale: v.string() });

/**
 * What stands in a game's frame when the address is an old one: the opening has ended, or the address never was one.
 * Any page may frame it, as nobody knows for which it was opened; there is nothing on it to press. The language is the
 * address's own, else the browser's.
 */
export function sendClosedPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { query } = request;
  const language = toGameLanguage(v.is(asked, query) ? query.locale : getClientInfo(request, null).locale);
  const { closed, closedTitle } = PAGE_MESSAGES[language];
  return reply
    .code(403)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', POLICY)
    .send(
      html`<!doctype html>
        <html lang="${language}" dir="${getDirection(language)}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${closedTitle}</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="/games/assets/games/page/game.css" />
          </head>
          <body class="closed">
            <main>
              <h1>${closedTitle}</h1>
              <p>${closed}</p>
            </main>
          </body>
        </html>`.text,
    );
}
