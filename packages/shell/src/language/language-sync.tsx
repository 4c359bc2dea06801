import { isLocale, type Locale } from '@baize/domain/locales';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { onLogin } from '@baize/player/session';

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
