import { intlLocale } from './intl-locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of dates, kept per locale and options: building one costs about as much as using it a hundred times.
 */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(intlLocale(locale), options);
    formatters.set(key, found);
  }
  return found;
}

/** A clock time such as 18:30, always on 24 hours, in the zone asked. */
export function formatClock(ask: { instant: number; zone: string; locale: string }): string {
  return dateFormatter(ask.locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: ask.zone,
  }).format(ask.instant);
}

/** A clock time to the second such as 18:17:20, for when something was last read. */
export function formatClockSecond(ask: { instant: number; zone: string; locale: string }): string {
  return dateFormatter(ask.locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: ask.zone,
  }).format(ask.instant);
}
