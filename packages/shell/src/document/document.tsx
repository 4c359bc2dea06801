import { I18nProvider } from '@baize/i18n/react';
import { direction, splitLocale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { useMemo, type ReactNode } from 'react';
import { Links, Meta, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { laterHref } from '../language/later-href.ts';
import { WAITING_PICTURES } from '../assets/waiting-pictures.ts';
import { BrandProvider, type Brand } from '../brand/brand.ts';
import { earlyScript } from '../frames/early.ts';
import { needsOf } from '../frames/early-player.ts';
import { PageProvider, type SentFacts } from '../page/page.ts';
import { usePageNeeds } from './page-needs.ts';
import { PageScripts } from './page-scripts.tsx';
import { fontFilesOf } from './font-files.ts';
import { LATE_FONTS, splitFaces } from './late-fonts.ts';
import { RouteSheets } from './route-sheets.tsx';
import { useStart } from './start.ts';
import { WARM_UP } from './warm-up.ts';

/** The element by which the browser finds the catalogue, and what the settings make of the routes, before it renders. */
export const CATALOGUE_ID = 'catalogue';

export function Document({ brand, children }: { brand: Brand; children: ReactNode }) {
  const told = useRouteLoaderData<SentFacts>('root');
  const { words, sheet } = useStart();
  // The address tells the language: it changes while the document and its facts stay.
  const needs = usePageNeeds();
  const address = splitLocale(useLocation().pathname);
  const { locale, i18n } = words(address.locale);
  const { rules, faces } = useMemo(() => splitFaces(sheet), [sheet]);
  const { variant } = splitVariant(address.path);
  const facts = useMemo(() => (told ? { ...told, locale, variant } : null), [told, locale, variant]);
  return (
    <html lang={locale} dir={direction(locale)} data-theme={brand.theme.name} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script
          suppressHydrationWarning
          {...(import.meta.env.SSR ? needsOf(needs) : {})}
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? earlyScript(facts?.settings.affiliateKeyQueryParameter ?? '') : '',
          }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.theme.themeColor} />
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
        {facts && needs.words === 'later' ? (
          <link rel="preload" as="fetch" href={laterHref(facts.catalogueHref)} crossOrigin="anonymous" />
        ) : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <style
          data-sheet=""
          suppressHydrationWarning
          // The sheet is our own build output; the browser keeps what the server sent.
          dangerouslySetInnerHTML={{ __html: rules }}
        />
        <style data-sheet="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: faces }} />
        <script
          suppressHydrationWarning
          {...(import.meta.env.SSR ? { 'data-fonts': fontFilesOf(brand.theme, locale).join(' ') } : {})}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? LATE_FONTS : '' }}
        />
        {import.meta.env.DEV ? <Links /> : <RouteSheets />}
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <BrandProvider value={brand}>
            {facts ? <PageProvider value={facts}>{children}</PageProvider> : children}
          </BrandProvider>
        </I18nProvider>
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? WAITING_PICTURES + WARM_UP : '' }}
        />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}
