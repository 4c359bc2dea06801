import type { PayTime } from '@baize/domain/pay-terms';
import { intlLocale } from './intl-locale.ts';

/** A length of time in words: `30 minutes`, `3 Tage`. */
export function formatPayTime(ask: PayTime & { locale: string; length?: 'long' | 'short' }): string {
  const { count, unit, locale, length = 'long' } = ask;
  return new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay: length }).format(
    count,
  );
}
