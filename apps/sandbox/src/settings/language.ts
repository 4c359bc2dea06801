/** The languages the games speak; every other locale reads English. */
export const GAME_LANGUAGES = ['en', 'de', 'tr', 'ar'] as const;
export type GameLanguage = (typeof GAME_LANGUAGES)[number];

/** The language for a locale such as `de-AT`. */
export function toGameLanguage(locale: string): GameLanguage {
  const [language] = locale.toLowerCase().split('-');
  return GAME_LANGUAGES.find((known) => known === language) ?? 'en';
}

export function getDirection(language: GameLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** A figure as a run of its own, left to right, where the words around it go the other way. */
export function isolateFigure(language: GameLanguage, figure: string): string {
  return getDirection(language) === 'rtl' ? `\u2066${figure}\u2069` : figure;
}

/** Western digits in every language, as in the rest of the product. */
export function toIntlTag(locale: string): string {
  return `${locale}-u-nu-latn`;
}
