import { isLocale, type Locale } from '@baize/domain/locales';
import type { Messages } from '@baize/i18n/react';
import { deferredCatalogueHref } from './deferred-catalogue-href.ts';
import { extraMessages, fetchedMessages, fetchCatalogue, type LocaleMessages } from './messages.ts';

/** A slip of the line is forgiven so often. */
const TRIES = 3;

const parts = new Map<Locale, Promise<Messages>>();

/**
 * Waits for the words that only a player's own pages and the cashier say (decision 023): their code asks for them before
 * anything of it is drawn. On the server, and where a page has no catalogue, every word is there already.
 *
 * @throws when they did not come; asked again they are fetched again.
 */
export async function loadDeferredMessages(): Promise<void> {
  if (typeof document === 'undefined') return;
  const { lang } = document.documentElement;
  if (!pageCatalogueHref() || !isLocale(lang)) return;
  extraMessages.join ??= addDeferredMessages;
  await Promise.all([deferredMessagesOf(lang), ...Array.from(fetchedMessages.values(), addDeferredMessages)]);
}

/** Code that says such words, once it and they are there. */
export async function withDeferredMessages<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadDeferredMessages()]);
  return code;
}

async function addDeferredMessages({ locale, i18n }: LocaleMessages): Promise<void> {
  i18n.load(locale, await deferredMessagesOf(locale));
}

function deferredMessagesOf(locale: Locale): Promise<Messages> {
  const known = parts.get(locale);
  if (known) return known;
  const asked = fetchCataloguePart(locale, deferredCatalogueHref);
  parts.set(locale, asked);
  asked.catch(() => parts.delete(locale));
  return asked;
}

/** Fetches a part of a language's words; `hrefOf` says where it stands, by the address of the first ones. */
export async function fetchCataloguePart(
  locale: Locale,
  hrefOf: (first: string) => string,
  tries = TRIES,
): Promise<Messages> {
  const own = pageCatalogueHref();
  const first = own?.startsWith(`/catalogues/${locale}-`) ? own : `/catalogues/${locale}`;
  try {
    return await fetchCatalogue(hrefOf(first));
  } catch (problem) {
    if (tries <= 1) throw problem;
    return fetchCataloguePart(locale, hrefOf, tries - 1);
  }
}

/** Where the page's own words stand; null where it has none to fetch. */
export function pageCatalogueHref(): string | null {
  return document.getElementById('catalogue')?.getAttribute('href') ?? null;
}
