import { splitLocale, type Locale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import type { PublicSettings } from '@baize/domain/settings';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createRoutesStub, useRouteError } from 'react-router';
import { BrandProvider, type Brand } from '../brand/brand.ts';
import { PageProvider } from '../page/page.ts';
import { brandFixture } from './brand-fixture.ts';
import { pageDataFixture } from './page-data-fixture.ts';
import { TestI18nProvider } from './test-i18n-provider.tsx';

export interface PageTestProvidersProps {
  children?: ReactNode;
  locale?: Locale;
  /** The address shown, with its query. */
  url?: string;
  /** What the route has loaded. */
  loaderData?: unknown;
  brand?: Partial<Brand>;
  settings?: Partial<PublicSettings>;
}

const ROUTE_ID = 'page';

const ContentContext = createContext<ReactNode>(null);

function TestPage() {
  return useContext(ContentContext);
}

/** What cannot be drawn fails its test; the router's own page of errors would let some pass. */
function FailedPage(): never {
  throw useRouteError();
}

/** A page with words, brand and router, before anybody is known: what a view test stands on that needs no player. */
export function PageTestProviders({
  children,
  url = '/',
  locale = 'en',
  loaderData,
  brand,
  settings,
}: PageTestProvidersProps) {
  const [hydrationData] = useState({ loaderData: { [ROUTE_ID]: loaderData } });
  const [Routes] = useState(() =>
    createRoutesStub([{ id: ROUTE_ID, path: '*', Component: TestPage, ErrorBoundary: FailedPage }]),
  );
  const { variant } = splitVariant(splitLocale(url).path);
  return (
    <TestI18nProvider locale={locale}>
      <BrandProvider value={brandFixture(brand)}>
        <PageProvider
          value={{
            ...pageDataFixture,
            locale,
            variant,
            settings: { ...pageDataFixture.settings, ...settings },
          }}
        >
          <ContentContext value={children}>
            <Routes initialEntries={[url]} hydrationData={hydrationData} />
          </ContentContext>
        </PageProvider>
      </BrandProvider>
    </TestI18nProvider>
  );
}
