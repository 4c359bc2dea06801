import type { DocumentName } from '@baize/domain/documents';
import type { BuiltInDocuments } from '@baize/shell/documents';

/** The documents of this room, each in a file per language; a page's loader reads the one it shows. */
export const BUILT_IN = {
  'terms-and-conditions': {
    en: () => import('./terms-and-conditions/en.ts'),
    de: () => import('./terms-and-conditions/de.ts'),
    tr: () => import('./terms-and-conditions/tr.ts'),
    ar: () => import('./terms-and-conditions/ar.ts'),
  },
  'privacy-policy': {
    en: () => import('./privacy-policy/en.ts'),
    de: () => import('./privacy-policy/de.ts'),
    tr: () => import('./privacy-policy/tr.ts'),
    ar: () => import('./privacy-policy/ar.ts'),
  },
  'aml-policy': {
    en: () => import('./aml-policy/en.ts'),
    de: () => import('./aml-policy/de.ts'),
    tr: () => import('./aml-policy/tr.ts'),
    ar: () => import('./aml-policy/ar.ts'),
  },
  'kyc-refund-policy': {
    en: () => import('./kyc-refund-policy/en.ts'),
    de: () => import('./kyc-refund-policy/de.ts'),
    tr: () => import('./kyc-refund-policy/tr.ts'),
    ar: () => import('./kyc-refund-policy/ar.ts'),
  },
  'bonus-terms': {
    en: () => import('./bonus-terms/en.ts'),
    de: () => import('./bonus-terms/de.ts'),
    tr: () => import('./bonus-terms/tr.ts'),
    ar: () => import('./bonus-terms/ar.ts'),
  },
  'legal-use-of-website': {
    en: () => import('./legal-use-of-website/en.ts'),
    de: () => import('./legal-use-of-website/de.ts'),
    tr: () => import('./legal-use-of-website/tr.ts'),
    ar: () => import('./legal-use-of-website/ar.ts'),
  },
  contacts: {
    en: () => import('./contacts/en.ts'),
    de: () => import('./contacts/de.ts'),
    tr: () => import('./contacts/tr.ts'),
    ar: () => import('./contacts/ar.ts'),
  },
  'vip-club': {
    en: () => import('./vip-club/en.ts'),
    de: () => import('./vip-club/de.ts'),
    tr: () => import('./vip-club/tr.ts'),
    ar: () => import('./vip-club/ar.ts'),
  },
  freemoney: {
    en: () => import('./freemoney/en.ts'),
    de: () => import('./freemoney/de.ts'),
    tr: () => import('./freemoney/tr.ts'),
    ar: () => import('./freemoney/ar.ts'),
  },
} satisfies BuiltInDocuments<Exclude<DocumentName, 'responsible-gambling'>>;
