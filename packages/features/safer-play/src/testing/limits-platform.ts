import { createClient, type ApiClient } from '@baize/api/client';
import { playerFixture } from '@baize/player/player-fixture';

export const NOW = Date.parse('2026-11-20T17:17:19Z');

type Raw = Record<string, unknown>;

/** One limit as the platform tells it; each test says what matters to it. */
export function limitFixture(parts: Raw = {}): Raw {
  return {
    type: 'deposit',
    period: 0,
    amount: null,
    minutes: null,
    currencyCode: 'EUR',
    changedAt: null,
    used: 0,
    left: null,
    periodEndsAt: '2026-11-21T00:00:00.000Z',
    pending: null,
    ...parts,
  };
}

/** Every limit a market offers, none set but those named. */
export function limitFixtures(own: readonly Raw[] = []): Raw[] {
  const all = (['deposit', 'loss', 'bet'] as const).flatMap((type) =>
    [0, 1, 2].map((period) => limitFixture({ type, period })),
  );
  const session = limitFixture({ type: 'session', currencyCode: null, used: null, periodEndsAt: null });
  return [...all, session].map(
    (limit) =>
      own.find(({ type, period = 0 }) => type === limit['type'] && period === limit['period']) ?? limit,
  );
}

export interface RecordedRequest {
  method: string;
  path: string;
  body: unknown;
}

type Answers = Record<string, () => Response | Promise<Response>>;

export const okResponse = (data: unknown) => Response.json({ success: true, data });

export const refusalResponse = (code: string, details?: Raw) =>
  Response.json({ success: false, message: 'No', code, details }, { status: 422 });

/** A platform that knows limits; `answers` by `PUT limits` and the like stand before its own. */
export function createLimitsPlatform({
  limits = limitFixtures(),
  sessionStartedAt = '2026-11-20T17:00:00.000Z',
  answers = {},
}: {
  limits?: readonly Raw[] | undefined;
  sessionStartedAt?: string | undefined;
  answers?: Answers | undefined;
} = {}): { api: ApiClient; sent: RecordedRequest[] } {
  const sent: RecordedRequest[] = [];
  const api = createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url, init) => {
      const path = new URL(url instanceof Request ? url.url : url).pathname;
      const method = init?.method ?? 'GET';
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      if (method !== 'GET') sent.push({ method, path, body });
      const own = answers[`${method} ${path.split('/').at(-1) ?? ''}`];
      if (own) return own();
      if (path.endsWith('/limits') && method === 'GET') return okResponse({ limits, sessionStartedAt });
      if (path.endsWith('/get-user-details')) return okResponse(playerFixture());
      return new Promise<never>(() => undefined);
    },
  });
  return { api, sent };
}
