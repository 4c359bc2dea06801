import type { ProcessingTime } from '@baize/domain/payment-terms';
import { numberFormatter } from './number-formatter.ts';

/** Languages whose short minute is a single letter. */
const WITHOUT_SHORT_MINUTE: readonly string[] = ['ar'];

/** A length of time in words: `30 minutes`, `3 Tage`; `short` writes minutes as `30 min`. */
export function formatPayTime(ask: ProcessingTime & { locale: string; length?: 'long' | 'short' }): string {
  const { count, unit, locale, length = 'long' } = ask;
  // Hours and days are written out: "24 hr", "24 sa." and "1 Tg." are read by nobody.
  const isShort = length === 'short' && unit === 'minute' && !WITHOUT_SHORT_MINUTE.includes(locale);
  const unitDisplay = isShort ? 'short' : 'long';
  return numberFormatter(locale, { style: 'unit', unit, unitDisplay }).format(count);
}
