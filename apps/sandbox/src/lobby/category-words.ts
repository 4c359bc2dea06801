import { DEFAULT_LOCALE, isLocale, type Locale } from '@baize/domain/locales';
import { CATEGORIES } from './categories.ts';
import type { CategoryWords } from './words/category-words.ts';
import { EASTERN } from './words/eastern.ts';
import { NORTHERN } from './words/northern.ts';
import { SLAVIC } from './words/slavic.ts';
import { WESTERN } from './words/western.ts';

/** Every language a player can choose has its words. */
const WORDS = {
  ...WESTERN,
  ...NORTHERN,
  ...SLAVIC,
  ...EASTERN,
} as const satisfies Required<CategoryWords>;

/** The names of all categories in a language, by slug. */
function namesIn(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    CATEGORIES.flatMap(({ slug, subCategories }, place) => {
      const names = WORDS[locale][place]?.split('|') ?? [];
      return [slug, ...subCategories].map((one, index) => [one, names[index] ?? one] as const);
    }),
  );
}

const known = new Map<Locale, ReadonlyMap<string, string>>();

/** What a category is called in a locale; `de-AT` counts as `de`, a language of nobody's as English. */
export function categoryName(slug: string, locale: string): string {
  const language = [locale, locale.split(/[-_]/u)[0]?.toLowerCase()].find(isLocale) ?? DEFAULT_LOCALE;
  const names = known.get(language) ?? namesIn(language);
  known.set(language, names);
  return names.get(slug) ?? slug;
}
