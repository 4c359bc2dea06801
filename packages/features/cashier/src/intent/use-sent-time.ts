import { platformClock } from '@baize/browser/clock';
import { localDate } from '@baize/domain/zone';
import { formatClock, formatDay } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { useZone } from '@baize/page/clock';

/** Writes when a payment was sent, for a sentence: its clock time, and its day where that is not today. */
export function useSentTime(): (instant: number) => string {
  const zone = useZone();
  const locale = useLocale();
  return (instant) => {
    const where = { instant, zone: zone ?? 'UTC', locale };
    const clock = `\u2066${formatClock(where)}${zone === null ? '\u00a0UTC' : ''}\u2069`;
    const date = localDate(where);
    const today = localDate({ instant: platformClock.now(), zone: where.zone });
    return date === today
      ? clock
      : `${clock} (\u2068${formatDay({ date, locale, style: 'day-month' })}\u2069)`;
  };
}
