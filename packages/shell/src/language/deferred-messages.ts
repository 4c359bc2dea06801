import { isLocale, type Locale } from '@baize/domain/locales';
import type { Messages } from '@baize/i18n/react';
import { extraMessages, fetchedMessages, fetchCatalogue, type LocaleMessages } from '@baize/page/messages';

/** What of a catalogue is fetched when code needs it: what players' pages say, and what few of them ever open. */
type DeferredPart = 'later' | 'rare';

/** A slip of the line is forgiven so often. */
const TRIES = 3;

const parts = new Map<string, Promise<Messages>>();

/** What of it this document has needed: each language chosen from then on brings it along. */
const needed = new Set<DeferredPart>();

/**
 * Waits for the words that only a player's own pages and the cashier say (decision 023): their code asks for them before
 * anything of it is drawn. On the server, and where a page has no catalogue, every word is there already.
 *
 * @throws when they did not come; asked again they are fetched again.
 */
export async function loadDeferredMessages(part: DeferredPart = 'later'): Promise<void> {
  if (typeof document === 'undefined') return;
  const { lang } = document.documentElement;
  if (!pageCatalogueHref() || !isLocale(lang)) return;
  needed.add(part);
  extraMessages.join = addDeferredMessages;
  await Promise.all([
    deferredMessagesOf(lang, part),
    ...Array.from(fetchedMessages.values(), addDeferredMessages),
  ]);
}

/** Code that says such words, once it and they are there. */
export async function withDeferredMessages<Code>(
  load: () => Promise<Code>,
  part?: DeferredPart,
): Promise<Code> {
  const [code] = await Promise.all([load(), loadDeferredMessages(part)]);
  return code;
}

async function addDeferredMessages({ locale, i18n }: LocaleMessages): Promise<void> {
  const loaded = await Promise.all(Array.from(needed, (part) => deferredMessagesOf(locale, part)));
  for (const messages of loaded) i18n.load(locale, messages);
}

function deferredMessagesOf(locale: Locale, part: DeferredPart): Promise<Messages> {
  const key = `${part} ${locale}`;
  const known = parts.get(key);
  if (known) return known;
  const asked = fetchDeferredMessages(locale, part, TRIES);
  parts.set(key, asked);
  asked.catch(() => parts.delete(key));
  return asked;
}

async function fetchDeferredMessages(locale: Locale, part: DeferredPart, tries: number): Promise<Messages> {
  const own = pageCatalogueHref();
  const first = own?.startsWith(`/catalogues/${locale}-`) ? own : `/catalogues/${locale}`;
  const href = first.replace('/catalogues/', `/catalogues/${part}/`);
  try {
    return await fetchCatalogue(href);
  } catch (problem) {
    if (tries <= 1) throw problem;
    return fetchDeferredMessages(locale, part, tries - 1);
  }
}

/** Where the page's own words stand. */
function pageCatalogueHref(): string | null {
  return document.getElementById('catalogue')?.getAttribute('href') ?? null;
}
