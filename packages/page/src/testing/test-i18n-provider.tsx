import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { DEFAULT_LOCALE, isLocale } from '@baize/domain/locales';
import { createI18n, I18nProvider, LANGUAGE_NAME_ID } from '@baize/i18n/react';
import { useState, type ReactNode } from 'react';

/** The words as they stand in the code. */
export function TestI18nProvider({ children, locale = 'en' }: { children: ReactNode; locale?: string }) {
  const [i18n] = useState(() => {
    const name = LOCALE_NAMES[isLocale(locale) ? locale : DEFAULT_LOCALE];
    return createI18n({ locale, messages: { [LANGUAGE_NAME_ID]: [name] } });
  });
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
