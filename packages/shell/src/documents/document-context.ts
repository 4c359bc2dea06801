import type { TextRun } from '@baize/domain/documents';
import { createContext, useContext, type ComponentType } from 'react';
import type { LoadedDocument } from './find-document.ts';

/** What an insert is told: the words that the document gives it. */
export interface InsertProps {
  items: TextRun[][];
  rows: TextRun[][][];
}

/** The page's own parts by the names documents use (`@contact`). */
export type Inserts = Readonly<Record<string, ComponentType<InsertProps>>>;

interface DocumentContextValue {
  document: LoadedDocument;
  inserts: Inserts;
}

const DocumentContext = createContext<DocumentContextValue | null>(null);
export const DocumentProvider = DocumentContext.Provider;

export function useDocument(): DocumentContextValue {
  const shown = useContext(DocumentContext);
  if (!shown) throw new Error('No document: render inside DocumentPage.');
  return shown;
}
