import type { Locale } from '@baize/domain/locales';
import { createContext, useContext } from 'react';
import type { BuildManifest } from '@baize/page/build-manifest';
import type { LocaleMessages } from '@baize/page/messages';

/** What an entry hands to the document: words, and on the server the style sheet. */
interface RenderContextValue {
  /** The words for an address of this language. */
  messagesFor(locale: Locale): LocaleMessages;
  /** The first view's style sheet; the browser reads it off the page the server sent. */
  sheet: string;
  /** Sheets of routes by address that are inside the page: with their texts on the server, read off the page in the browser. */
  sheets: Readonly<Record<string, string>>;
  /** Nothing in the browser, where the code is there. */
  code: BuildManifest;
}

const RenderContext = createContext<RenderContextValue | null>(null);
export const RenderContextProvider = RenderContext.Provider;

export function useRenderContext(): RenderContextValue {
  const start = useContext(RenderContext);
  if (!start) throw new Error('No start: render through entry-server or entry-client.');
  return start;
}
