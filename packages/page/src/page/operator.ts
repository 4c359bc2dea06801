import type { DocumentName } from '@baize/domain/documents';
import type { Locale } from '@baize/domain/locales';

/** One document in its languages; English is what the others fall back to. */
export type DocumentTranslations = Partial<Record<Locale, () => Promise<{ text: string }>>>;

/** Built-in documents by name, each at least in English. */
export type BuiltInDocuments<Name extends DocumentName> = Readonly<
  Record<Name, DocumentTranslations & Required<Pick<DocumentTranslations, 'en'>>>
>;

/** Who answers for a site, in the words of its register entries. */
export interface OperatorDetails {
  /** The company that runs the site, with its legal form. */
  company?: string;
  /** Its registered address. */
  address?: string;
  /** Who licensed it, and the number. */
  licence?: string;
  /** Where players write; without it `support@` the site's own domain. */
  email?: string;
}

/** What a brand's app tells of its house and writes in its own words, in place of the built-in documents. */
export interface Operator {
  /** What the brand is called where the platform does not say. */
  name: string;
  details?: OperatorDetails;
  documents?: Partial<Record<DocumentName, DocumentTranslations>>;
}
