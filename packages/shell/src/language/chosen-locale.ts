import { storedValue } from '@baize/browser/storage';
import { isLocale, type Locale } from '@baize/domain/locales';

/**
 * The language the player last chose by hand. It redirects nobody (I18N-01: the address decides); the
 * list of languages names it first.
 */
export const chosenLocale = storedValue<Locale | null>({
  key: 'locale',
  parse: (raw) => (isLocale(raw) ? raw : undefined),
  fallback: null,
});

/** Whether the account's language was turned down in this visit: a later login does not bring it back. */
export const hasDeclinedAccountLocale = storedValue<boolean>({
  key: 'locale-stayed',
  parse: (raw) => raw === true,
  fallback: false,
  area: 'session',
});
