import { DEFAULT_LOCALE, isLocale } from '@baize/domain/locales';
import { parseSettings, publicSettings } from '@baize/domain/settings';
import { I18nProvider } from '@baize/i18n/react';
import { PageProvider } from '@baize/shell/page';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createRoutesStub } from 'react-router';

const settings = publicSettings(parseSettings({}).settings);

/** The English of the source, formatted for the chosen language. */
export const withWords: Decorator = (Story, { globals }) => (
  <Words locale={chosen(globals.locale)}>
    <Story />
  </Words>
);

function Words({ locale, children }: { locale: string; children: ReactNode }) {
  const i18n = useMemo(
    () => setupI18n({ locale, messages: { [locale]: {} } }).setMessagesCompiler(compileMessage),
    [locale],
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The page a visitor of this address would be told about; `parameters.page` changes a fact. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  const page: unknown = parameters.page;
  const facts = {
    locale: chosen(globals.locale),
    settings,
    backendUrl: '',
    assetRoot: null,
    catalogueHref: '',
    ...(typeof page === 'object' ? page : null),
  };
  return (
    <PageProvider value={facts}>
      <Story />
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
  const [Stub] = useState(() => createRoutesStub([{ path: '*', Component: ShownStory }]));
  return (
    <StoryContext value={children}>
      <Stub initialEntries={[at]} />
    </StoryContext>
  );
}

function ShownStory() {
  return useContext(StoryContext);
}

function chosen(locale: unknown) {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
