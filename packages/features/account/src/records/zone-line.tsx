import { offsetMinutes, zoneCity } from '@baize/domain/zone';
import { offsetText } from '@baize/i18n/formats';
import { useNow, useZone } from '@baize/shell/clock';
import { Trans } from '@lingui/react/macro';

/** By which clock the times of a list go. */
export function ZoneLine() {
  const zone = useZone() ?? 'UTC';
  const now = useNow({ every: 'minute' });
  if (now === null) return null;
  const city = zoneCity(zone);
  const offset = offsetText(offsetMinutes({ instant: now, zone }));
  const place = city === offset ? city : `${city} (\u2066${offset}\u2069)`;
  return <Trans id="records.zone">All times are yours: {place}.</Trans>;
}
