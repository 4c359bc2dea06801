/** The languages a player can choose, by code. Source: S1 §1 "about 35"; the list is requirements.md's. */
export const LOCALES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'pt-BR',
  'nl',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'el',
  'tr',
  'ru',
  'uk',
  'sv',
  'nb',
  'da',
  'fi',
  'et',
  'lv',
  'lt',
  'hr',
  'sr',
  'sl',
  'ja',
  'ko',
  'zh',
  'hi',
  'th',
  'vi',
  'ar',
] as const;

/** One of the 35 language codes. */
export type Locale = (typeof LOCALES)[number];

/** The language of an address without a prefix; none is ever detected. S1 §1. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Tells whether a value is one of the language codes, in its exact spelling. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Gives the direction a language is read in. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Reads the language off an address's first segment: `/de/casino` is `{ locale: 'de', path: '/casino' }`. Without one
 * it is English. `/en/…` is understood too, though English carries no prefix: `localizedPath` gives the one to use.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const first = pathname.split(/[/?#]/, 2)[1] ?? '';
  if (!pathname.startsWith('/') || !isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname || '/' };
  const rest = pathname.slice(first.length + 1);
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * Writes an in-app address for a language: `/casino` in German is `/de/casino`, in English itself; a prefix already
 * there is replaced, query and hash stay. What is not an in-app path (`https://…`, `?modal=login`) stays as it is.
 */
export function localizedPath({ path, locale }: { path: string; locale: Locale }): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const bare = splitLocale(path).path;
  if (locale === DEFAULT_LOCALE) return bare;
  return `/${locale}${bare.replace(/^\/(?=$|[?#])/, '')}`;
}
