import * as v from 'valibot';
import type { Call } from './call.ts';
import { errorEnvelopeSchema, type ErrorEnvelope } from './envelope.ts';
import { ApiFailure, type FailureFacts } from './failure.ts';
import { HEADERS } from './headers.ts';

/** A whole answer as it came over the wire. */
export type RawAnswer = { status: number; headers: Headers; text: string };

type Reading = { call: Call; answer: RawAnswer; carriedToken: boolean };

const NOTHING = Symbol('nothing readable');

/**
 * The `data` of an answer the platform gave, still unparsed; throws an ApiFailure for everything else. A 403 is
 * `session-ended` only in the platform's own words and about a token that was sent: a CDN's or a proxy's 403 says
 * nothing about the session.
 */
export function readResponse({ call, answer, carriedToken }: Reading): unknown {
  const json = parseJson(answer.text);
  const refusal = v.safeParse(errorEnvelopeSchema, json);
  const { status } = answer;
  const base = {
    path: call.path,
    status,
    body: json === NOTHING ? answer.text : json,
    retryAfterMs: retryAfter(answer.headers),
  };
  if (refusal.success) {
    throw new ApiFailure({ ...base, ...wordsOf(refusal.output), kind: refusedKind(status, carriedToken) });
  }
  if (status >= 500) throw new ApiFailure({ ...base, kind: 'server' });
  if (status !== 200 || json === NOTHING) throw new ApiFailure({ ...base, kind: 'unreadable' });
  const data = dataOf(call, json);
  if (data === NOTHING) throw new ApiFailure({ ...base, kind: 'unreadable' });
  return data;
}

function refusedKind(status: number, carriedToken: boolean): FailureFacts['kind'] {
  if (status >= 500) return 'server';
  return status === 403 && carriedToken ? 'session-ended' : 'refused';
}

function wordsOf(refusal: ErrorEnvelope): Partial<FailureFacts> {
  return {
    message: refusal.message,
    code: refusal.code ?? null,
    fieldErrors: refusal.errors ?? {},
    reference: refusal.reference ?? null,
    details: refusal.details,
  };
}

function dataOf(call: Call, json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return NOTHING;
  const data: unknown = 'data' in json ? json.data : undefined;
  if ('success' in json && json.success === true) {
    return call.envelope === 'with-message' ? { message: messageOf(json), ...asRecord(data) } : data;
  }
  if (call.envelope !== 'optional') return NOTHING;
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
    return NOTHING;
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
