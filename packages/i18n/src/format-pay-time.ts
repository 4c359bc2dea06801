import type { ProcessingTime } from '@baize/domain/payment-terms';
import { intlLocale } from './intl-locale.ts';

/** Languages whose short minute is a single letter. */
const WITHOUT_SHORT_MINUTE: readonly string[] = ['ar'];

const formatters = new Map<string, Intl.NumberFormat>();

/** Kept: building one costs as much as using it a hundred times, and a form writes its methods' times with every key. */
function unitFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(intlLocale(locale), options);
  formatters.set(key, known);
  return known;
}

/** A length of time in words: `30 minutes`, `3 Tage`; `short` writes minutes as `30 min`. */
export function formatPayTime(ask: ProcessingTime & { locale: string; length?: 'long' | 'short' }): string {
  const { count, unit, locale, length = 'long' } = ask;
  // Hours and days are written out: "24 hr", "24 sa." and "1 Tg." are read by nobody.
  const isShort = length === 'short' && unit === 'minute' && !WITHOUT_SHORT_MINUTE.includes(locale);
  const unitDisplay = isShort ? 'short' : 'long';
  return unitFormatter(locale, { style: 'unit', unit, unitDisplay }).format(count);
}
