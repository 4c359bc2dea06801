import { isLocale, type Locale } from '@baize/domain/locales';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SectionErrorBoundary } from '../errors/section-error-boundary.tsx';
import { onLogin } from '../session/login-events.ts';

const AccountLanguage = lazy(() =>
  import('./account-language.tsx').then((m) => ({ default: m.AccountLanguage })),
);

/** What a login told of the account's language. */
export interface LoginLocale {
  locale: Locale;
}

/** Follows the language of the account; its code comes with a login. */
export function LanguageSync() {
  const [news, setNews] = useState<LoginLocale | null>(null);
  useEffect(() => onLogin(({ locale }) => setNews(isLocale(locale) ? { locale } : null)), []);
  if (!news) return null;
  return (
    <SectionErrorBoundary fallback={null}>
      <Suspense>
        <AccountLanguage login={news} />
      </Suspense>
    </SectionErrorBoundary>
  );
}
