import { backTarget } from '@baize/domain/navigation-history';
import { useCallback, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepsBack } from '../nav/trail.ts';
import { placeOf, visited } from '../nav/visited.ts';
import { focusLinkTo } from './focus-link.ts';

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

/**
 * Goes back to an address: by the browser's own way back where the tab's history leads there, so that the page stands as it
 * was left and the history does not grow; else to it as to any other.
 */
export function useGoBack(href: string): (event?: MouseEvent) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (event) => {
      if (event && (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))
        return;
      event?.preventDefault();
      const back = stepsBack(href);
      if (back === null) return void navigate(href);
      void navigate(-back);
      focusLinkTo(pathname);
    },
    [navigate, href, pathname],
  );
}
