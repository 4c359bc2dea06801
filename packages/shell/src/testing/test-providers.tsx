import { splitLocale, type Locale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { createContext, useContext, useState } from 'react';
import { createRoutesStub, useRouteError } from 'react-router';
import { PageProvider } from '../page/page.ts';
import { pageDataFixture } from './page-data-fixture.ts';
import { TestI18nProvider } from './test-i18n-provider.tsx';
import { PlayerTestProviders, type PlayerTestProvidersProps } from './player-test-providers.tsx';

export interface TestProvidersProps extends PlayerTestProvidersProps {
  locale?: Locale;
  /** The address shown, with its query. */
  url?: string;
  /** What the route has loaded. */
  loaderData?: unknown;
}

const ROUTE_ID = 'page';

const PartsContext = createContext<PlayerTestProvidersProps | null>(null);

function TestPage() {
  const parts = useContext(PartsContext);
  return parts ? <PlayerTestProviders {...parts} /> : null;
}

/** What cannot be drawn fails its test; the router's own page of errors would let some pass. */
function FailedPage(): never {
  throw useRouteError();
}

/** A page with words, router and all else that a view test stands on, without a platform. */
export function TestProviders({ url = '/', locale = 'en', loaderData, ...parts }: TestProvidersProps) {
  const [hydrationData] = useState({ loaderData: { [ROUTE_ID]: loaderData } });
  const [Routes] = useState(() =>
    createRoutesStub([{ id: ROUTE_ID, path: '*', Component: TestPage, ErrorBoundary: FailedPage }]),
  );
  const { variant } = splitVariant(splitLocale(url).path);
  return (
    <TestI18nProvider locale={locale}>
      <PageProvider value={{ ...pageDataFixture, locale, variant }}>
        <PartsContext value={parts}>
          <Routes initialEntries={[url]} hydrationData={hydrationData} />
        </PartsContext>
      </PageProvider>
    </TestI18nProvider>
  );
}
