import { readDocument, type DocumentName } from '@baize/domain/documents';
import { direction, type Locale } from '@baize/domain/locales';
import type { FoundDocument } from '../writing/find-document.ts';

/** A document as the server would hand it to its page, for stories and tests. */
export function stageDocument(ask: { name: DocumentName; text: string; locale?: Locale }): FoundDocument {
  const { name, text, locale = 'en' } = ask;
  const email = 'support@stage.example';
  const facts = {
    brand: 'Stage',
    operator: 'Stage',
    site: 'stage.example',
    email,
    idle: '30',
    referral: '10',
  };
  const document = readDocument({ text, facts });
  if (!document) throw new Error('The text has no title or no words.');
  return {
    ...document,
    name,
    locale,
    direction: direction(locale),
    changedText: document.changed,
    contact: { company: 'Stage Ltd', address: null, licence: null, email },
  };
}
