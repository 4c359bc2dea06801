import { addressOf } from './address.ts';
import type { AnswerOf, AskOf, Call } from './call.ts';
import type { LogoutAsk } from './calls/session/logout.ts';
import { exchange, type Exchanged } from './exchange.ts';
import type { EarlyAnswer } from './early-reads.ts';
import { ApiFailure } from './failure.ts';
import { HEADERS, requestHeaders } from './headers.ts';
import { parseTolerantly } from './parse-tolerantly.ts';
import type { Problem } from './problem.ts';
import { readResponse } from './read-response.ts';
import type { Upload } from './upload.ts';

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
  onSessionEnded(reason: LogoutAsk['reason']): void;
  report(problem: Problem): void;
  fetch?: typeof fetch;
  early?(address: string, token: string | null): EarlyAnswer | null;
  systemToken?: string;
};

/** How one sending differs from the call's usual way. */
export type SendOptions = { idempotencyKey?: string; signal?: AbortSignal; method?: Call['method'] };

/** The one way to the platform. */
export type ApiClient = {
  /** Sends a call once and resolves its parsed `data`; rejects with an ApiFailure, or with `signal`'s reason. */
  send<C extends Call>(call: C, ask: AskOf<C>, options?: SendOptions): Promise<AnswerOf<C>>;
  /** Sends a file by a multipart call, once; 15 s without a byte moving give it up, not 15 s in all (HTTP-01). */
  upload<C extends Call>(call: C, upload: Upload<C>): Promise<AnswerOf<C>>;
  /** Notes something about an answer that only its caller could see. */
  report(problem: Problem): void;
};

/**
 * Makes the client of one document or one host. It shows nothing, redirects nothing and repeats nothing by itself; it
 * remembers only which idempotency keys have left, so that a repeat goes out by the call's `repeatMethod`.
 */
export function createClient(ports: ClientPorts): ApiClient {
  const sentKeys = new Set<string>();

  async function send<C extends Call>(
    call: C,
    ask: AskOf<C>,
    options: SendOptions = {},
  ): Promise<AnswerOf<C>> {
    const token = tokenFor(call);
    const url = addressOf({ baseUrl: ports.baseUrl, call, ask });
    const answer = await exchange({
      fetch: ports.fetch ?? fetch,
      url,
      early: call.method === 'GET' ? ports.early?.(url, token) : null,
      path: call.path,
      init: requestInit({ call, ask, options, token }),
      signal: options.signal,
    });
    return read({ call, answer, token });
  }

  async function upload<C extends Call>(call: C, { ask, ...parts }: Upload<C>): Promise<AnswerOf<C>> {
    const token = tokenFor(call);
    // Loaded when a file is sent: no first view needs it.
    const { exchangeUpload } = await import('./upload.ts');
    const answer = await exchangeUpload({
      ...parts,
      fields: ask,
      url: addressOf({ baseUrl: ports.baseUrl, call, ask }),
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

  function tokenFor(call: Call): string | null {
    const token = call.auth === 'none' ? null : ports.token();
    if (call.auth === 'required' && token === null) {
      throw new ApiFailure({ kind: 'session-ended', path: call.path });
    }
    return token;
  }

  type Answered<C extends Call> = { call: C; answer: Exchanged; token: string | null };

  function read<C extends Call>({ call, answer, token }: Answered<C>): AnswerOf<C> {
    tellTime(call, answer);
    try {
      return parsed(call, readResponse({ call, answer, carriedToken: token !== null }));
    } catch (failure) {
      const reason = failure instanceof ApiFailure ? sessionEndedBy(failure) : null;
      if (reason !== null && token !== null && ports.token() === token) ports.onSessionEnded(reason);
      throw failure;
    }
  }

  type Sending = { call: Call; ask: { body?: unknown }; options: SendOptions; token: string | null };

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
  function tellTime(call: Call, answer: Exchanged): void {
    const date = answer.headers.get(HEADERS.date);
    if (date === null || call.freshness === 'cached' || Number(answer.headers.get(HEADERS.age) ?? 0) > 0)
      return;
    ports.onServerDate(date, answer.sentAt, answer.receivedAt);
  }

  function parsed<C extends Call>(call: C, data: unknown): AnswerOf<C> {
    const result = parseTolerantly(call.answers, data);
    if (!result.ok) {
      const { where, reason } = result;
      ports.report({ kind: 'answer-unreadable', source: call.path, where, reason });
      throw new ApiFailure({ kind: 'unreadable', path: call.path, status: 200, body: data });
    }
    for (const leftOut of result.leftOut) ports.report({ source: call.path, ...leftOut });
    return result.value;
  }

  return { send, upload, report: ports.report };
}

/** A 503 by itself is trouble that passes; in these words it is the platform asking everybody to leave (SES-04). */
function sessionEndedBy({ kind, status, code }: ApiFailure): LogoutAsk['reason'] | null {
  if (kind === 'session-ended') return 'SESSION_EXPIRED';
  return status === 503 && code === 'SYSTEM_MAINTENANCE' ? 'SYSTEM_MAINTENANCE' : null;
}
