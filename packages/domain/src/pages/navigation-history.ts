import { splitLocale } from './locales.ts';
import { classifyHref } from './page-paths.ts';

/** How many entries the navigation history keeps. Source: S1 §9. */
export const HISTORY_LENGTH = 5;

/** In-app addresses a player has been at in this tab, newest last. */
export type NavigationHistory = readonly string[];

function isEntry(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.startsWith('/') && classifyHref(entry) === 'in-app';
}

/**
 * Adds an address to the navigation history and keeps the newest five; the history given stays as it was. An
 * address that is no path of this app is not added.
 * Source: S1 §4 "Navigation history"; requirements NAV-09.
 */
export function push(history: NavigationHistory, entry: string): string[] {
  const added = isEntry(entry) ? [...history, entry] : history;
  return added.slice(-HISTORY_LENGTH);
}

/**
 * Reads a history back from where a tab keeps it. That is untrusted: what is no in-app address is dropped (it could
 * lead to another site), what is no list is an empty history. Requirements NAV-09.
 */
export function parseHistory(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  const entries: readonly unknown[] = kept;
  return entries.filter(isEntry).reduce<string[]>(push, []);
}

function isBelow(path: string, place: string): boolean {
  return path === place || ['/', '?', '#'].some((end) => path.startsWith(place + end));
}

function isUnder(entry: string, place: string): boolean {
  const bare = place.replace(/\/+$/, '');
  const { path } = splitLocale(entry);
  return isBelow(path, bare) || isBelow(path.replace(/^\/design(?=\/)/, ''), bare);
}

/**
 * Says where "back to where I was" leads: to the newest address that is neither the current one nor at or below one of
 * the places left out (paths, say `/casino/games` when a game closes), whatever the language. Null when there is none.
 * Source: requirements NAV-09.
 */
export function backTarget(
  history: NavigationHistory,
  current: string,
  except: readonly string[] = [],
): string | null {
  const target = history.findLast(
    (entry) => isEntry(entry) && entry !== current && !except.some((place) => isUnder(entry, place)),
  );
  return target ?? null;
}
