import type { ProcessingTime } from '@baize/domain/payment-terms';
import { intlLocale } from './intl-locale.ts';

/** A length of time in words: `30 minutes`, `3 Tage`. */
export function formatPayTime(ask: ProcessingTime & { locale: string; length?: 'long' | 'short' }): string {
  const { count, unit, locale, length = 'long' } = ask;
  // Days are short as they are, and nobody writes the abbreviations that some languages have for them ("1 Tg.").
  const unitDisplay = unit === 'day' ? 'long' : length;
  return new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay }).format(count);
}
