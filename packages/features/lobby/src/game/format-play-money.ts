import { direction, isLocale } from '@baize/domain/locales';
import { intlLocale } from '@baize/i18n/intl-locale';

/** Play money as games write it: a number with two places and no currency, for it is none. */
export function formatPlayMoney({ amount, locale }: { amount: number; locale: string }): string {
  const turned = isLocale(locale) && direction(locale) === 'rtl';
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(turned ? 'en' : intlLocale(locale), places).format(amount).replace('-', '−');
}
