import type { Call } from './call.ts';

/** Every header this product sends or reads by name, in one place (HTTP-01). */
export const HEADERS = {
  language: 'Accept-Language',
  contentType: 'Content-Type',
  cacheControl: 'Cache-Control',
  pragma: 'Pragma',
  systemToken: 'X-System-Token',
  authorization: 'Authorization',
  authorizationTwin: 'X-Authorization',
  idempotencyKey: 'Idempotency-Key',
  date: 'Date',
  age: 'Age',
  retryAfter: 'Retry-After',
} as const;

const CARRIED = {
  always: [HEADERS.language],
  json: [HEADERS.contentType],
  noCache: [HEADERS.cacheControl, HEADERS.pragma],
  token: [HEADERS.authorization, HEADERS.authorizationTwin],
  once: [HEADERS.idempotencyKey],
} as const;

/**
 * Names the headers a call of the browser carries, the class it is of: language always; JSON, or none for an upload,
 * whose kind and boundary the browser sets; no-cache where no cache may answer; the token in two where there is one;
 * the idempotency key where a call is sent once.
 */
export function headersOf(
  call: Pick<Call, 'auth' | 'encoding' | 'freshness' | 'sentOnce'>,
  who: 'visitor' | 'player',
): readonly string[] {
  return [
    ...CARRIED.always,
    ...(call.encoding === 'json' ? CARRIED.json : []),
    ...(call.freshness === 'always' ? CARRIED.noCache : []),
    ...(who === 'player' && call.auth !== 'none' ? CARRIED.token : []),
    ...(call.sentOnce ? CARRIED.once : []),
  ];
}

type HeaderFacts = {
  locale: string;
  token: string | null;
  systemToken: string | undefined;
  freshness: 'always' | 'cached';
  idempotencyKey: string | undefined;
  encoding?: 'json' | 'multipart';
};

/** The headers of one request: language always, the rest where it applies; the token goes in two of them. */
export function requestHeaders(facts: HeaderFacts): Record<string, string> {
  const headers: Record<string, string> = { [HEADERS.language]: facts.locale };
  if (facts.encoding !== 'multipart') headers[HEADERS.contentType] = 'application/json';
  if (facts.freshness === 'always') {
    headers[HEADERS.cacheControl] = 'no-cache';
    headers[HEADERS.pragma] = 'no-cache';
  }
  if (facts.systemToken !== undefined) headers[HEADERS.systemToken] = facts.systemToken;
  if (facts.token !== null) {
    headers[HEADERS.authorization] = `Bearer ${facts.token}`;
    headers[HEADERS.authorizationTwin] = `Bearer ${facts.token}`;
  }
  if (facts.idempotencyKey !== undefined) headers[HEADERS.idempotencyKey] = facts.idempotencyKey;
  return headers;
}
