import { backTarget } from '@baize/domain/navigation-history';
import { useCallback, useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findBackSteps } from './history-stack.ts';
import { recentPathOf, recordPendingNavigations, recentPaths } from './recent-paths.ts';
import { focusLinkTo } from './focus-link.ts';

const NONE: readonly string[] = [];

/**
 * Where "back to where I was" leads (NAV-09): the newest of the tab's last five addresses that is another
 * than this one, and neither at nor below a place left out (`/casino/games` when a game closes). Null on
 * the server, in the first render, and where there is none.
 */
export function useBackTarget(except: readonly string[] = NONE): string | null {
  const here = recentPathOf(useLocation());
  const history = useSyncExternalStore(recentPaths.subscribe, recentPaths.get, () => NONE);
  // The frame has said before this page that the player is here.
  useEffect(recordPendingNavigations, [here]);
  return backTarget(history, here, except);
}

/**
 * Goes back to an address: by the browser's own way back where the tab's history leads there, so that the page stands as it
 * was left and the history does not grow; else to it as to any other. With `except` the address is only where to go when
 * nothing better is known at the press: a press made before the page was alive comes with its first render.
 */
export function useGoBack(href: string, except?: readonly string[]): (event?: MouseEvent) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (event) => {
      if (event && (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))
        return;
      event?.preventDefault();
      recordPendingNavigations();
      const here = recentPathOf({ pathname, search });
      const to = (except ? backTarget(recentPaths.get(), here, except) : null) ?? href;
      const back = findBackSteps(to);
      if (back === null) return void navigate(to);
      void navigate(-back.steps);
      focusLinkTo(back.nextPath);
    },
    [navigate, href, except, pathname, search],
  );
}
