import { usePage } from '@baize/page';
import { DeferredView } from '@baize/page/deferred-view';
import { useSession } from '@baize/player/session';
import { useCallback } from 'react';

/** Looks where a visitor comes from once the page is alive (GEO-01); the server draws every page for everybody. */
export function CountryGate() {
  const { excludedCountryCodeList: excluded } = usePage().settings;
  const { phase } = useSession();
  const load = useCallback(async () => {
    const { mayBeBlocked } = await import('./may-be-blocked.ts');
    // Most visitors never need the code that shuts a page.
    return (await mayBeBlocked(excluded)) ? (await import('./country-watch.tsx')).CountryWatch : null;
  }, [excluded]);
  // Where nothing is shut nobody is looked up, and a player is never shut out.
  if (excluded.length === 0 || phase !== 'signed-out') return null;
  return <DeferredView load={load} when="idle" />;
}
