import { localDate } from '@baize/domain/zone';
import { formatClock, formatDay, joinDayClock } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { useZone } from '@baize/page/clock';
import { Trans } from '@lingui/react/macro';

/** Until when something holds: in the player's time, then in UTC (beyond 2). */
export function Until({ instant }: { instant: number }) {
  const locale = useLocale();
  const zone = useZone() ?? 'UTC';
  const dateIn = (where: string) => localDate({ instant, zone: where });
  const clockIn = (where: string) => formatClock({ instant, zone: where, locale });
  const said = (where: string) =>
    joinDayClock({
      day: formatDay({ date: dateIn(where), locale, style: 'medium' }),
      clock: clockIn(where),
      locale,
    });
  // Where it is the same day in both, the day is said once.
  const inUtc = dateIn(zone) === dateIn('UTC') ? clockIn('UTC') : said('UTC');
  const own = <bdi>{said(zone)}</bdi>;
  const utc = <bdi>{`${inUtc} UTC`}</bdi>;
  return (
    <time dateTime={new Date(instant).toISOString()}>
      <Trans id="game.until">
        Until {own} your time, {utc}
      </Trans>
    </time>
  );
}
