import { localDate } from '@baize/domain/zone';
import { formatClock, formatDay } from '@baize/i18n/formats';
import { useZone } from '@baize/shell/clock';
import { useLocale } from '@baize/shell/page';
import { Trans } from '@lingui/react/macro';

/** Until when something holds: in the player's time, then in UTC (beyond 2). */
export function Until({ instant }: { instant: number }) {
  const locale = useLocale();
  const zone = useZone() ?? 'UTC';
  const said = (where: string) => {
    const day = formatDay({ date: localDate({ instant, zone: where }), locale, style: 'medium' });
    return `${day}, ${formatClock({ instant, zone: where, locale })}`;
  };
  const own = <bdi>{said(zone)}</bdi>;
  const utc = <bdi>{`${said('UTC')} UTC`}</bdi>;
  return (
    <time dateTime={new Date(instant).toISOString()}>
      <Trans id="game.until">
        Until {own} your time, {utc}
      </Trans>
    </time>
  );
}
