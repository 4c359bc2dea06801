import type { Locale } from '@baize/domain/locales';

/** Documents that the platform wrote, by name, each with the language it is in. */
export type PlatformDocuments = Readonly<Record<string, { locale: Locale; text: string }>>;

const PREFIX = 'content.';

/**
 * Parts the platform's documents (`content.terms-and-conditions`, …) from its other texts. They never join the
 * catalogue: a page of law would weigh on every first view, and its braces are no placeholders.
 */
export function splitDocuments(ask: { locale: Locale; texts: Readonly<Record<string, unknown>> }): {
  documents: PlatformDocuments;
  texts: Record<string, unknown>;
} {
  const documents: Record<string, { locale: Locale; text: string }> = {};
  const texts: Record<string, unknown> = {};
  for (const [id, text] of Object.entries(ask.texts)) {
    if (!id.startsWith(PREFIX)) texts[id] = text;
    else if (typeof text === 'string' && text.trim() !== '')
      documents[id.slice(PREFIX.length)] = { locale: ask.locale, text };
    else texts[id] = null;
  }
  return { documents, texts };
}
