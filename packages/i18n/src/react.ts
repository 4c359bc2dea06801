import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { intlLocale } from './intl-locale.ts';

export { I18nProvider } from '@lingui/react';
export type { I18n, Messages } from '@lingui/core';

/** The id under which every catalogue names its own language in itself; a list of all names is too much for a first view. */
export const LANGUAGE_NAME_ID = 'language.own';

/**
 * One catalogue, ready to render with. The server makes one per page and never shares it: two
 * languages are rendered at the same time.
 */
export function createI18n(ask: { locale: string; messages: Messages }): I18n {
  const { locale, messages } = ask;
  // Numbers inside texts have the digits of all others.
  return setupI18n({ locale, locales: intlLocale(locale), messages: { [locale]: messages } });
}

/** Whether a value read from outside is a compiled catalogue: texts or token lists by id. */
export function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((message) => typeof message === 'string' || Array.isArray(message))
  );
}
