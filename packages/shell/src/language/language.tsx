import { isLocale, type Locale } from '@baize/domain/locales';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PartBoundary } from '../errors/part-boundary.tsx';
import { onLogin } from '../session/login-news.ts';
import { useSession } from '../session/session.ts';

const LanguageEffects = lazy(() =>
  import('./language-effects.tsx').then((m) => ({ default: m.LanguageEffects })),
);

/** What a login told of the account's language. */
export interface LoginNews {
  locale: Locale;
}

/** Follows the language of the account; its code comes with a session. */
export function Language() {
  const { phase } = useSession();
  const [news, setNews] = useState<LoginNews | null>(null);
  useEffect(() => onLogin(({ locale }) => setNews(isLocale(locale) ? { locale } : null)), []);
  if (phase !== 'signed-in') return null;
  return (
    <PartBoundary fallback={null}>
      <Suspense>
        <LanguageEffects news={news} />
      </Suspense>
    </PartBoundary>
  );
}
