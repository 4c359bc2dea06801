import { PLACE_COUNTRY_ADDRESS, VISITOR_ADDRESS, type Place } from '@baize/domain/blocked-visit';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { queryKeys } from './keys.ts';

/** Slightly above the patience of the host with the maps service. */
const PATIENCE_MS = 12_000;

const visitorSchema = v.object({ whitelisted: v.boolean() });
const placeSchema = v.object({ country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) });

/**
 * Asks the brand's own host whether the visitor's address is on its whitelist; the list itself never leaves it (SET-04,
 * GEO-01). An answer that does not come, or cannot be read, is a no.
 */
export async function readIpWhitelisted(): Promise<boolean> {
  try {
    const answer = await fetch(VISITOR_ADDRESS, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok && v.parse(visitorSchema, await answer.json()).whitelisted;
  } catch {
    return false;
  }
}

/** Whether the visitor's address is on the host's whitelist; asked once a visit, and only where a country is shut. */
export const whitelistedQuery = queryOptions({
  queryKey: queryKeys.whitelisted,
  queryFn: readIpWhitelisted,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Asks the brand's own host in which country a place is; it asks a public maps service (GEO-03). Null where the sea is.
 *
 * @throws Error when host or service gave no answer that can be read.
 */
export async function readCountryOfPlace({ latitude, longitude }: Place): Promise<string | null> {
  const answer = await fetch(PLACE_COUNTRY_ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // In the body, where no log of addresses keeps it.
    body: JSON.stringify({ latitude, longitude }),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`The country of a place could not be told: ${answer.status}.`);
  return v.parse(placeSchema, await answer.json()).country;
}
