import type { Locale } from '@baize/domain/locales';
import { createContext, useContext } from 'react';
import type { LocaleMessages } from '../language/messages.ts';

/** Where the exports of a route module, or of the entry, stand: a wave's file, and its name for each. */
export interface RouteFile {
  file: string;
  names: Readonly<Record<string, string>>;
}

/** How the build has cut the browser's code, for what the server writes into a page. */
export interface BuildManifest {
  /** By the address that the router's list of routes names for a module. */
  routeFiles: Readonly<Record<string, RouteFile>>;
  /** The code that a page fetches for a player besides, by the same address. */
  playerFiles: Readonly<Record<string, readonly string[]>>;
}

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
