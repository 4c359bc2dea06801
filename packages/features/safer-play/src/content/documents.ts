import type { BuiltInDocuments } from '@baize/shell/documents';

/** The page on responsible gambling, in a file per language. */
export const BUILT_IN = {
  'responsible-gambling': {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    tr: () => import('./tr.ts'),
    ar: () => import('./ar.ts'),
  },
} satisfies BuiltInDocuments<'responsible-gambling'>;
