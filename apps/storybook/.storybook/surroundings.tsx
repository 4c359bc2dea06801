import { splitLocale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { parseSettings, publicSettings } from '@baize/domain/settings';
import { BrandProvider } from '@baize/shell/brand';
import { PageProvider } from '@baize/shell/page';
import { stageBrand } from '@baize/shell/stage-brand';
import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createRoutesStub, useRouteError } from 'react-router';
import { chosenLocale } from './words.tsx';

const settings = publicSettings(parseSettings({}).settings);

const brand = stageBrand();

/** The page of a brand that a visitor of this address would be told about; `parameters.page` changes a fact. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  const page: unknown = parameters.page;
  const address = typeof parameters.address === 'string' ? parameters.address : '/';
  const facts = {
    locale: chosenLocale(globals.locale),
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

/** A router at `parameters.address`, so that links and the modal stack work. */
export const withRoutes: Decorator = (Story, { parameters }) => (
  <Address at={typeof parameters.address === 'string' ? parameters.address : '/'}>
    <Story />
  </Address>
);

const StoryContext = createContext<ReactNode>(null);

function Address({ at, children }: { at: string; children: ReactNode }) {
  const [Stub] = useState(() =>
    createRoutesStub([{ path: '*', Component: ShownStory, ErrorBoundary: FailedStory }]),
  );
  return (
    <StoryContext value={children}>
      <Stub initialEntries={[at]} />
    </StoryContext>
  );
}

function ShownStory() {
  return useContext(StoryContext);
}

/** A story that cannot be drawn fails; the router's own page of errors would let it pass. */
function FailedStory(): never {
  throw useRouteError();
}
