import type { Locale } from '@baize/domain/locales';
import type { BrandTheme, FontSubset } from '@baize/page/brand';

/** Languages not named here are written in Latin letters. */
const SUBSETS: Partial<Record<Locale, FontSubset | 'without-files'>> = {
  tr: 'turkish',
  bg: 'cyrillic',
  ru: 'cyrillic',
  uk: 'cyrillic',
  ar: 'arabic',
  // No theme has these: the reader's own fonts show them, and what is Latin on the page comes when it is met.
  el: 'without-files',
  ja: 'without-files',
  ko: 'without-files',
  zh: 'without-files',
  hi: 'without-files',
  th: 'without-files',
};

/** Returns the font files to preload for a page in a language: those every such page shows, no others. */
export function fontFilesFor({ fontFiles }: BrandTheme, locale: Locale): readonly string[] {
  const letters = SUBSETS[locale] ?? 'latin';
  return letters === 'without-files' ? [] : (fontFiles[letters] ?? []);
}
