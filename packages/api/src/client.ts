import { buildUrl } from './build-url.ts';
import type { ResponseOf, RequestOf, Endpoint } from './endpoint.ts';
import type { LogoutRequest } from './endpoints/session/logout.ts';
import { sendRequest, type TransportResponse } from './transport.ts';
import type { PreHydrationResponse } from './pre-hydration-requests.ts';
import { ApiFailure } from './failure.ts';
import { HEADERS, requestHeaders } from './headers.ts';
import { parseTolerantly } from './parse-tolerantly.ts';
import type { Diagnostic } from './diagnostic.ts';
import { readResponse } from './read-response.ts';
import type { UploadOptions } from './upload.ts';

/**
 * What the client needs from the room it runs in.
 *
 * - `baseUrl`: empty for the same origin, else scheme and host.
 * - `onServerDate`: every live answer's `Date` header, with the device's times around it (epoch ms).
 * - `onSessionEnded`: the platform refused the token that is still the current one, or closed for work (503 with the code
 *   `SYSTEM_MAINTENANCE`) while there is one; several calls may say so at once.
 * - `report`: something came that could not be taken as it stood.
 * - `early`: the answer to a read of this address, where it was asked for with this token before the client was there.
 * - `systemToken`: host side only.
 */
export type ClientPorts = {
  baseUrl: string;
  locale(): string;
  token(): string | null;
  onServerDate(date: string, sentAt: number, receivedAt: number): void;
  onSessionEnded(reason: LogoutRequest['reason']): void;
  report(problem: Diagnostic): void;
  fetch?: typeof fetch;
  preHydrationResponse?(address: string, token: string | null): PreHydrationResponse | null;
  systemToken?: string;
};

/** How one sending differs from the call's usual way. */
export type SendOptions = { idempotencyKey?: string; signal?: AbortSignal; method?: Endpoint['method'] };

/** The one way to the platform. */
export type ApiClient = {
  /** Sends a call once and resolves its parsed `data`; rejects with an ApiFailure, or with `signal`'s reason. */
  send<C extends Endpoint>(call: C, ask: RequestOf<C>, options?: SendOptions): Promise<ResponseOf<C>>;
  /** Sends a file by a multipart call, once; 15 s without a byte moving give it up, not 15 s in all (HTTP-01). */
  upload<C extends Endpoint>(call: C, upload: UploadOptions<C>): Promise<ResponseOf<C>>;
  /** Notes something about an answer that only its caller could see. */
  report(problem: Diagnostic): void;
};

/**
 * Makes the client of one document or one host. It shows nothing, redirects nothing and repeats nothing by itself; it
 * remembers only which idempotency keys have left, so that a repeat goes out by the call's `repeatMethod`.
 */
export function createClient(ports: ClientPorts): ApiClient {
  const sentKeys = new Set<string>();

  async function send<C extends Endpoint>(
    call: C,
    ask: RequestOf<C>,
    options: SendOptions = {},
  ): Promise<ResponseOf<C>> {
    const token = tokenFor(call);
    const url = buildUrl({ baseUrl: ports.baseUrl, call, ask });
    const answer = await sendRequest({
      fetch: ports.fetch ?? fetch,
      url,
      preHydrationResponse: call.method === 'GET' ? ports.preHydrationResponse?.(url, token) : null,
      path: call.path,
      init: requestInit({ call, ask, options, token }),
      signal: options.signal,
    });
    return read({ call, answer, token });
  }

  async function upload<C extends Endpoint>(
    call: C,
    { request, ...parts }: UploadOptions<C>,
  ): Promise<ResponseOf<C>> {
    const token = tokenFor(call);
    // Loaded when a file is sent: no first view needs it.
    const { sendUpload } = await import('./upload.ts');
    const answer = await sendUpload({
      ...parts,
      fields: request,
      url: buildUrl({ baseUrl: ports.baseUrl, call, ask: request }),
      path: call.path,
      method: call.method,
      headers: requestHeaders({
        locale: ports.locale(),
        token,
        systemToken: ports.systemToken,
        freshness: call.freshness,
        idempotencyKey: undefined,
        encoding: call.encoding,
      }),
    });
    return read({ call, answer, token });
  }

  function tokenFor(call: Endpoint): string | null {
    const token = call.auth === 'none' ? null : ports.token();
    if (call.auth === 'required' && token === null) {
      throw new ApiFailure({ kind: 'session-ended', path: call.path });
    }
    return token;
  }

  type Answered<C extends Endpoint> = { call: C; answer: TransportResponse; token: string | null };

  function read<C extends Endpoint>({ call: endpoint, answer: response, token }: Answered<C>): ResponseOf<C> {
    tellTime(endpoint, response);
    try {
      return parsed(endpoint, readResponse({ endpoint, response, carriedToken: token !== null }));
    } catch (failure) {
      const reason = failure instanceof ApiFailure ? sessionEndReason(failure) : null;
      if (reason !== null && token !== null && ports.token() === token) ports.onSessionEnded(reason);
      throw failure;
    }
  }

  type Sending = { call: Endpoint; ask: { body?: unknown }; options: SendOptions; token: string | null };

  function requestInit({ call, ask, options, token }: Sending): RequestInit {
    const { idempotencyKey } = options;
    const repeated = idempotencyKey !== undefined && sentKeys.has(idempotencyKey);
    if (idempotencyKey !== undefined) sentKeys.add(idempotencyKey);
    return {
      method: options.method ?? (repeated ? (call.repeatMethod ?? call.method) : call.method),
      headers: requestHeaders({
        locale: ports.locale(),
        token,
        systemToken: ports.systemToken,
        freshness: call.freshness,
        idempotencyKey,
      }),
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
      ...(call.keepalive ? { keepalive: true } : {}),
      credentials: 'same-origin',
    };
  }

  /** A cached answer carries the date of another moment. */
  function tellTime(call: Endpoint, answer: TransportResponse): void {
    const date = answer.headers.get(HEADERS.date);
    if (date === null || call.freshness === 'cached' || Number(answer.headers.get(HEADERS.age) ?? 0) > 0)
      return;
    ports.onServerDate(date, answer.sentAt, answer.receivedAt);
  }

  function parsed<C extends Endpoint>(call: C, data: unknown): ResponseOf<C> {
    const result = parseTolerantly(call.response, data);
    if (!result.ok) {
      const { where, reason } = result;
      ports.report({ kind: 'answer-unreadable', source: call.path, where, reason });
      throw new ApiFailure({ kind: 'unreadable', path: call.path, status: 200, body: data });
    }
    for (const leftOut of result.omitted) ports.report({ source: call.path, ...leftOut });
    return result.value;
  }

  return { send, upload, report: ports.report };
}

/** A 503 by itself is trouble that passes; in these words it is the platform asking everybody to leave (SES-04). */
function sessionEndReason({ kind, status, code }: ApiFailure): LogoutRequest['reason'] | null {
  if (kind === 'session-ended') return 'SESSION_EXPIRED';
  return status === 503 && code === 'SYSTEM_MAINTENANCE' ? 'SYSTEM_MAINTENANCE' : null;
}
