import { randomUUID } from 'node:crypto';
import Fastify, { type InjectOptions } from 'fastify';
import * as v from 'valibot';
import { registerErrorHandler } from '../../http/error-handler.ts';
import { registerJsonParser } from '../../http/parse-json.ts';
import { createDemoSessions } from '../demo-sessions.ts';
import type { GameSession } from '../game-session.ts';
import { registerGames } from '../game-server.ts';
import {
  tableSchema,
  type DecisionBody,
  type OpenRoundBody,
  type PublicRound,
  type Table,
} from '../protocol.ts';
import { createMemoryRounds } from '../rounds/memory-rounds.ts';
import type { GameSlug } from '../stakes.ts';

export const PARENT_ORIGIN = 'http://127.0.0.1:4100';

type GameResponse = { status: number; code: unknown; table: Table | null; body: string };

/** Three games over play money, with a clock that only the test moves and secrets that it may choose. */
export async function createGamesHarness({ newSeed }: { newSeed?: () => string } = {}) {
  const app = Fastify();
  registerJsonParser(app);
  registerErrorHandler(app);
  let now = Date.parse('2026-11-20T17:00:00.000Z');
  const waits: { until: number; end: () => void }[] = [];
  const sessions = new Map<string, GameSession>();
  const demo = createDemoSessions();

  await registerGames(app, {
    findSession: async (token) => sessions.get(token) ?? demo.find(token),
    now: () => now,
    wait: (ms) =>
      new Promise((resolve) => {
        waits.push({ until: now + ms, end: resolve });
      }),
    store: createMemoryRounds(newSeed ? { newSeed } : {}),
  });

  const openDemo = (currencyCode = 'EUR') =>
    demo.open({ currencyCode, locale: 'en', parentOrigin: PARENT_ORIGIN });

  async function send(request: InjectOptions & { token?: string }): Promise<GameResponse> {
    const { token, ...rest } = request;
    const headers = { ...rest.headers, ...(token === undefined ? {} : { 'x-launch-token': token }) };
    const response = await app.inject({ ...rest, headers });
    const isJson = String(response.headers['content-type']).includes('json');
    const body: { code?: unknown; data?: unknown } = isJson ? response.json() : {};
    const table = response.statusCode === 200 && isJson ? v.parse(tableSchema, body.data) : null;
    return { status: response.statusCode, code: body.code, table, body: response.body };
  }

  /** One player at one game, as the page would ask. */
  function seat(slug: GameSlug, token = openDemo()) {
    const base = `/games/${slug}/api/rounds`;
    const look = () => send({ method: 'GET', url: `${base}/current`, token });
    const table = async (): Promise<Table> => {
      const { table: said, body } = await look();
      if (!said) throw new Error(body);
      return said;
    };
    return {
      token,
      look,
      table,
      watch: () => send({ method: 'GET', url: `${base}/current?wait=1`, token }),
      open: async (wish: Partial<OpenRoundBody> = {}) => {
        const { commitment, stakes } = await table();
        const actionId = randomUUID();
        const body = { actionId, bet: stakes[0], clientSeed: 'mine', commitment, ...wish };
        return send({ method: 'POST', url: base, token, body });
      },
      act: (round: Pick<PublicRound, 'id' | 'step'>, wish: Partial<DecisionBody>) => {
        const body = { actionId: randomUUID(), step: round.step, ...wish };
        return send({ method: 'POST', url: `${base}/${round.id}/actions`, token, body });
      },
    };
  }

  return {
    app,
    send,
    seat,
    openDemo,
    sessions,
    sessionOf: (token: string) => demo.find(token),
    /** Moves the clock, and ends what waited for it. */
    pass: (ms: number) => {
      now += ms;
      for (const { until, end } of waits) if (until <= now) end();
    },
    waiting: () => waits.length,
  };
}

export function getRound({ table, body }: GameResponse): PublicRound {
  if (!table?.round) throw new Error(`no round: ${body}`);
  return table.round;
}
