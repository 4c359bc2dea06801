import { readCountryOfPlace } from '@baize/api/queries/visitor';
import { readPlace, type FoundPlace } from '@baize/browser/place';
import { approximatePlace, PLACE_PATIENCE_MS } from '@baize/domain/blocked-visit';
import { reverify } from '@baize/domain/geo-block';
import type { PlayerRuntime } from '@baize/shell/player-runtime';
import { report } from '@baize/shell/report';
import { blockedVisit, verifiedPlace } from './blocked-stores.ts';
import { lookUpCountry } from './look-up.ts';

/** Why a check of the place told nothing. */
export type CheckFailure = Exclude<FoundPlace['kind'], 'found'> | 'no-map';

/** How far the check of the place is, and what came of it. */
export type PlaceCheck =
  | { kind: 'none' | 'checking' | 'lifted' }
  | { kind: 'failed'; why: CheckFailure }
  /** `accuracy` in metres. */
  | { kind: 'excluded'; country: string; accuracy: number };

/**
 * Looks once more where the visitor is: by the address, which a VPN may have hidden, then by the browser's own location
 * (GEO-03). A country known and not excluded lifts the block; anything else leaves it, and what went wrong is logged.
 */
export async function checkPlace({
  runtime,
  excluded,
}: {
  runtime: PlayerRuntime;
  excluded: readonly string[];
}): Promise<PlaceCheck> {
  if ((await lookUpCountry({ runtime, excluded, how: 'anew' })) === 'clear') return { kind: 'lifted' };
  const place = await readPlace({ patienceMs: PLACE_PATIENCE_MS });
  if (place.kind !== 'found') {
    report(`The browser did not tell where it is: ${place.kind}.`);
    return { kind: 'failed', why: place.kind };
  }
  const country = await readCountryOfPlace(approximatePlace(place)).catch((problem: unknown) => {
    report('The country of the browser’s place is not known.', problem);
    return null;
  });
  if (country === null) return { kind: 'failed', why: 'no-map' };
  if (reverify({ country, excluded }) === 'stays')
    return { kind: 'excluded', country, accuracy: Math.max(1, Math.round(place.accuracy)) };
  verifiedPlace.set(true);
  blockedVisit.clear();
  return { kind: 'lifted' };
}
