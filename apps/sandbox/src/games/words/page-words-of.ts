import type { Language } from './language.ts';
import { ARABIC_PAGE } from './page-words-ar.ts';
import { GERMAN_PAGE } from './page-words-de.ts';
import { ENGLISH_PAGE } from './page-words-en.ts';
import { TURKISH_PAGE } from './page-words-tr.ts';
import type { PageWords } from './page-words.ts';

/** The words of each language’s game pages. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: ENGLISH_PAGE,
  de: GERMAN_PAGE,
  tr: TURKISH_PAGE,
  ar: ARABIC_PAGE,
};
