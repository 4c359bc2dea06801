import { randomUUID } from 'node:crypto';

/** What a request may carry beside its address. */
type Asking = { token?: string; body?: unknown; headers?: Record<string, string> };

/** An answer's data, whatever its status said. */
export type TimedResponse = { status: number; body: unknown };

/** Asks one sandbox, and notes by method and path how long each answer took until its last byte. */
export type TimedClient = {
  request(method: string, path: string, asking?: Asking): Promise<TimedResponse>;
  times: Map<string, number[]>;
  statuses: Map<number, number>;
};

export function createTimedClient(url: string): TimedClient {
  const times = new Map<string, number[]>();
  const statuses = new Map<number, number>();

  const request: TimedClient['request'] = async (method, path, { token, body, headers } = {}) => {
    const init = {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const begun = performance.now();
    const response = await fetch(`${url}${path}`, init);
    const answer: unknown = await response.json();
    const name = `${method} ${path.split('?')[0]}`;
    const took = performance.now() - begun;
    const own = times.get(name) ?? [];
    own.push(took);
    times.set(name, own);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    return { status: response.status, body: answer };
  };
  return { request, times, statuses };
}
