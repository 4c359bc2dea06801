import { localDate } from '@baize/domain/zone';
import { formatClock, formatDay, joinDayClock } from '@baize/i18n/formats';
import { useZone } from '@baize/page/clock';
import { Trans, useLingui } from '@lingui/react/macro';
import { unknownTime } from './tournament.css.ts';

/** An instant in the player's time and in UTC; its place is kept until the zone is known. */
export function LocalAndUtcTime({ at }: { at: string }) {
  const { i18n } = useLingui();
  const zone = useZone();
  const instant = Date.parse(at);
  if (!Number.isFinite(instant)) return <Trans id="tournament.time.unknown">not announced</Trans>;
  const told = zone === null ? null : formatLocalAndUtc({ instant, zone, locale: i18n.locale });
  const own = <bdi>{told?.own}</bdi>;
  const utc = <bdi>{told?.utc}</bdi>;
  return (
    <time dateTime={at} className={told ? undefined : unknownTime}>
      <Trans id="tournament.time">
        {own} your time, {utc}
      </Trans>
    </time>
  );
}

/** Where it is the same day in both zones, the day is said once. */
function formatLocalAndUtc({ instant, zone, locale }: { instant: number; zone: string; locale: string }) {
  const dayIn = (where: string) => localDate({ instant, zone: where });
  const said = (where: string) => {
    const day = formatDay({ date: dayIn(where), locale, style: 'medium' });
    return joinDayClock({ day, clock: formatClock({ instant, zone: where, locale }), locale });
  };
  const sameDay = dayIn(zone) === dayIn('UTC');
  const utc = sameDay ? formatClock({ instant, zone: 'UTC', locale }) : said('UTC');
  return { own: said(zone), utc: `${utc} UTC` };
}
