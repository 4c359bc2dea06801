import { isLocale, type Locale } from '@baize/domain/locales';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PartBoundary } from '../errors/part-boundary.tsx';
import { onLogin } from '../session/login-news.ts';

const AccountLanguage = lazy(() =>
  import('./account-language.tsx').then((m) => ({ default: m.AccountLanguage })),
);

/** What a login told of the account's language. */
export interface LoginNews {
  locale: Locale;
}

/** Follows the language of the account; its code comes with a login. */
export function Language() {
  const [news, setNews] = useState<LoginNews | null>(null);
  useEffect(() => onLogin(({ locale }) => setNews(isLocale(locale) ? { locale } : null)), []);
  if (!news) return null;
  return (
    <PartBoundary fallback={null}>
      <Suspense>
        <AccountLanguage news={news} />
      </Suspense>
    </PartBoundary>
  );
}
