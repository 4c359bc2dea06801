import type { Run } from '@baize/domain/documents';
import { createContext, useContext, type ComponentType } from 'react';
import type { FoundDocument } from './find-document.ts';

/** What an insert is told: the words that the document gives it. */
export interface InsertProps {
  items: Run[][];
  rows: Run[][][];
}

/** The page's own parts by the names documents use (`@contact`). */
export type Inserts = Readonly<Record<string, ComponentType<InsertProps>>>;

interface Shown {
  document: FoundDocument;
  inserts: Inserts;
}

const ShownDocument = createContext<Shown | null>(null);
export const DocumentProvider = ShownDocument.Provider;

export function useShownDocument(): Shown {
  const shown = useContext(ShownDocument);
  if (!shown) throw new Error('No document: render inside DocumentPage.');
  return shown;
}
