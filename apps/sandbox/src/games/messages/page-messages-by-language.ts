import type { GameLanguage } from '../../settings/language.ts';
import { ARABIC_PAGE_MESSAGES } from './page-messages-ar.ts';
import { GERMAN_PAGE_MESSAGES } from './page-messages-de.ts';
import { ENGLISH_PAGE_MESSAGES } from './page-messages-en.ts';
import { TURKISH_PAGE_MESSAGES } from './page-messages-tr.ts';
import type { PageMessages } from './page-messages.ts';

/** The words of each language’s game pages. */
export const PAGE_MESSAGES: Readonly<Record<GameLanguage, PageMessages>> = {
  en: ENGLISH_PAGE_MESSAGES,
  de: GERMAN_PAGE_MESSAGES,
  tr: TURKISH_PAGE_MESSAGES,
  ar: ARABIC_PAGE_MESSAGES,
};
