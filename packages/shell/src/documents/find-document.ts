import {
  parseDocument,
  type DocumentVariables,
  type DocumentName,
  type OperatorDocument,
} from '@baize/domain/documents';
import { DEFAULT_LOCALE, direction, type Locale } from '@baize/domain/locales';
import type { RouterContextProvider } from 'react-router';
import { operatorContext, pageDataContext, serverDataContext } from '@baize/page';
import type { BuiltInDocuments, Operator, DocumentTranslations } from '@baize/page/operator';
import { documentVariables } from './document-variables.ts';

/** A document as the server hands it to its page. */
export interface LoadedDocument extends OperatorDocument {
  name: DocumentName;
  locale: Locale;
  direction: 'ltr' | 'rtl';
  /** The day of the last change in the page's language. */
  changedText: string | null;
  /** How to reach the house, as far as it is told. */
  contact: { company: string | null; address: string | null; licence: string | null; email: string | null };
}

/**
 * Finds a page's document, on the server. The platform's writing comes before the brand's app's, and that
 * before the built-in one; within each the page's language comes before English, so that a house that
 * wrote its own terms never shows ours beside them.
 */
export async function findDocument<Name extends DocumentName>(ask: {
  context: Readonly<Pick<RouterContextProvider, 'get'>>;
  name: Name;
  builtIn: BuiltInDocuments<Name>;
}): Promise<LoadedDocument> {
  const page = ask.context.get(pageDataContext);
  const server = ask.context.get(serverDataContext);
  const house = ask.context.get(operatorContext);
  if (!page || !server || !house) throw new Error('The host must hand over the page facts before loading.');
  const factsIn = (locale: Locale) => documentVariables({ settings: page.settings, house, locale });
  // Who translates sees where a text comes from, here as everywhere (I18N-03).
  if (page.settings.debugShowTranslationKeys)
    return toLoadedDocument(idDocument(ask.name), {
      ...ask,
      written: DEFAULT_LOCALE,
      locale: page.locale,
      facts: factsIn(DEFAULT_LOCALE),
    });
  for (const written of documentSources({ ...ask, locale: page.locale, platform: server.documents, house })) {
    const facts = factsIn(written.locale);
    const document = parseDocument({ text: await written.text(), facts });
    if (!document) continue;
    return toLoadedDocument(document, { ...ask, written: written.locale, locale: page.locale, facts });
  }
  throw new Error(`The built-in document ${ask.name} is empty.`);
}

function toLoadedDocument(
  document: OperatorDocument,
  as: { name: DocumentName; written: Locale; locale: Locale; facts: DocumentVariables },
): LoadedDocument {
  const told = (fact: string): string | null => as.facts[fact] ?? null;
  return {
    ...document,
    name: as.name,
    locale: as.written,
    direction: direction(as.written),
    changedText: document.changed === null ? null : dayText(document.changed, as.locale),
    contact: {
      company: told('company'),
      address: told('address'),
      licence: told('licence'),
      email: told('email'),
    },
  };
}

function idDocument(name: DocumentName): OperatorDocument {
  const id = `content.${name}`;
  return {
    title: id,
    description: null,
    changed: null,
    lead: [{ kind: 'paragraph', runs: [id] }],
    sections: [],
  };
}

/** The language of the page being loaded. */
export function pageLocale(context: Readonly<Pick<RouterContextProvider, 'get'>>): Locale {
  return context.get(pageDataContext)?.locale ?? DEFAULT_LOCALE;
}

interface DocumentSource {
  locale: Locale;
  text(): Promise<string>;
}

function documentSources<Name extends DocumentName>(ask: {
  name: Name;
  locale: Locale;
  platform: Readonly<Record<string, { locale: Locale; text: string }>>;
  house: Operator;
  builtIn: BuiltInDocuments<Name>;
}): DocumentSource[] {
  const told = Object.hasOwn(ask.platform, ask.name) ? ask.platform[ask.name] : undefined;
  const languages: readonly Locale[] = [ask.locale, DEFAULT_LOCALE];
  const inLanguage = (some: DocumentTranslations | undefined): DocumentSource[] =>
    languages.flatMap((locale) => {
      const load = some?.[locale];
      return load ? [{ locale, text: async () => (await load()).text }] : [];
    });
  return [
    ...(told ? [{ locale: told.locale, text: async () => told.text }] : []),
    ...inLanguage(ask.house.documents?.[ask.name]),
    ...inLanguage(ask.builtIn[ask.name]),
  ];
}

/** A date has no zone; said on the server alone, it reads the same in every browser. */
function dayText(date: string, locale: Locale): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const words = new Intl.DateTimeFormat(`${locale === 'en' ? 'en-GB' : locale}-u-nu-latn`, style);
  return words.format(Date.parse(`${date}T12:00:00Z`));
}
