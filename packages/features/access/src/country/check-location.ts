import { fetchCountryAt } from '@baize/api/queries/visitor';
import { requestPosition, type GeolocationResult } from '@baize/browser/geolocation';
import { roundCoordinates, GEOLOCATION_TIMEOUT_MS } from '@baize/domain/blocked-visit';
import { recheckGeoBlock } from '@baize/domain/geo-block';
import { report } from '@baize/page/report';
import type { PlayerRuntime } from '@baize/player/player-runtime';
import { blockedVisit, verifiedLocation } from './blocked-stores.ts';
import { lookUpCountry } from './look-up-country.ts';

/** Why a check of the place told nothing. */
export type LocationCheckFailure = Exclude<GeolocationResult['kind'], 'found'> | 'no-map';

/** How far the check of the place is, and what came of it. */
export type LocationCheck =
  | { kind: 'none' | 'checking' | 'lifted' }
  | { kind: 'failed'; why: LocationCheckFailure }
  /** `accuracy` in metres. */
  | { kind: 'excluded'; country: string; accuracy: number };

/**
 * Looks once more where the visitor is: by the address, which a VPN may have hidden, then by the browser's own location
 * (GEO-03). A country known and not excluded lifts the block; anything else leaves it, and what went wrong is logged.
 */
export async function checkLocation({
  runtime,
  excluded,
}: {
  runtime: PlayerRuntime;
  excluded: readonly string[];
}): Promise<LocationCheck> {
  if ((await lookUpCountry({ runtime, excluded, freshness: 'anew' })) === 'clear') return { kind: 'lifted' };
  const place = await requestPosition({ patienceMs: GEOLOCATION_TIMEOUT_MS });
  if (place.kind !== 'found') {
    report(`The browser did not tell where it is: ${place.kind}.`);
    return { kind: 'failed', why: place.kind };
  }
  const country = await fetchCountryAt(roundCoordinates(place)).catch((problem: unknown) => {
    report('The country of the browser’s place is not known.', problem);
    return null;
  });
  if (country === null) return { kind: 'failed', why: 'no-map' };
  if (recheckGeoBlock({ country, excluded }) === 'stays')
    return { kind: 'excluded', country, accuracy: Math.max(1, Math.round(place.accuracy)) };
  verifiedLocation.set(true);
  blockedVisit.clear();
  return { kind: 'lifted' };
}
