import type { Coordinates } from '@baize/domain/blocked-visit';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

const MAX_CACHED_POSITIONS = 5_000;
const CACHE_TTL_MS = 60 * 60_000;
const TIMEOUT_MS = 10_000;
/** Questions under way at the same time: whoever asks beyond that is told to come again. */
const MAX_CONCURRENT = 8;

const code = v.nullish(v.string());

/** The answers of the maps services in use: Nominatim and its kin, and those that name the code at the top. */
const responseSchema = v.object({
  address: v.nullish(v.object({ country_code: code })),
  countryCode: code,
  country_code: code,
});

/** Tells the country of a place, by its two letters; null where no country is. */
export type Geocoder = (place: Coordinates) => Promise<string | null>;

/**
 * Asks a public maps service in which country a place is (GEO-03). A place that was asked for within the hour is not
 * asked for again.
 *
 * @param url the service's address, with `{lat}` and `{lon}` where the place belongs; null when the brand has none.
 * @throws Error when there is no service, too many ask at once, or it gave no answer that can be read.
 */
export function createGeocoder(url: string | null): Geocoder {
  const known = new LRUCache<string, { country: string | null }>({
    max: MAX_CACHED_POSITIONS,
    ttl: CACHE_TTL_MS,
  });
  let underWay = 0;
  return async ({ latitude, longitude }) => {
    if (url === null) throw new Error('no maps service is set (GEOCODER_URL)');
    const key = `${latitude} ${longitude}`;
    const kept = known.get(key);
    if (kept) return kept.country;
    if (underWay >= MAX_CONCURRENT) throw new Error('too many places are asked for at once');
    underWay += 1;
    try {
      const country = await requestCountry(
        url.replace('{lat}', String(latitude)).replace('{lon}', String(longitude)),
      );
      known.set(key, { country });
      return country;
    } finally {
      underWay -= 1;
    }
  };
}

async function requestCountry(address: string): Promise<string | null> {
  const answer = await fetch(address, {
    headers: { Accept: 'application/json', 'User-Agent': 'baize-host' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the maps service answered ${answer.status}`);
  const read = v.safeParse(responseSchema, await answer.json());
  if (!read.success) throw new Error('the maps service gave an answer that cannot be read');
  const { address: found, countryCode, country_code } = read.output;
  const letters = (found?.country_code ?? countryCode ?? country_code ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(letters) ? letters : null;
}
