import type { Locale } from '@baize/domain/locales';
import { createI18n, isMessages, type I18n } from '@baize/i18n/react';

/** The words of one language, ready to render with. */
export interface Words {
  locale: Locale;
  i18n: I18n;
}

/** The languages this document has fetched; a browser's own, the server has one instance per page. */
const fetched = new Map<Locale, Words>();
let spoken: Words | null = null;

/** Fetches the words of a language once per document; rejects when they did not come. */
export async function fetchWords(locale: Locale, href = `/catalogues/${locale}`): Promise<Words> {
  const found = fetched.get(locale);
  if (found) return found;
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}.`);
  const messages: unknown = await answer.json();
  if (!isMessages(messages)) throw new Error('The catalogue is not one.');
  const words = { locale, i18n: createI18n({ locale, messages }) };
  fetched.set(locale, words);
  return words;
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
