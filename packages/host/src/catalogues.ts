import { createHash } from 'node:crypto';
import type { ApiClient } from '@baize/api/client';
import { getLocale } from '@baize/api/calls/settings';
import type { Locale } from '@baize/domain/locales';
import { builtInMessages } from '@baize/i18n/built-in';
import { overlayMessages } from '@baize/i18n/overlay';
import type { Messages } from '@baize/i18n/react';
import { LRUCache } from 'lru-cache';
import { compressed, type Compressed } from './compressed.ts';
import type { Log } from './log.ts';

const ONE_HOUR_MS = 3_600_000;
/** Older versions stay fetchable for pages that were sent before the texts changed. */
const VERSIONS_KEPT = 140;

/** One language's words, compiled, under the address of its content. */
export interface Catalogue {
  href: string;
  messages: Messages;
  body: Compressed;
}

export interface Catalogues {
  of(locale: Locale): Promise<Catalogue>;
  byHref(href: string): Catalogue | undefined;
}

/**
 * Built-in texts with the platform's laid over them, read once an hour per language (I18N-02). When
 * the platform's file is missing or bad, the built-in texts or the last good ones stand.
 */
export function openCatalogues(ask: { client: ApiClient; log: Log }): Catalogues {
  const versions = new LRUCache<string, Catalogue>({ max: VERSIONS_KEPT });
  const current = new LRUCache<Locale, Catalogue>({
    max: 40,
    ttl: ONE_HOUR_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (locale) => {
      const catalogue = await build(locale, await platformTexts(locale));
      versions.set(catalogue.href, catalogue);
      return catalogue;
    },
  });

  async function platformTexts(locale: Locale): Promise<Record<string, unknown>> {
    try {
      return await ask.client.send(getLocale, { params: { lng: locale } });
    } catch (failure) {
      ask.log.warn(`texts for ${locale} could not be read, the built-in ones stand: ${String(failure)}`);
      return {};
    }
  }

  async function build(locale: Locale, platform: Record<string, unknown>): Promise<Catalogue> {
    const { messages, refused } = overlayMessages({ builtIn: await builtInMessages(locale), platform });
    for (const { id, reason } of refused) ask.log.warn(`text ${id} (${locale}) left out: ${reason}`);
    const text = JSON.stringify(messages);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return { href: `/catalogues/${locale}-${hash}.json`, messages, body: await compressed(text) };
  }

  return {
    async of(locale) {
      const found = await current.fetch(locale);
      if (!found) throw new Error(`No catalogue for ${locale}.`);
      return found;
    },
    byHref: (href) => versions.get(href),
  };
}
