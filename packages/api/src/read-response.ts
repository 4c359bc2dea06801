import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { errorEnvelopeSchema, type ErrorEnvelope } from './envelope.ts';
import { ApiFailure, type ApiFailureInit } from './failure.ts';
import { HEADERS } from './headers.ts';

/** A whole answer as it came over the wire. */
export type HttpResponse = { status: number; headers: Headers; text: string };

type ReadResponseOptions = { endpoint: Endpoint; response: HttpResponse; carriedToken: boolean };

const UNREADABLE = Symbol('nothing readable');

/**
 * The `data` of an answer the platform gave, still unparsed; throws an ApiFailure for everything else. A 403 is
 * `session-ended` only in the platform's own words and about a token that was sent: a CDN's or a proxy's 403 says
 * nothing about the session.
 */
export function readResponse({ endpoint, response, carriedToken }: ReadResponseOptions): unknown {
  const json = parseJson(response.text);
  const refusal = v.safeParse(errorEnvelopeSchema, json);
  const { status } = response;
  const base = {
    path: endpoint.path,
    status,
    body: json === UNREADABLE ? response.text : json,
    retryAfterMs: retryAfter(response.headers),
  };
  if (refusal.success) {
    throw new ApiFailure({
      ...base,
      ...refusalDetails(refusal.output),
      kind: refusalKind(status, carriedToken),
    });
  }
  if (status >= 500) throw new ApiFailure({ ...base, kind: 'server' });
  if (status !== 200 || json === UNREADABLE) throw new ApiFailure({ ...base, kind: 'unreadable' });
  const data = extractData(endpoint, json);
  if (data === UNREADABLE) throw new ApiFailure({ ...base, kind: 'unreadable' });
  return data;
}

function refusalKind(status: number, carriedToken: boolean): ApiFailureInit['kind'] {
  if (status >= 500) return 'server';
  return status === 403 && carriedToken ? 'session-ended' : 'refused';
}

function refusalDetails(refusal: ErrorEnvelope): Partial<ApiFailureInit> {
  return {
    message: refusal.message,
    code: refusal.code ?? null,
    fieldErrors: refusal.errors ?? {},
    reference: refusal.reference ?? null,
    details: refusal.details,
  };
}

function extractData(call: Endpoint, json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return UNREADABLE;
  const data: unknown = 'data' in json ? json.data : undefined;
  if ('success' in json && json.success === true) {
    return call.envelope === 'with-message' ? { message: messageOf(json), ...asRecord(data) } : data;
  }
  if (call.envelope !== 'optional') return UNREADABLE;
  return typeof data === 'object' && data !== null ? data : json;
}

function messageOf(json: object): string | null {
  return 'message' in json && typeof json.message === 'string' ? json.message : null;
}

function asRecord(data: unknown): object {
  return typeof data === 'object' && data !== null ? data : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

/** `Retry-After` in milliseconds: a count of seconds, or a date read against the answer's own. */
function retryAfter(headers: Headers): number | null {
  const raw = headers.get(HEADERS.retryAfter);
  if (raw === null) return null;
  if (/^\d{1,6}$/.test(raw)) return Number(raw) * 1000;
  const wait = Date.parse(raw) - Date.parse(headers.get(HEADERS.date) ?? '');
  return Number.isFinite(wait) && wait >= 0 ? wait : null;
}
