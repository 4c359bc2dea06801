import { parseDocument, type DocumentName } from '@baize/domain/documents';
import { direction, type Locale } from '@baize/domain/locales';
import { rulePackFor, type Market } from '@baize/domain/rule-packs';
import type { LoadedDocument } from '../documents/find-document.ts';
import { marketVariables } from '../documents/market-variables.ts';

/** A document as the server would hand it to its page, for stories and tests. */
export function documentFixture(ask: {
  name: DocumentName;
  text: string;
  locale?: Locale;
  market?: Market;
}): LoadedDocument {
  const { name, text, locale = 'en', market = 'default' } = ask;
  const email = 'support@stage.example';
  const facts = {
    brand: 'Stage',
    operator: 'Stage',
    site: 'stage.example',
    email,
    idle: '30',
    referral: '10',
    ...marketVariables({ pack: rulePackFor(market), locale }),
  };
  const document = parseDocument({ text, facts });
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
