import { localDate } from '../time/zone.ts';

/** Where a brand's own host says whether the visitor's address is on its whitelist, which never leaves it (SET-04). */
export const VISITOR_PATH = '/visitor.json';

/** Where a brand's own host tells the country of a place, through a public maps service (GEO-03). */
export const COUNTRY_LOOKUP_PATH = '/place-country.json';

/** How long a place that was verified counts, in ms (GEO-02). Ours. */
export const LOCATION_VERIFIED_MS = 24 * 60 * 60_000;

/** How long a block that was found stands while no look finds better, in ms (GEO-01). Ours. */
export const BLOCKED_VISIT_MS = 24 * 60 * 60_000;

/** How long a visit that came with `whitelisted=1` is remembered, in ms (GEO-02). Ours. */
export const WHITELISTED_VISIT_MS = 30 * 24 * 60 * 60_000;

/** How long a browser is given to say where it is, in ms. Source: S1 §9; requirements GEO-03. */
export const GEOLOCATION_TIMEOUT_MS = 10_000;

/** A place on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** A place to a thousandth of a degree, about 100 m: enough to tell a country, and nobody's front door. Beyond 19. */
export function roundCoordinates({ latitude, longitude }: Coordinates): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/**
 * A reference by which support finds what the platform noted of a blocked visit: its country, and the day of the month,
 * hour and minute in UTC when it was shut out (`US-221554`). Beyond 19.
 */
export function blockReference({ country, at }: { country: string; at: number }): string {
  const minutes = Math.floor(at / 60_000) % 1_440;
  const two = (value: number) => String(value).padStart(2, '0');
  const day = localDate({ instant: at, zone: 'UTC' }).slice(-2);
  return `${country.trim().toUpperCase()}-${day}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
