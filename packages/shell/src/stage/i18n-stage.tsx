import { createI18n, I18nProvider } from '@baize/i18n/react';
import { useState, type ReactNode } from 'react';

/** The words as they stand in the code. */
export function I18nStage({ children, locale = 'en' }: { children: ReactNode; locale?: string }) {
  const [i18n] = useState(() => createI18n({ locale, messages: {} }));
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
