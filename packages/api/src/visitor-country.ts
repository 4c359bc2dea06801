import { HEADERS, requestHeaders } from './headers.ts';
import type { ClientPorts } from './client.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Reads which country the platform sees the visitor in, without the client and its schemas, which a first view has no other
 * use for. Null where nobody can tell: whoever has to judge asks again by the call `getLocation`.
 */
export async function fetchVisitorCountry(
  ports: Pick<ClientPorts, 'locale' | 'onServerDate'>,
): Promise<string | null> {
  const sentAt = Date.now();
  const answer = await fetch('/api/admin/get-location', {
    headers: requestHeaders({
      locale: ports.locale(),
      token: null,
      systemToken: undefined,
      freshness: 'always',
      idempotencyKey: undefined,
    }),
    credentials: 'same-origin',
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const date = answer.headers.get(HEADERS.date);
  if (date !== null) ports.onServerDate(date, sentAt, Date.now());
  return answer.ok ? countryIn(await answer.json()) : null;
}

/** Follows `data.location.country.code` through an answer that may be anything. */
function countryIn(answer: unknown): string | null {
  const code = ['data', 'location', 'country', 'code'].reduce(
    (at: unknown, key) => (isRecord(at) ? at[key] : undefined),
    answer,
  );
  return typeof code === 'string' && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
