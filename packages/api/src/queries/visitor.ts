import { COUNTRY_LOOKUP_PATH, VISITOR_PATH, type Coordinates } from '@baize/domain/blocked-visit';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { queryKeys } from './keys.ts';

/** Slightly above the patience of the host with the maps service. */
const TIMEOUT_MS = 12_000;

const visitorSchema = v.object({ whitelisted: v.boolean() });
const countryLookupSchema = v.object({ country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) });

/**
 * Asks the brand's own host whether the visitor's address is on its whitelist; the list itself never leaves it (SET-04,
 * GEO-01). An answer that does not come, or cannot be read, is a no.
 */
export async function fetchIpWhitelisted(): Promise<boolean> {
  try {
    const answer = await fetch(VISITOR_PATH, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok && v.parse(visitorSchema, await answer.json()).whitelisted;
  } catch {
    return false;
  }
}

/** Whether the visitor's address is on the host's whitelist; asked once a visit, and only where a country is shut. */
export const whitelistedQuery = queryOptions({
  queryKey: queryKeys.whitelisted,
  queryFn: fetchIpWhitelisted,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Asks the brand's own host in which country a place is; it asks a public maps service (GEO-03). Null where the sea is.
 *
 * @throws Error when host or service gave no answer that can be read.
 */
export async function fetchCountryAt({ latitude, longitude }: Coordinates): Promise<string | null> {
  const answer = await fetch(COUNTRY_LOOKUP_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // In the body, where no log of addresses keeps it.
    body: JSON.stringify({ latitude, longitude }),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The country of a place could not be told: ${answer.status}.`);
  return v.parse(countryLookupSchema, await answer.json()).country;
}
