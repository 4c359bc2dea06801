import { zoneCity } from '@baize/domain/zone';
import { useZone } from './use-zone.ts';
import { Trans } from '@lingui/react/macro';

/**
 * Names the player's zone, as "Amsterdam"; null until it is known. Without an offset: a list may hold times of summer and of
 * winter, and one offset over all of them would be wrong for some.
 */
export function useZoneLabel(): string | null {
  const zone = useZone();
  return zone === null ? null : zoneCity(zone);
}

/** By which clock the times of a list go. */
export function ZoneNote() {
  const zone = useZoneLabel();
  if (zone === null) return null;
  return <Trans id="records.zone">Times are in your time zone: {zone}</Trans>;
}
