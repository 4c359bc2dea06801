import { direction, splitLocale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { I18nProvider } from '@baize/i18n/react';
import { useMemo, type ReactNode } from 'react';
import { Links, Meta, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { PageProvider, type RootLoaderData } from '@baize/page';
import { BrandProvider, type Brand } from '@baize/page/brand';
import { DEFERRED_IMAGES_SCRIPT } from '@baize/page/deferred-images';
import { deferredCatalogueHref } from '../language/deferred-catalogue-href.ts';
import { preHydrationScript } from '../layouts/pre-hydration.ts';
import { preloadAttributes } from '../layouts/player-preload.ts';
import { usePagePreloads } from './page-preloads.ts';
import { PageScripts } from './page-scripts.tsx';
import { fontFilesFor } from './font-files.ts';
import { DEFERRED_FONTS_SCRIPT, splitFontFaces } from './deferred-fonts.ts';
import { RouteStylesheets } from './route-stylesheets.tsx';
import { useRenderContext } from './render-context.ts';
import { INTL_WARM_UP_SCRIPT } from './intl-warm-up.ts';

/** The element by which the browser finds the catalogue, and what the settings make of the routes, before it renders. */
export const CATALOGUE_ID = 'catalogue';

export function Document({ brand, children }: { brand: Brand; children: ReactNode }) {
  const rootData = useRouteLoaderData<RootLoaderData>('root');
  const { messagesFor, sheet } = useRenderContext();
  // The address tells the language: it changes while the document and its facts stay.
  const preloads = usePagePreloads();
  const address = splitLocale(useLocation().pathname);
  const { locale, i18n } = messagesFor(address.locale);
  const { rules, faces } = useMemo(() => splitFontFaces(sheet), [sheet]);
  const { variant } = splitVariant(address.path);
  const facts = useMemo(
    () => (rootData ? { ...rootData, locale, variant } : null),
    [rootData, locale, variant],
  );
  // What stands inline is ours: scripts and sheets of the build. The one setting among them is written as a JSON text that
  // cannot end its script (`preHydrationScript`).
  return (
    <html lang={locale} dir={direction(locale)} data-theme={brand.theme.name} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script suppressHydrationWarning {...(import.meta.env.SSR ? preloadAttributes(preloads) : {})}>
          {import.meta.env.SSR ? preHydrationScript(facts?.settings.affiliateKeyQueryParameter ?? '') : ''}
        </script>
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
        {facts && preloads.words === 'later' ? (
          <link
            rel="preload"
            as="fetch"
            href={deferredCatalogueHref(facts.catalogueHref)}
            crossOrigin="anonymous"
          />
        ) : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        {/* The browser keeps what the server sent. */}
        <style data-sheet="" suppressHydrationWarning>
          {rules}
        </style>
        <style data-sheet="" suppressHydrationWarning>
          {faces}
        </style>
        <script
          suppressHydrationWarning
          {...(import.meta.env.SSR ? { 'data-fonts': fontFilesFor(brand.theme, locale).join(' ') } : {})}
        >
          {import.meta.env.SSR ? DEFERRED_FONTS_SCRIPT : ''}
        </script>
        {import.meta.env.DEV ? <Links /> : <RouteStylesheets />}
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <BrandProvider value={brand}>
            {facts ? <PageProvider value={facts}>{children}</PageProvider> : children}
          </BrandProvider>
        </I18nProvider>
        <script suppressHydrationWarning>
          {import.meta.env.SSR ? DEFERRED_IMAGES_SCRIPT + INTL_WARM_UP_SCRIPT : ''}
        </script>
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}
