import type { DocumentName } from '@baize/domain/documents';
import type { BuiltInWritings } from '@baize/shell/documents';

/** The documents of this room, each in a file per language; a page's loader reads the one it shows. */
export const BUILT_IN = {
  'terms-and-conditions': {
    en: () => import('./terms-and-conditions/en.ts'),
    de: () => import('./terms-and-conditions/de.ts'),
  },
  'privacy-policy': {
    en: () => import('./privacy-policy/en.ts'),
    de: () => import('./privacy-policy/de.ts'),
  },
  'aml-policy': {
    en: () => import('./aml-policy/en.ts'),
    de: () => import('./aml-policy/de.ts'),
  },
  'kyc-refund-policy': {
    en: () => import('./kyc-refund-policy/en.ts'),
    de: () => import('./kyc-refund-policy/de.ts'),
  },
  'bonus-terms': {
    en: () => import('./bonus-terms/en.ts'),
    de: () => import('./bonus-terms/de.ts'),
  },
  'legal-use-of-website': {
    en: () => import('./legal-use-of-website/en.ts'),
    de: () => import('./legal-use-of-website/de.ts'),
  },
  contacts: {
    en: () => import('./contacts/en.ts'),
    de: () => import('./contacts/de.ts'),
  },
  'vip-club': {
    en: () => import('./vip-club/en.ts'),
    de: () => import('./vip-club/de.ts'),
  },
  freemoney: {
    en: () => import('./freemoney/en.ts'),
    de: () => import('./freemoney/de.ts'),
  },
} satisfies BuiltInWritings<Exclude<DocumentName, 'responsible-gambling'>>;
