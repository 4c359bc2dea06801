import { offsetMinutes, zoneCity } from '@baize/domain/zone';
import { offsetText } from '@baize/i18n/formats';
import { useNow, useZone } from '@baize/shell/clock';
import { Trans } from '@lingui/react/macro';

/** Names the player's zone with its offset now, as "Amsterdam (UTC+1)"; null until the clock is known. */
export function useZoneLabel(): string | null {
  const zone = useZone();
  const now = useNow({ every: 'minute' });
  if (zone === null || now === null) return null;
  const city = zoneCity(zone);
  const offset = offsetText(offsetMinutes({ instant: now, zone }));
  return city === offset ? city : `${city} (\u2066${offset}\u2069)`;
}

/** By which clock the times of a list go. */
export function ZoneNote() {
  const zone = useZoneLabel();
  if (zone === null) return null;
  return <Trans id="records.zone">Times are in your time zone: {zone}</Trans>;
}
