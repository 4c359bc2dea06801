import { DEFAULT_LOCALE, isLocale, type Locale } from '@baize/domain/locales';
import { CATEGORIES } from './categories.ts';
import type { CategoryNames } from './translations/category-names.ts';
import { EASTERN } from './translations/eastern.ts';
import { NORTHERN } from './translations/northern.ts';
import { SLAVIC } from './translations/slavic.ts';
import { WESTERN } from './translations/western.ts';

/** Every language a player can choose has its words. */
const NAMES = {
  ...WESTERN,
  ...NORTHERN,
  ...SLAVIC,
  ...EASTERN,
} as const satisfies Required<CategoryNames>;

/** The names of all categories in a language, by slug. */
function namesIn(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    CATEGORIES.flatMap(({ slug, subCategories }, place) => {
      const names = NAMES[locale][place]?.split('|') ?? [];
      return [slug, ...subCategories].map((one, index) => [one, names[index] ?? one] as const);
    }),
  );
}

const known = new Map<Locale, ReadonlyMap<string, string>>();

/** What a category is called in a locale; `de-AT` counts as `de`, a language of nobody's as English. */
export function getCategoryName(slug: string, locale: string): string {
  const language = [locale, locale.split(/[-_]/u)[0]?.toLowerCase()].find(isLocale) ?? DEFAULT_LOCALE;
  const names = known.get(language) ?? namesIn(language);
  known.set(language, names);
  return names.get(slug) ?? slug;
}
