import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { PERSONA_PASSWORD, personaEmail, type PersonaName } from '../personas/persona.ts';

type Json = { [part: string]: unknown };
export type TestResponse = { status: number; headers: Headers; body: Json };
export type RequestOptions = { token?: string; body?: unknown; headers?: Record<string, string> };

export type TestSandbox = {
  url: string;
  request(method: string, path: string, extras?: RequestOptions): Promise<TestResponse>;
  /** The answer's `data`; a refusal fails the test. */
  requestData(method: string, path: string, extras?: RequestOptions): Promise<Json>;
  logIn(persona: PersonaName): Promise<string>;
  /** Back to the seed, with the clock stopped at an instant when one is given. */
  reset(frozenAt?: string): Promise<void>;
};

/** The sandbox of the worker this file runs in; no other file speaks to it meanwhile. */
function sandboxOfWorker(): string {
  const urls = inject('sandboxUrls');
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
  const url = urls[(worker - 1) % urls.length];
  if (url === undefined) throw new Error('no sandbox was started for the tests');
  return url;
}

/** Speaks to a sandbox as brands and testers do: the one of this test file, unless another is named. */
export function connectTestSandbox(url: string = sandboxOfWorker()): TestSandbox {
  const request: TestSandbox['request'] = async (method, path, extras = {}) => {
    const { token, body, headers } = extras;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        // Every sending is an action of its own unless the test says which it is.
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: asJson(await response.json()) };
  };

  return {
    url,
    request,
    requestData: async (method, path, extras) => {
      const { status, body } = await request(method, path, extras);
      if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
      return asJson(body['data']);
    },
    logIn: async (persona) => {
      const { body } = await request('POST', '/api/user/login', {
        body: { email: personaEmail(persona), password: PERSONA_PASSWORD },
      });
      return String(asJson(body['data'])['accessToken']);
    },
    reset: async (frozenAt) => {
      const clock = frozenAt === undefined ? {} : { clock: { mode: 'frozen', now: frozenAt } };
      const { status } = await request('POST', '/sandbox/reset', { body: clock });
      if (status !== 200) throw new Error(`The sandbox could not be reset: ${status}.`);
    },
  };
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
