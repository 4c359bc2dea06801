import { stored } from '@baize/browser/storage';
import { isLocale, type Locale } from '@baize/domain/locales';

/**
 * The language the player last chose by hand. It redirects nobody (I18N-01: the address decides); the
 * list of languages names it first.
 */
export const chosenLocale = stored<Locale | null>({
  key: 'locale',
  parse: (raw) => (isLocale(raw) ? raw : undefined),
  fallback: null,
});

/** Whether a language was chosen by hand in this visit: the account's does not argue with that. */
export const chosenThisVisit = stored<boolean>({
  key: 'locale-by-hand',
  parse: (raw) => raw === true,
  fallback: false,
  area: 'session',
});
