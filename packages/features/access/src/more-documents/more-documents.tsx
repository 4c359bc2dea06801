import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DocumentName } from '@baize/domain/documents';
import { OTHER_PATHS } from '@baize/domain/other-paths';
import { PathLink } from '@baize/links';
import { link, list, more, name } from './more-documents.css.ts';

const DOCUMENTS = {
  'terms-and-conditions': msg({ id: 'legal.terms', message: 'Terms and conditions' }),
  'privacy-policy': msg({ id: 'legal.privacy', message: 'Privacy policy' }),
  'bonus-terms': msg({ id: 'legal.bonus-terms', message: 'Bonus terms' }),
  'responsible-gambling': msg({ id: 'safer-play.page.title', message: 'Responsible gambling' }),
  'kyc-refund-policy': msg({ id: 'legal.kyc-refund', message: 'KYC and refund policy' }),
  'aml-policy': msg({ id: 'legal.aml', message: 'AML policy' }),
  'legal-use-of-website': msg({ id: 'legal.use', message: 'Legal use of the website' }),
  contacts: msg({ id: 'nav.contacts', message: 'Contacts' }),
  'genuine-site': msg({ id: 'genuine.title', message: 'Is this the genuine site?' }),
} satisfies Partial<Record<DocumentName | 'genuine-site', MessageDescriptor>>;

/** The other documents of the house, and how to tell its site from a copy, one press away from each. */
export function MoreDocuments({ shown }: { shown: DocumentName }) {
  const { t, i18n } = useLingui();
  return (
    <nav className={more} aria-labelledby="more-documents">
      <h2 id="more-documents" className={name}>
        {t({ id: 'document.more', message: 'More to read' })}
      </h2>
      <ul className={list}>
        {Object.entries(DOCUMENTS)
          .filter(([document]) => document !== shown)
          .map(([document, words]) => (
            <li key={document}>
              <PathLink className={link} to={pathOf(document)}>
                {i18n._(words)}
              </PathLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function pathOf(document: string): string {
  return Object.entries(OTHER_PATHS).find(([place]) => place === document)?.[1] ?? '/';
}
