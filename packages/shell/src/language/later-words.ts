import { isLocale, type Locale } from '@baize/domain/locales';
import type { Messages } from '@baize/i18n/react';
import { laterHref } from './later-href.ts';
import { besides, fetched, readMessages, type Words } from './words.ts';

/** A slip of the line is forgiven so often. */
const TRIES = 3;

const parts = new Map<Locale, Promise<Messages>>();

/**
 * Waits for the words that only a player's own pages and the cashier say (decision 023): their code asks for them before
 * anything of it is drawn. On the server, and where a page has no catalogue, every word is there already.
 *
 * @throws when they did not come; asked again they are fetched again.
 */
export async function laterWords(): Promise<void> {
  if (typeof document === 'undefined') return;
  const { lang } = document.documentElement;
  if (!pageHref() || !isLocale(lang)) return;
  besides.join = join;
  await Promise.all([part(lang), ...Array.from(fetched.values(), join)]);
}

/** Code that says such words, once it and they are there. */
export async function withLaterWords<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), laterWords()]);
  return code;
}

async function join({ locale, i18n }: Words): Promise<void> {
  i18n.load(locale, await part(locale));
}

function part(locale: Locale): Promise<Messages> {
  const known = parts.get(locale);
  if (known) return known;
  const asked = read(locale, TRIES);
  parts.set(locale, asked);
  asked.catch(() => parts.delete(locale));
  return asked;
}

async function read(locale: Locale, tries: number): Promise<Messages> {
  const own = pageHref();
  const first = own?.startsWith(`/catalogues/${locale}-`) ? own : `/catalogues/${locale}`;
  const href = laterHref(first);
  try {
    return await readMessages(href);
  } catch (problem) {
    if (tries <= 1) throw problem;
    return read(locale, tries - 1);
  }
}

/** Where the page's own words stand. */
function pageHref(): string | null {
  return document.getElementById('catalogue')?.getAttribute('href') ?? null;
}
