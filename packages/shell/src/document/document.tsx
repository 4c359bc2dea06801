import { I18nProvider } from '@baize/i18n/react';
import { direction, splitLocale } from '@baize/domain/locales';
import { useMemo, type ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { BrandProvider, type Brand } from '../brand/brand.ts';
import { earlyScript } from '../frames/early.ts';
import { PageProvider, type SentFacts } from '../page/page.ts';
import { RouteSheets } from './route-sheets.tsx';
import { useStart } from './start.ts';

/** The element by which the browser finds the catalogue, and what the settings make of the routes, before it renders. */
export const CATALOGUE_ID = 'catalogue';

export function Document({ brand, children }: { brand: Brand; children: ReactNode }) {
  const told = useRouteLoaderData<SentFacts>('root');
  const { words, sheet } = useStart();
  // The address tells the language: it changes while the document and its facts stay.
  const { locale, i18n } = words(splitLocale(useLocation().pathname).locale);
  const facts = useMemo(() => (told ? { ...told, locale } : null), [told, locale]);
  return (
    <html lang={locale} dir={direction(locale)} data-theme={brand.theme.name} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? earlyScript(facts?.settings.affiliateKeyQueryParameter ?? '') : '',
          }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.theme.themeColor} />
        {brand.theme.fontFiles.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {facts ? (
          <link
            id={CATALOGUE_ID}
            rel="preload"
            as="fetch"
            href={facts.catalogueHref}
            crossOrigin="anonymous"
            data-routes={facts.routes ? JSON.stringify(facts.routes) : undefined}
          />
        ) : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <style
          data-sheet=""
          suppressHydrationWarning
          // The sheet is our own build output; the browser keeps what the server sent.
          dangerouslySetInnerHTML={{ __html: sheet }}
        />
        {import.meta.env.DEV ? <Links /> : <RouteSheets />}
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <BrandProvider value={brand}>
            {facts ? <PageProvider value={facts}>{children}</PageProvider> : children}
          </BrandProvider>
        </I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
