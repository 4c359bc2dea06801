import { intlLocale } from './intl-locale.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A formatter of numbers, kept per locale and options: building one costs as much as using it a hundred times, and a form
 * writes its fees and times anew with every key.
 */
export function numberFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(intlLocale(locale), options);
  formatters.set(key, made);
  return made;
}
