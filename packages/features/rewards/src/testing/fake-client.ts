import { createClient, type ApiClient } from '@baize/api/client';

/** One request as it left the client. */
export interface SentRequest {
  path: string;
  method: string;
  idempotencyKey: string | null;
  query: Record<string, string>;
  body: unknown;
}

/** Says how a request is answered; it may fail as a connection does. */
export type RequestHandler = (url: URL, init: RequestInit) => Response | Promise<Response>;

/** A signed-in player's client whose network is the test's. */
export function fakeClient(answer: RequestHandler, onSessionEnded = (_reason: string) => {}): ApiClient {
  return createClient({
    baseUrl: 'https://platform.test',
    locale: () => 'en',
    token: () => 'token',
    onServerDate: () => undefined,
    onSessionEnded,
    report: () => undefined,
    fetch: async (input, init) => answer(new URL(input instanceof Request ? input.url : input), init ?? {}),
  });
}

/** What a test wants to know of a request. */
export function readRequest(url: URL, init: RequestInit): SentRequest {
  return {
    path: url.pathname,
    method: init.method ?? 'GET',
    idempotencyKey: new Headers(init.headers).get('Idempotency-Key'),
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
  };
}
