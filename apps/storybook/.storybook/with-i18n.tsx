import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@baize/domain/locales';
import { pseudoMessages } from '@baize/i18n/pseudo';
import { createI18n, I18nProvider, isMessages, LANGUAGE_NAME_ID, type Messages } from '@baize/i18n/react';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Decorator, Loader } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { PSEUDO } from './toolbar.ts';

/** The complete languages as players read them; in any other the English of the source stands. */
const CATALOGUES: Readonly<Record<string, () => Promise<Messages>>> = {
  de: async () => (await import('@baize/i18n/locales/de.po')).messages,
  tr: async () => (await import('@baize/i18n/locales/tr.po')).messages,
  ar: async () => (await import('@baize/i18n/locales/ar.po')).messages,
  [PSEUDO]: async () => pseudoMessages((await import('@baize/i18n/locales/en.po')).messages),
};

/** Fetches the words of the chosen language before the story is drawn. */
export const loadMessages: Loader = async ({ globals }) => ({
  messages: (await CATALOGUES[String(globals['locale'])]?.()) ?? {},
});

export const withI18n: Decorator = (Story, { globals, loaded }) => {
  const messages: unknown = loaded['messages'];
  return (
    <StoryI18n locale={toStoryLocale(globals['locale'])} messages={isMessages(messages) ? messages : NONE}>
      <Story />
    </StoryI18n>
  );
};

const NONE: Messages = {};

function StoryI18n({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}) {
  const i18n = useMemo(
    () =>
      createI18n({
        locale,
        messages: { ...messages, [LANGUAGE_NAME_ID]: [LOCALE_NAMES[locale]] },
      }).setMessagesCompiler(compileMessage),
    [locale, messages],
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The language whose formats a story has; the one for tests has English ones. */
export function toStoryLocale(locale: unknown): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
