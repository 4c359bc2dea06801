import { stored } from '@baize/browser/storage';
import { listQuery } from '@baize/domain/list-query';
import { push, readHistory, type NavigationHistory } from '@baize/domain/navigation-history';

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

/** The player has come to an address; the same place again, with a modal over it, is no other. */
export function remember(address: { pathname: string; search: string }): void {
  const place = placeOf(address);
  const history = visited.get();
  if (history.at(-1) !== place) visited.set(push(history, place));
}
