import { backTarget } from '@baize/domain/navigation-history';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { placeOf, visited } from '../nav/visited.ts';

const NONE: readonly string[] = [];

/**
 * Where "back to where I was" leads (NAV-09): the newest of the tab's last five addresses that is another
 * than this one, and neither at nor below a place left out (`/casino/games` when a game closes). Null on
 * the server, in the first render, and where there is none.
 */
export function useBackTarget(except: readonly string[] = NONE): string | null {
  const here = placeOf(useLocation());
  const history = useSyncExternalStore(visited.subscribe, visited.get, () => NONE);
  return backTarget(history, here, except);
}
