/** The languages the games speak; every other locale reads English. */
export const LANGUAGES = ['en', 'de', 'tr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language for a locale such as `de-AT`. */
export function languageOf(locale: string): Language {
  const [language] = locale.toLowerCase().split('-');
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** A figure as a run of its own, left to right, where the words around it go the other way. */
export function isolated(language: Language, figure: string): string {
  return directionOf(language) === 'rtl' ? `\u2066${figure}\u2069` : figure;
}

/** Western digits in every language, as in the rest of the product. */
export function intlTagOf(locale: string): string {
  return `${locale}-u-nu-latn`;
}
