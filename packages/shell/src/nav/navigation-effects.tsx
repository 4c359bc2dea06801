import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAppPath } from '@baize/links';
import { pendingNavigations } from '@baize/links/pending-navigations';
import { loadWithRetry } from '@baize/page/load-with-retry';

/** How long the page has the network to itself before the code that remembers places is fetched, in ms. */
const FETCH_DELAY_MS = 2_000;

interface NavigationRecorder {
  recordPendingNavigations(): void;
}

let recorder: Promise<NavigationRecorder> | undefined;

/** What follows the player from address to address: a game's page is marked (NAV-11), places are remembered (NAV-09). */
export function NavigationEffects() {
  const { pathname, search, key } = useLocation();
  const kind = useNavigationType();
  const path = useAppPath();
  useEffect(() => {
    document.body.classList.toggle('on-game-page', path.startsWith('/casino/games/'));
  }, [path]);
  useEffect(() => {
    recorder ??= new Promise((ready) => setTimeout(ready, FETCH_DELAY_MS)).then(() =>
      loadWithRetry(() => import('@baize/links/recent-paths'), {
        message: 'Places could not be remembered.',
      }),
    );
    pendingNavigations.push({ pathname, search, key, kind });
    void recorder.then(({ recordPendingNavigations }) => recordPendingNavigations());
  }, [pathname, search, key, kind]);
  return null;
}
