import { useLocale } from '@baize/page';

/** The name of a country in the page's language; its letters when it has none. */
export function useCountryName(code: string): string {
  return new Intl.DisplayNames([useLocale(), 'en'], { type: 'region' }).of(code) ?? code;
}
