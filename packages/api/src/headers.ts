import type { Endpoint } from './endpoint.ts';

/** Every header this product sends or reads by name, in one place (HTTP-01). */
export const HEADERS = {
  language: 'Accept-Language',
  contentType: 'Content-Type',
  cacheControl: 'Cache-Control',
  pragma: 'Pragma',
  systemToken: 'X-System-Token',
  authorization: 'Authorization',
  xAuthorization: 'X-Authorization',
  idempotencyKey: 'Idempotency-Key',
  date: 'Date',
  age: 'Age',
  retryAfter: 'Retry-After',
} as const;

const HEADER_GROUPS = {
  always: [HEADERS.language],
  json: [HEADERS.contentType],
  noCache: [HEADERS.cacheControl, HEADERS.pragma],
  token: [HEADERS.authorization, HEADERS.xAuthorization],
  once: [HEADERS.idempotencyKey],
} as const;

/**
 * Names the headers a call of the browser carries, the class it is of: language always; JSON, or none for an upload,
 * whose kind and boundary the browser sets; no-cache where no cache may answer; the token in two where there is one;
 * the idempotency key where a call is sent once.
 */
export function headerNames(
  call: Pick<Endpoint, 'auth' | 'encoding' | 'freshness' | 'requiresIdempotencyKey'>,
  who: 'visitor' | 'player',
): readonly string[] {
  return [
    ...HEADER_GROUPS.always,
    ...(call.encoding === 'json' ? HEADER_GROUPS.json : []),
    ...(call.freshness === 'always' ? HEADER_GROUPS.noCache : []),
    ...(who === 'player' && call.auth !== 'none' ? HEADER_GROUPS.token : []),
    ...(call.requiresIdempotencyKey ? HEADER_GROUPS.once : []),
  ];
}

type RequestHeaderOptions = {
  locale: string;
  token: string | null;
  systemToken: string | undefined;
  freshness: 'always' | 'cached';
  idempotencyKey: string | undefined;
  encoding?: 'json' | 'multipart';
};

/** The headers of one request: language always, the rest where it applies; the token goes in two of them. */
export function requestHeaders(facts: RequestHeaderOptions): Record<string, string> {
  const headers: Record<string, string> = { [HEADERS.language]: facts.locale };
  if (facts.encoding !== 'multipart') headers[HEADERS.contentType] = 'application/json';
  if (facts.freshness === 'always') {
    headers[HEADERS.cacheControl] = 'no-cache';
    headers[HEADERS.pragma] = 'no-cache';
  }
  if (facts.systemToken !== undefined) headers[HEADERS.systemToken] = facts.systemToken;
  if (facts.token !== null) {
    headers[HEADERS.authorization] = `Bearer ${facts.token}`;
    headers[HEADERS.xAuthorization] = `Bearer ${facts.token}`;
  }
  if (facts.idempotencyKey !== undefined) headers[HEADERS.idempotencyKey] = facts.idempotencyKey;
  return headers;
}
