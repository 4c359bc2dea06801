import { platformClock } from '@baize/browser/clock';
import { localDate } from '@baize/domain/zone';
import { formatClock, formatDay, joinDayClock } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useZone } from './use-zone.ts';

/** Stands on the line of its clock. */
const UTC = '\u00a0UTC';

/** Keeps a day and its clock in one run from left to right or right to left, whatever stands around it. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The clock and what stands after it are read from left to right in any script. */
function formatDayAndClock(ask: { instant: number; zone: string; locale: string }, mark = ''): string {
  const date = localDate(ask);
  // A day to come in another year would be read as this year's.
  const now = platformClock.now();
  const isFar = ask.instant > now && date.slice(0, 4) !== localDate({ ...ask, instant: now }).slice(0, 4);
  const day = formatDay({ date, locale: ask.locale, style: isFar ? 'short-date' : 'medium' });
  const clock = `\u2066${formatClock(ask)}${mark}\u2069`;
  return joinDayClock({ day, clock, locale: ask.locale });
}

/** Writes an instant in the player's time and in UTC; in UTC alone until the zone is known, and for players who live in it. */
export function useFormatLocalAndUtc(): (instant: number) => string {
  const { i18n, t } = useLingui();
  const zone = useZone();
  const { locale } = i18n;
  return useCallback(
    (instant: number) => {
      const utc = formatDayAndClock({ instant, zone: 'UTC', locale }, UTC);
      const local = zone === null ? utc : formatDayAndClock({ instant, zone, locale }, UTC);
      if (zone === null || local === utc) return isolate(utc);
      const player = isolate(formatDayAndClock({ instant, zone, locale }));
      return t({ id: 'time.local-and-utc', message: `${player} your time (${isolate(utc)})` });
    },
    [locale, t, zone],
  );
}
