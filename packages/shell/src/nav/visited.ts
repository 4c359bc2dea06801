import { stored } from '@baize/browser/storage';
import { listQuery } from '@baize/domain/list-query';
import { push, readHistory, type NavigationHistory } from '@baize/domain/navigation-history';
import { arrivals, type Arrival } from './arrivals.ts';
import { follow } from './trail.ts';

/** The addresses this tab was at, newest last (NAV-09). */
export const visited = stored<NavigationHistory>({
  key: 'visited',
  area: 'session',
  parse: readHistory,
  fallback: [],
});

/** An address as a place to come back to: what a list showed belongs to it; modals, tokens and all else do not. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + listQuery(search);
}

/** What the page before left behind when it was left by a whole load (`frames/early`). */
const left = stored<string | null>({
  key: 'left',
  area: 'session',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

/** The page of this site whose link led to this document: it stands one step back, even if its code never ran. */
function placeBefore(): string | null {
  // Not everywhere there is such an entry.
  const load: PerformanceEntry | undefined = performance.getEntriesByType?.('navigation')[0];
  const byLink = load !== undefined && 'type' in load && load.type === 'navigate';
  const here = document.referrer.startsWith(`${window.location.origin}/`);
  return byLink && here && window.history.length > 1 ? left.get() : null;
}

let arrived = false;

/** The player has come to an address; the same place again, with a modal over it, is no other. */
export function remember({ pathname, search, key, kind }: Arrival): void {
  const place = placeOf({ pathname, search });
  const before = arrived ? null : placeBefore();
  arrived = true;
  follow({ key, place }, kind, before);
  if (before !== null) keep(before);
  keep(place);
}

/** Remembers what the player has come to so far, in its order: whoever asks for the way back cannot wait for it. */
export function rememberAll(): void {
  for (const arrival of arrivals.splice(0)) remember(arrival);
}

function keep(place: string): void {
  const history = visited.get();
  if (history.at(-1) !== place) visited.set(push(history, place));
}
