import type { Locale } from '@baize/domain/locales';
import { createI18n, isMessages, type I18n, type Messages } from '@baize/i18n/react';

/** The words of one language, ready to render with. */
export interface LocaleMessages {
  locale: Locale;
  i18n: I18n;
}

/** The languages this document has fetched; a browser's own, the server has one instance per page. */
export const fetchedMessages = new Map<Locale, LocaleMessages>();

/** What else a language's words wait for, once there is such a thing (`later-words`). */
export const extraMessages: { join?(words: LocaleMessages): Promise<void> } = {};

let active: LocaleMessages | null = null;

/** Fetches the words of a language once per document; rejects when they did not come. */
export async function fetchMessages(locale: Locale, href = `/catalogues/${locale}`): Promise<LocaleMessages> {
  const words = fetchedMessages.get(locale) ?? (await fetchLocaleMessages(locale, href));
  await extraMessages.join?.(words);
  return words;
}

async function fetchLocaleMessages(locale: Locale, href: string): Promise<LocaleMessages> {
  const words = { locale, i18n: createI18n({ locale, messages: await fetchCatalogue(href) }) };
  fetchedMessages.set(locale, words);
  return words;
}

/** Reads a catalogue, or a part of one; rejects when it did not come. */
export async function fetchCatalogue(href: string): Promise<Messages> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}.`);
  const messages: unknown = await answer.json();
  if (!isMessages(messages)) throw new Error('The catalogue is not one.');
  return messages;
}

/** From here on the document speaks this language, whatever language a link or Back names. */
export function activateMessages(words: LocaleMessages): void {
  active = words;
}

/** The language the document speaks; null on the server. */
export function activeLocale(): Locale | null {
  return active?.locale ?? null;
}

/** The words for an address; those spoken where its own never came. */
export function messagesFor(locale: Locale): LocaleMessages {
  const words = fetchedMessages.get(locale) ?? active;
  if (!words) throw new Error('No words: fetch the first ones before rendering.');
  return words;
}
