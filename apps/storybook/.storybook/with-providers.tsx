import { splitLocale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { parseSettings, publicSettings } from '@baize/domain/settings';
import { PageProvider } from '@baize/page';
import { BrandProvider } from '@baize/page/brand';
import { brandFixture } from '@baize/page/testing';
import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createRoutesStub, useRouteError } from 'react-router';
import { toStoryLocale } from './with-i18n.tsx';

const settings = publicSettings(parseSettings({}).settings);

const brand = brandFixture();

/** The page of a brand that a visitor of this address would be told about; `parameters.page` changes a fact. */
export const withPageProviders: Decorator = (Story, { globals, parameters }) => {
  const page: unknown = parameters.page;
  const address = typeof parameters.address === 'string' ? parameters.address : '/';
  const facts = {
    locale: toStoryLocale(globals.locale),
    settings,
    backendUrl: '',
    assetRoot: null,
    catalogueHref: '',
    paymentOrigins: [],
    variant: splitVariant(splitLocale(address).path).variant,
    ...(typeof page === 'object' ? page : null),
  };
  return (
    <PageProvider value={facts}>
      <BrandProvider value={brand}>
        <Story />
      </BrandProvider>
    </PageProvider>
  );
};

/** A router at `parameters.address`, so that links and the modal stack work; `parameters.loaderData` is what the route loaded. */
export const withRouter: Decorator = (Story, { parameters }) => {
  const data: unknown = parameters.loaderData;
  return (
    <StoryRouter at={typeof parameters.address === 'string' ? parameters.address : '/'} data={data ?? null}>
      <Story />
    </StoryRouter>
  );
};

const StoryContext = createContext<ReactNode>(null);

const ROUTE_ID = 'story';

function StoryRouter({ at, data, children }: { at: string; data: unknown; children: ReactNode }) {
  const [Stub] = useState(() =>
    createRoutesStub([
      {
        id: ROUTE_ID,
        path: '*',
        Component: StoryRoute,
        ErrorBoundary: StoryError,
        // What a route without a loader has is dropped by the first navigation.
        loader: () => data,
        shouldRevalidate: () => false,
      },
    ]),
  );
  const [hydrationData] = useState({ loaderData: { [ROUTE_ID]: data } });
  return (
    <StoryContext value={children}>
      <Stub initialEntries={[at]} hydrationData={hydrationData} />
    </StoryContext>
  );
}

function StoryRoute() {
  return useContext(StoryContext);
}

/** A story that cannot be drawn fails; the router's own page of errors would let it pass. */
function StoryError(): never {
  throw useRouteError();
}
