import type { Locale } from '@baize/domain/locales';
import { createContext, useContext } from 'react';
import type { Words } from '../language/words.ts';

/** What an entry hands to the document: words, and on the server the style sheet. */
interface Start {
  /** The words for an address of this language. */
  words(locale: Locale): Words;
  /** The first view's style sheet; the browser reads it off the page the server sent. */
  sheet: string;
  /** Sheets of routes by address that are inside the page: with their texts on the server, read off the page in the browser. */
  sheets: Readonly<Record<string, string>>;
}

const StartContext = createContext<Start | null>(null);
export const StartProvider = StartContext.Provider;

export function useStart(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('No start: render through entry-server or entry-client.');
  return start;
}
