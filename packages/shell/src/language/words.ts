import type { Locale } from '@baize/domain/locales';
import { createI18n, isMessages, type I18n, type Messages } from '@baize/i18n/react';

/** The words of one language, ready to render with. */
export interface Words {
  locale: Locale;
  i18n: I18n;
}

/** The languages this document has fetched; a browser's own, the server has one instance per page. */
export const fetched = new Map<Locale, Words>();

/** What else a language's words wait for, once there is such a thing (`later-words`). */
export const besides: { join?(words: Words): Promise<void> } = {};

let spoken: Words | null = null;

/** Fetches the words of a language once per document; rejects when they did not come. */
export async function fetchWords(locale: Locale, href = `/catalogues/${locale}`): Promise<Words> {
  const words = fetched.get(locale) ?? (await read(locale, href));
  await besides.join?.(words);
  return words;
}

async function read(locale: Locale, href: string): Promise<Words> {
  const words = { locale, i18n: createI18n({ locale, messages: await readMessages(href) }) };
  fetched.set(locale, words);
  return words;
}

/** Reads a catalogue, or a part of one; rejects when it did not come. */
export async function readMessages(href: string): Promise<Messages> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}.`);
  const messages: unknown = await answer.json();
  if (!isMessages(messages)) throw new Error('The catalogue is not one.');
  return messages;
}

/** From here on the document speaks this language, whatever language a link or Back names. */
export function speak(words: Words): void {
  spoken = words;
}

/** The language the document speaks; null on the server. */
export function spokenLocale(): Locale | null {
  return spoken?.locale ?? null;
}

/** The words for an address; those spoken where its own never came. */
export function wordsFor(locale: Locale): Words {
  const words = fetched.get(locale) ?? spoken;
  if (!words) throw new Error('No words: fetch the first ones before rendering.');
  return words;
}
