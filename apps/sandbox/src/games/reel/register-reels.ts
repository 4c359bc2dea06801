import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { singleHeader } from '../../sessions/client-info.ts';
import { readInput } from '../../http/read-input.ts';
import { ruleError, sessionEndedError } from '../../errors/http-error.ts';
import { currencyDigits } from '../../ledger/currency.ts';
import { sendClosedPage } from '../page/closed-page.ts';
import { LAUNCH_TOKEN_HEADER } from '../protocol.ts';
import { reelPage } from './reel-page.ts';
import type { ReelRound, ReelSession, ReelSessions } from './reel-sessions.ts';

const pageQuery = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)) });
const drawBody = v.object({
  actionId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  bet: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** How a reel stands, money in whole smallest units: every answer of its server. */
export type ReelTable = {
  currency: { code: string; digits: number };
  stakes: readonly number[];
  balance: number;
  session: { staked: number; won: number };
  round: ReelRound | null;
};

type Slugged = { Params: { slug: string } };

/**
 * Serves the reel that stands for a game of another studio: its page, and below `/games/reel/{slug}/api` rounds of play
 * money, asked for with the launch token.
 */
export function registerReels(app: FastifyInstance, { reels }: { reels: ReelSessions }): void {
  const sessionFor = (slug: string, token: string | undefined): ReelSession => {
    const session = token === undefined ? null : reels.find(token);
    if (session?.game.slug !== slug) throw sessionEndedError();
    return session;
  };
  const asking = (request: FastifyRequest<Slugged>) =>
    sessionFor(request.params.slug, singleHeader(request, LAUNCH_TOKEN_HEADER));

  app.get<Slugged>('/games/reel/:slug', async (request, reply) => {
    const asked = v.safeParse(pageQuery, request.query);
    const session = asked.success ? reels.find(asked.output.token) : null;
    if (!asked.success || session?.game.slug !== request.params.slug) return sendClosedPage(request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', policyFor(session.parentOrigin))
      .send(reelPage({ session, token: asked.output.token }));
  });

  app.get<Slugged>('/games/reel/:slug/api/table', (request) => ({
    success: true,
    data: tableOf(asking(request), null),
  }));

  app.post<Slugged>('/games/reel/:slug/api/rounds', (request) => {
    const session = asking(request);
    const drawn = reels.draw(session, readInput(drawBody, request.body));
    if (drawn.kind === 'stake-not-offered') {
      throw ruleError('STAKE_NOT_OFFERED', 'This stake is not offered');
    }
    if (drawn.kind === 'insufficient-funds') {
      throw ruleError('INSUFFICIENT_FUNDS', 'The balance does not cover this stake');
    }
    return { success: true, data: tableOf(session, drawn.round) };
  });
}

function tableOf(session: ReelSession, round: ReelRound | null): ReelTable {
  const { currencyCode: code, stakes, balance, staked, won } = session;
  return {
    currency: { code, digits: currencyDigits(code) },
    stakes,
    balance,
    session: { staked, won },
    round,
  };
}

/** Only this server's files, and only in the frame the reel was opened for: a page of this machine. */
function policyFor(parentOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parentOrigin}`,
  ].join('; ');
}
