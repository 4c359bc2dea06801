import type { ApiClient } from '@baize/api/client';
import type { ListedGame } from '@baize/domain/game-list';
import { direction, type Locale } from '@baize/domain/locales';
import type { ClosedEntry } from '@baize/domain/mirror-domain';
import type { PublicSettings } from '@baize/domain/settings';
import type { Messages } from '@baize/i18n/react';
import { createContext, useContext } from 'react';
import { createContext as createRequestContext } from 'react-router';
import type { BuildManifest } from './build-manifest.ts';
import type { Operator } from './operator.ts';

/** What every visitor of this address is told; it travels inside the first HTML (SET-04). */
export interface PageData {
  locale: Locale;
  settings: PublicSettings;
  /** Where the browser's socket connects. */
  backendUrl: string;
  /** The platform's picture folder, or null for the pictures that ship with the app (SET-05). */
  assetRoot: string | null;
  /** Address of the page's compiled catalogue. */
  catalogueHref: string;
  /** The sites a player may be sent to for paying. */
  paymentOrigins: readonly string[];
  /** The modals closed to everybody on the domain the page is served on, each with its reason; left out where there are none (MIR-04). */
  closedModals?: ClosedModals;
}

/** Modals that cannot do their work for a visitor on this domain, each with its reason in the page's language. */
export type ClosedModals = Readonly<Partial<Record<string, string>>>;

/**
 * What one page's document changes in the app's table of routes: addresses that an existing route is
 * served at too, and routes that are not served. The settings decide it on the server (NAV-01, NAV-02).
 */
export interface RouteOverrides {
  at: readonly (readonly [path: string, id: string])[];
  gone: readonly string[];
}

/** The facts with what the settings change in the app's routes; null where they change nothing. */
export interface RootLoaderData extends PageData {
  routes: RouteOverrides | null;
}

/** What only the server's rendering needs; none of it is sent a second time as data. */
export interface ServerData {
  /** Compiled messages by id. */
  messages: Messages;
  /** The text of the first view's style sheet. */
  sheet: string;
  /** The texts of the other sheets by address; a page carries those of its own routes. */
  sheets: Readonly<Record<string, string>>;
  /** How the build has cut the browser's code. */
  code: BuildManifest;
  /** The documents the platform has written in place of the built-in ones, by name. */
  documents: Readonly<Record<string, PlatformDocument>>;
  /** What is closed to everybody on the domain the page is asked on. */
  closed: readonly ClosedEntry[];
  /** Reads of the platform that concern nobody in particular, in the page's language. */
  api: Pick<ApiClient, 'send'>;
  /** Every game of the casino, in the house's own order. @throws when the platform does not say. */
  games(): Promise<readonly ListedGame[]>;
}

/** A document as the platform's texts tell it; its language is English where the page's own is not there. */
export interface PlatformDocument {
  locale: Locale;
  text: string;
}

export const pageDataContext = createRequestContext<RootLoaderData | null>(null);
export const serverDataContext = createRequestContext<ServerData | null>(null);
/** What the brand's app says of its house and writes in its own words. */
export const operatorContext = createRequestContext<Operator | null>(null);

/** A page's facts with what its address alone says. */
export interface CurrentPage extends PageData {
  /** The variant of the site (NAV-05). Stands here so that a link need not follow the whole address. */
  variant?: 'design' | null;
}

const PageContext = createContext<CurrentPage | null>(null);
export const PageProvider = PageContext.Provider;

/** The facts of the page being shown, and the direction its language is written in. */
export function usePage(): CurrentPage & { direction: 'ltr' | 'rtl' } {
  const facts = useContext(PageContext);
  if (!facts) throw new Error('No page facts: wrap the tree in PageProvider.');
  return { ...facts, direction: direction(facts.locale) };
}

/** The modals that the page was sent with as closed; undefined where there are none, and outside of a page. */
export function useClosedModals(): ClosedModals | undefined {
  return useContext(PageContext)?.closedModals;
}

export function useLocale(): Locale {
  return usePage().locale;
}
