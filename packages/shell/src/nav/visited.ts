import { stored } from '@baize/browser/storage';
import { listQuery } from '@baize/domain/list-query';
import { push, readHistory, type NavigationHistory } from '@baize/domain/navigation-history';
import type { NavigationType } from 'react-router';
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

/** An entry of the tab's history, and by what kind of step the player came to it. */
export interface Arrival {
  pathname: string;
  search: string;
  key: string;
  kind: `${NavigationType}`;
}

/** The player has come to an address; the same place again, with a modal over it, is no other. */
export function remember({ pathname, search, key, kind }: Arrival): void {
  const place = placeOf({ pathname, search });
  follow({ key, place }, kind);
  const history = visited.get();
  if (history.at(-1) !== place) visited.set(push(history, place));
}
