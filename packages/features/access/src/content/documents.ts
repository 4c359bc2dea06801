import type { DocumentName } from '@baize/domain/documents';
import type { BuiltInWritings } from '@baize/shell/documents';

/** The documents of this room, each in a file per language; a page's loader reads the one it shows. */
export const BUILT_IN = {
  'terms-and-conditions': {
    en: () => import('./terms-and-conditions/en.ts'),
  },
  'privacy-policy': {
    en: () => import('./privacy-policy/en.ts'),
  },
  'aml-policy': {
    en: () => import('./aml-policy/en.ts'),
  },
  'kyc-refund-policy': {
    en: () => import('./kyc-refund-policy/en.ts'),
  },
  'bonus-terms': {
    en: () => import('./bonus-terms/en.ts'),
  },
  'legal-use-of-website': {
    en: () => import('./legal-use-of-website/en.ts'),
  },
  contacts: {
    en: () => import('./contacts/en.ts'),
  },
  'vip-club': {
    en: () => import('./vip-club/en.ts'),
  },
  freemoney: {
    en: () => import('./freemoney/en.ts'),
  },
} satisfies BuiltInWritings<Exclude<DocumentName, 'responsible-gambling'>>;
