import type { Locale } from '@baize/domain/locales';

/** One sentence in every language but English, the source: there the app's own words are what the brand wrote. */
export type Translations = Readonly<Record<Exclude<Locale, 'en'>, string>>;
