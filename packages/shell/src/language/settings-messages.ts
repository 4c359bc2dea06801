import type { Locale } from '@baize/domain/locales';
import type { Messages } from '@baize/i18n/react';
import { fetchCataloguePart, loadDeferredMessages, pageCatalogueHref } from './deferred-messages.ts';
import { extraMessages, fetchedMessages, type LocaleMessages } from './messages.ts';

const parts = new Map<Locale, Promise<Messages>>();
let isJoined = false;

/**
 * Waits for the words that only the account's settings say (decision 023), and for the later ones: their code asks for
 * them before anything of it is drawn. A language chosen from then on brings its own along.
 *
 * @throws when they did not come; asked again they are fetched again.
 */
export async function loadSettingsMessages(): Promise<void> {
  await loadDeferredMessages();
  if (typeof document === 'undefined' || !pageCatalogueHref()) return;
  await Promise.all(Array.from(fetchedMessages.values(), addSettingsMessages));
  if (isJoined) return;
  isJoined = true;
  const { join } = extraMessages;
  extraMessages.join = async (words) => {
    await Promise.all([join?.(words), addSettingsMessages(words)]);
  };
}

async function addSettingsMessages({ locale, i18n }: LocaleMessages): Promise<void> {
  i18n.load(locale, await settingsMessagesOf(locale));
}

function settingsMessagesOf(locale: Locale): Promise<Messages> {
  const known = parts.get(locale);
  if (known) return known;
  const asked = fetchCataloguePart(locale, (first) => first.replace('/catalogues/', '/catalogues/settings/'));
  parts.set(locale, asked);
  asked.catch(() => parts.delete(locale));
  return asked;
}
