import { localDate } from '@baize/domain/zone';
import { formatClock, formatDay, joinDayClock } from '@baize/i18n/formats';
import { useLocale } from '../page/page.ts';
import { useZone } from './use-zone.ts';

/** An instant in the player's zone, in UTC until that is known. */
export function LocalTime({ instant }: { instant: string }) {
  const locale = useLocale();
  const zone = useZone();
  const at = { instant: Date.parse(instant), zone: zone ?? 'UTC', locale };
  const day = formatDay({ date: localDate(at), locale, style: 'short-date' });
  const clock = zone === null ? `${formatClock(at)} UTC` : formatClock(at);
  return (
    <time dateTime={instant}>
      <bdi>{joinDayClock({ day, clock, locale })}</bdi>
    </time>
  );
}
