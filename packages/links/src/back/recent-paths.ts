import { storedValue } from '@baize/browser/storage';
import { listQuery } from '@baize/domain/list-query';
import { push, parseHistory, type NavigationHistory } from '@baize/domain/navigation-history';
import { pendingNavigations, type PendingNavigation } from './pending-navigations.ts';
import { recordHistoryEntry } from './history-stack.ts';

/** The addresses this tab was at, newest last (NAV-09). */
export const recentPaths = storedValue<NavigationHistory>({
  key: 'visited',
  area: 'session',
  parse: parseHistory,
  fallback: [],
});

/** An address as a place to come back to: what a list showed belongs to it; modals, tokens and all else do not. */
export function recentPathOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + listQuery(search);
}

/** What the page before left behind when it was left by a whole load (`frames/early`). */
const leftPath = storedValue<string | null>({
  key: 'left',
  area: 'session',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

/** The page of this site whose link led to this document: it stands one step back, even if its code never ran. */
function previousPath(): string | null {
  // Not everywhere there is such an entry.
  const load: PerformanceEntry | undefined = performance.getEntriesByType?.('navigation')[0];
  const byLink = load !== undefined && 'type' in load && load.type === 'navigate';
  const here = document.referrer.startsWith(`${window.location.origin}/`);
  return byLink && here && window.history.length > 1 ? leftPath.get() : null;
}

let hasNavigated = false;

/** The player has come to an address; the same place again, with a modal over it, is no other. */
export function recordNavigation({ pathname, search, key, kind }: PendingNavigation): void {
  const place = recentPathOf({ pathname, search });
  const before = hasNavigated ? null : previousPath();
  hasNavigated = true;
  recordHistoryEntry({ key, place }, kind, before);
  if (before !== null) addRecentPath(before);
  addRecentPath(place);
}

/** Remembers what the player has come to so far, in its order: whoever asks for the way back cannot wait for it. */
export function recordPendingNavigations(): void {
  for (const arrival of pendingNavigations.splice(0)) recordNavigation(arrival);
}

function addRecentPath(place: string): void {
  const history = recentPaths.get();
  if (history.at(-1) !== place) recentPaths.set(push(history, place));
}
