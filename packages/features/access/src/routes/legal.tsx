import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NotBuiltYet } from '@baize/shell/not-built-yet';
import { splitLocale } from '@baize/domain/locales';
import { useLocation } from 'react-router';

/** The legal pages by path (S2 §2); responsible gambling has a page of its own. */
const DOCUMENTS: Record<string, MessageDescriptor> = {
  '/terms-and-conditions': msg({ id: 'legal.terms', message: 'Terms and conditions' }),
  '/privacy-policy': msg({ id: 'legal.privacy', message: 'Privacy policy' }),
  '/aml-policy': msg({ id: 'legal.aml', message: 'AML policy' }),
  '/kyc-refund-policy': msg({ id: 'legal.kyc-refund', message: 'KYC and refund policy' }),
  '/bonus-terms': msg({ id: 'legal.bonus-terms', message: 'Bonus terms' }),
  '/legal-use-of-website': msg({ id: 'legal.use', message: 'Legal use of the website' }),
};

export default function LegalPage() {
  const { i18n } = useLingui();
  const { path } = splitLocale(useLocation().pathname);
  const name = DOCUMENTS[path.replace(/\/$/, '')];
  return name ? <NotBuiltYet name={i18n._(name)} /> : null;
}
