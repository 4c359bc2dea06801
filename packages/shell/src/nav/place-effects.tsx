import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { lateCode } from '../errors/late-code.ts';
import { useAppPath } from '../routes/use-app-path.ts';
import { arrivals } from './arrivals.ts';

/** How long the page has the network to itself before the code that remembers places is fetched, in ms. */
const FETCH_AFTER = 2_000;

interface Memory {
  rememberAll(): void;
}

let memory: Promise<Memory> | undefined;

/** What follows the player from address to address: a game's page is marked (NAV-11), places are remembered (NAV-09). */
export function PlaceEffects() {
  const { pathname, search, key } = useLocation();
  const kind = useNavigationType();
  const path = useAppPath();
  useEffect(() => {
    document.body.classList.toggle('on-game-page', path.startsWith('/casino/games/'));
  }, [path]);
  useEffect(() => {
    memory ??= new Promise((ready) => setTimeout(ready, FETCH_AFTER)).then(() =>
      lateCode(() => import('./visited.ts'), { problem: 'Places could not be remembered.' }),
    );
    arrivals.push({ pathname, search, key, kind });
    void memory.then(({ rememberAll }) => rememberAll());
  }, [pathname, search, key, kind]);
  return null;
}
