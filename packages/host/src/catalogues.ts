import { createHash } from 'node:crypto';
import type { ApiClient } from '@baize/api/client';
import { getLocale } from '@baize/api/endpoints/settings';
import { DEFAULT_LOCALE, type Locale } from '@baize/domain/locales';
import { builtInMessages } from '@baize/i18n/built-in';
import { splitMessages } from '@baize/i18n/deferred-messages';
import { overlayMessages } from '@baize/i18n/overlay';
import type { Messages } from '@baize/i18n/react';
import { LRUCache } from 'lru-cache';
import { compress, type CompressedBody } from './compress.ts';
import type { Log } from './log.ts';
import { splitDocuments, type PlatformDocuments } from './platform-documents.ts';

const ONE_HOUR_MS = 3_600_000;
/** After a failure the platform is asked again sooner. */
const ONE_MINUTE_MS = 60_000;
/** Older versions stay fetchable for pages that were sent before the texts changed. */
const MAX_VERSIONS = 140;

/**
 * Compresses each text once, which takes a third of a second for a language: the platform's texts are read again every hour
 * and seldom change.
 */
const compressed = new LRUCache<string, Promise<CompressedBody>>({ max: 60 });
function compressOnce(text: string): Promise<CompressedBody> {
  const key = hashOf(text);
  const known = compressed.get(key);
  if (known) return known;
  const made = compress(text);
  compressed.set(key, made);
  made.catch(() => compressed.delete(key));
  return made;
}

/** One language's words, compiled, under the address of its content. */
export interface Catalogue {
  href: string;
  messages: Messages;
  /** What every page may say. */
  body: CompressedBody;
  /** What a player's own pages and the cashier say besides, under `deferredCatalogueHref`. */
  deferred: CompressedBody;
  deferredHref: string;
  /** What few players ever open. */
  rare: CompressedBody;
  rareHref: string;
  /** The platform's documents for this language, English where it wrote them in English alone. */
  documents: PlatformDocuments;
  /** Another one whenever words or documents have changed. */
  version: string;
}

export interface Catalogues {
  /** The words of now. */
  get(locale: Locale): Promise<Catalogue>;
  /** The words that stood under an address, if they are still known here. */
  byHref(href: string): Catalogue | undefined;
}

/**
 * Built-in texts with the platform's laid over them, read once an hour per language (I18N-02). When
 * the platform's file is missing or bad, the built-in texts or the last good ones stand. While `showIds` holds, every
 * text is its own id, for who translates (I18N-03).
 */
export function createCatalogues(ask: { client: ApiClient; log: Log; showIds(): boolean }): Catalogues {
  /** The platform's texts as last read, for when they cannot be read again. */
  const lastTexts = new Map<Locale, Record<string, unknown>>();
  const versions = new LRUCache<string, Catalogue>({ max: MAX_VERSIONS });
  const current = new LRUCache<Locale, Catalogue>({
    max: 40,
    ttl: ONE_HOUR_MS,
    perf: { now: () => performance.now() },
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (locale, _stale, { options }) => {
      const texts = await platformTexts(locale);
      if (texts) lastTexts.set(locale, texts);
      else options.ttl = ONE_MINUTE_MS;
      return build(locale, texts ?? lastTexts.get(locale) ?? {});
    },
  });

  const ids = new LRUCache<Locale, Catalogue>({ max: 40 });
  async function idCatalogue(words: Catalogue, locale: Locale): Promise<Catalogue> {
    const own = ids.get(locale);
    if (own) return own;
    const messages = Object.fromEntries(Object.keys(words.messages).map((id) => [id, id]));
    const made = await toCatalogue({ locale, messages, documents: {} });
    ids.set(locale, made);
    return made;
  }

  async function platformTexts(locale: Locale): Promise<Record<string, unknown> | null> {
    try {
      return await ask.client.send(getLocale, { params: { lng: locale } });
    } catch (failure) {
      ask.log.warn(`texts for ${locale} could not be read, those known stand: ${String(failure)}`);
      return null;
    }
  }

  async function build(locale: Locale, platform: Record<string, unknown>): Promise<Catalogue> {
    const { documents: own, texts } = splitDocuments({ locale, texts: platform });
    const { messages, refused } = overlayMessages({
      builtIn: await builtInMessages(locale),
      platform: texts,
    });
    for (const { id, reason } of refused) ask.log.warn(`text ${id} (${locale}) left out: ${reason}`);
    const english = locale === DEFAULT_LOCALE ? null : await current.fetch(DEFAULT_LOCALE);
    return toCatalogue({ locale, messages, documents: { ...english?.documents, ...own } });
  }

  async function toCatalogue(
    ask: Pick<Catalogue, 'messages' | 'documents'> & { locale: Locale },
  ): Promise<Catalogue> {
    const { locale, messages, documents } = ask;
    const text = JSON.stringify(messages);
    const hash = hashOf(text);
    const parts = splitMessages(messages);
    const file = `${locale}-${hash}.json`;
    const catalogue = {
      href: `/catalogues/${file}`,
      deferredHref: `/catalogues/later/${file}`,
      rareHref: `/catalogues/rare/${file}`,
      messages,
      documents,
      body: await compressOnce(JSON.stringify(parts.first)),
      deferred: await compressOnce(JSON.stringify(parts.later)),
      rare: await compressOnce(JSON.stringify(parts.rare)),
      version: `${hash} ${hashOf(JSON.stringify(documents))}`,
    };
    versions.set(catalogue.href, catalogue);
    return catalogue;
  }

  return {
    async get(locale) {
      const found = await current.fetch(locale);
      if (!found) throw new Error(`No catalogue for ${locale}.`);
      return ask.showIds() ? idCatalogue(found, locale) : found;
    },
    byHref: (href) => versions.get(href),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
