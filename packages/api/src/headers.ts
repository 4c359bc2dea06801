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

type HeaderFacts = {
  locale: string;
  token: string | null;
  systemToken: string | undefined;
  freshness: 'always' | 'cached';
  idempotencyKey: string | undefined;
};

/** The headers of one request: language and JSON always, the rest where it applies; the token goes in two of them. */
export function requestHeaders(facts: HeaderFacts): Record<string, string> {
  const headers: Record<string, string> = {
    [HEADERS.language]: facts.locale,
    [HEADERS.contentType]: 'application/json',
  };
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
