import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { report } from '../errors/report.ts';

/** What follows the player from address to address; its code is fetched once the page is alive. */
export function PlaceEffects() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    import('./arrive.ts').then(
      ({ arrive }) => arrive({ pathname, search }),
      (problem: unknown) => report('Places could not be noted.', problem),
    );
  }, [pathname, search]);
  return null;
}
