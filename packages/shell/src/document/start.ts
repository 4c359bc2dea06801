import type { I18n } from '@baize/i18n/react';
import { createContext, useContext } from 'react';

/** What an entry hands to the document: words, and on the server the style sheet. */
interface Start {
  i18n: I18n;
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
