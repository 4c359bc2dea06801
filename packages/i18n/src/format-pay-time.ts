import type { ProcessingTime } from '@baize/domain/payment-terms';
import { intlLocale } from './intl-locale.ts';

/** Languages whose short minute is a single letter. */
const WITHOUT_SHORT_MINUTE: readonly string[] = ['ar'];

/** Languages whose short hour everybody reads: "24 Std.". */
const WITH_SHORT_HOUR: readonly string[] = ['de'];

const formatters = new Map<string, Intl.NumberFormat>();

/** Kept: building one costs as much as using it a hundred times, and a form writes its methods' times with every key. */
function unitFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(intlLocale(locale), options);
  formatters.set(key, known);
  return known;
}

/** A length of time in words: `30 minutes`, `3 Tage`; `short` writes minutes as `30 min`, and a German hour as `24 Std.`. */
export function formatPayTime(ask: ProcessingTime & { locale: string; length?: 'long' | 'short' }): string {
  const { count, unit, locale, length = 'long' } = ask;
  // Other hours and all days are written out: "24 hr", "24 sa." and "1 Tg." are read by nobody.
  const hasShort =
    (unit === 'minute' && !WITHOUT_SHORT_MINUTE.includes(locale)) ||
    (unit === 'hour' && WITH_SHORT_HOUR.includes(locale));
  const isShort = length === 'short' && hasShort;
  const unitDisplay = isShort ? 'short' : 'long';
  return unitFormatter(locale, { style: 'unit', unit, unitDisplay }).format(count);
}
