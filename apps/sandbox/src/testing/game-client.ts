import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { tableSchema, type DecisionBody, type OpenRoundBody, type Table } from '../games/protocol.ts';
import type { GameSlug } from '../games/stakes.ts';
import type { TestResponse, TestSandbox } from './test-sandbox.ts';

/** Longer than any game makes a player wait for the next round. */
const MIN_INTERVAL_MS = 5_000;
const DAY_MS = 86_400_000;

const lineSchema = v.object({
  transactionId: v.string(),
  type: v.picklist(['bet', 'win', 'refund']),
  gameName: v.string(),
  gameSlug: v.string(),
  provider: v.string(),
  balanceBefore: v.number(),
  amount: v.number(),
  balanceAfter: v.number(),
  bonusBalance: v.number(),
  currencyCode: v.string(),
  date: v.string(),
});
const historySchema = v.object({ count: v.number(), rows: v.array(lineSchema) });

type Launch = {
  token?: string;
  slug?: string;
  mode?: 'real' | 'demo';
  headers?: Record<string, string>;
};

/** Opens and plays games as a browser and a game's page would. */
export function createGameClient(sandbox: TestSandbox) {
  const launch = ({
    token,
    slug = 'harbour-sevens',
    mode = 'real',
    headers = {},
  }: Launch): Promise<TestResponse> =>
    sandbox.request('POST', '/api/user/launch-game', {
      ...(token === undefined ? {} : { token }),
      headers,
      body: { slug, mode, deviceType: 'desktop' },
    });

  /** The address a launch answers. */
  const urlOf = ({ body }: TestResponse): URL => new URL(String(Reflect.get(Object(body['data']), 'url')));
  const launchTokenOf = (answer: TestResponse): string => urlOf(answer).searchParams.get('token') ?? '';

  /** A place at a game, by its launch token. */
  function seat(slug: GameSlug, launchToken: string) {
    const base = `/games/${slug}/api/rounds`;
    const headers = { 'x-launch-token': launchToken };
    const look = () => sandbox.request('GET', `${base}/current`, { headers });
    const table = async (): Promise<Table> => parseTable(await look());
    return {
      look,
      table,
      open: async (wish: Partial<OpenRoundBody> = {}): Promise<TestResponse> => {
        const known = wish.bet !== undefined && wish.commitment !== undefined;
        const { commitment, stakes } = known ? { ...wish, stakes: [] } : await table();
        const body = { actionId: randomUUID(), bet: stakes[0], clientSeed: 'mine', commitment, ...wish };
        return sandbox.request('POST', base, { headers, body });
      },
      act: (round: { id: string; step: number }, wish: Partial<DecisionBody>): Promise<TestResponse> => {
        const body = { actionId: randomUUID(), step: round.step, ...wish };
        return sandbox.request('POST', `${base}/${round.id}/actions`, { headers, body });
      },
    };
  }

  return {
    launch,
    urlOf,
    launchTokenOf,
    seat,
    /** Opens a game for real and sits down. */
    sitDown: async (token: string, slug: GameSlug = 'harbour-sevens') =>
      seat(slug, launchTokenOf(await launch({ token, slug }))),
    /** Lets the platform's clock go on until the next round may begin. */
    pass: async (advanceMs = MIN_INTERVAL_MS): Promise<void> => {
      await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } });
    },
    /** What was played in the test: the past that personas have ends a month before a reset. */
    history: async (token: string, query = '') => {
      const { headers } = await sandbox.request('GET', '/healthz');
      const asked = new URLSearchParams(query);
      const from = new Date(Date.parse(headers.get('date') ?? '') - 25 * DAY_MS).toISOString().slice(0, 10);
      if (!asked.has('from')) asked.set('from', from);
      const data = await sandbox.requestData('GET', `/api/user/casino-history?${asked.toString()}`, {
        token,
      });
      return v.parse(historySchema, data['casinoHistory']);
    },
  };
}

export function parseTable({ status, body }: TestResponse): Table {
  if (status !== 200) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
  return v.parse(tableSchema, body['data']);
}
