import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { singleHeader } from '../sessions/client-info.ts';
import { readInput } from '../http/read-input.ts';
import { notFoundError, sessionEndedError } from '../errors/http-error.ts';
import type { GamePorts, GameSession } from './game-session.ts';
import { registerGamePages } from './page/register-game-pages.ts';
import {
  decisionBodySchema,
  currentQuerySchema,
  GAME_SLUGS,
  LAUNCH_TOKEN_HEADER,
  openRoundBodySchema,
  tableSchema,
  type Table,
} from './protocol.ts';
import { toRoundError } from './round-refusal.ts';
import { createMemoryRounds } from './rounds/memory-rounds.ts';
import { createRoundService, type PlayResult, type RoundPlayer } from './rounds/round-service.ts';
import { getRoundEnd } from './rounds/round.ts';
import type { RoundStore } from './rounds/round-store.ts';
import { buildTable } from './build-table.ts';
import type { GameSlug } from './stakes.ts';

/** How long an answer is held back at most for a round that ends by itself. */
const LONG_POLL_MS = 10_000;

type Answer = { success: true; data: Table };
type GameRequest = { request: FastifyRequest; reply: FastifyReply };

/**
 * Serves the three games as their provider would: the framed page and its files, and below `/games/{slug}/api` the
 * rounds, asked for with the launch token. Expects the platform's own reading of JSON and answering of errors.
 */
export async function registerGames(
  app: FastifyInstance,
  ports: GamePorts & { store?: RoundStore },
): Promise<void> {
  const { now, store = createMemoryRounds() } = ports;
  const rounds = createRoundService({ store, now });
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  async function playerOf(slug: GameSlug, request: FastifyRequest): Promise<[RoundPlayer, GameSession]> {
    const launchToken = singleHeader(request, LAUNCH_TOKEN_HEADER);
    const session = launchToken === undefined ? null : await ports.findSession(launchToken, request);
    if (!session) throw sessionEndedError();
    const { playerId, sessionId, currencyCode, maxStakePerRound, wallet } = session;
    return [{ slug, playerId, sessionId, currencyCode, maxStakePerRound, wallet }, session];
  }

  async function tableOf(player: RoundPlayer, { mode }: GameSession): Promise<Answer> {
    const data = await buildTable({ player, mode, store, now: now() });
    const checked = v.safeParse(tableSchema, data);
    if (!checked.success) throw new Error(`a table breaks its shape: ${v.summarize(checked.issues)}`);
    return { success: true, data };
  }

  function playedOrThrow(played: PlayResult): void {
    if (played.kind === 'refused') throw toRoundError(played.refusal);
  }

  /** Waits until the running flight ends, the player goes away, or it has been long enough. */
  async function hold(player: RoundPlayer, { request }: GameRequest): Promise<void> {
    const round = await rounds.current(player);
    const end = round && getRoundEnd(round);
    if (end === null || end === undefined) return;
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    await ports.wait(
      Math.min(Math.max(end - now(), 0), LONG_POLL_MS),
      AbortSignal.any([gone.signal, stopping.signal]),
    );
  }

  for (const slug of GAME_SLUGS) {
    const base = `/games/${slug}/api/rounds`;

    app.get(`${base}/current`, async (request, reply) => {
      const { wait } = readInput(currentQuerySchema, request.query);
      const [player, session] = await playerOf(slug, request);
      if (wait === '1') await hold(player, { request, reply });
      await rounds.current(player);
      return tableOf(player, session);
    });

    app.route({
      method: 'POST',
      url: base,
      handler: async (request) => {
        const [player, session] = await playerOf(slug, request);
        const body = readInput(openRoundBodySchema, request.body);
        const { actionId, clientSeed, commitment } = body;
        const options = { autoCashOut: slug === 'skyline-crash' ? body.autoCashOut : null };
        const bet = BigInt(body.bet);
        playedOrThrow(await rounds.open(player, { actionId, bet, options, clientSeed, commitment }));
        return tableOf(player, session);
      },
    });

    app.post<{ Params: { id: string } }>(`${base}/:id/actions`, async (request) => {
      const [player, session] = await playerOf(slug, request);
      const body = readInput(decisionBodySchema, request.body);
      if (request.params.id.length > 64) throw notFoundError();
      playedOrThrow(await rounds.act(player, { ...body, roundId: request.params.id }));
      return tableOf(player, session);
    });
  }

  await registerGamePages(app, ports);
}
