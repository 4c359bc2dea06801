import { userAgent } from '@baize/browser/geolocation';
import { geoBlock, isBot, readWhitelisted } from '@baize/domain/geo-block';
import { usePage } from '@baize/page';
import { useSession } from '@baize/player/session';
import { loadAttribution } from '@baize/player/visit';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { blockedVisit, verifiedLocation, whitelistedVisit } from './blocked-stores.ts';
import { useLookUpCountry } from './use-look-up-country.ts';

const CountryOverlay = lazy(async () => ({ default: (await import('./country-block.tsx')).CountryBlock }));

/** Shows the overlay while a visitor is where the brand is not available and nothing speaks for them (GEO-01, GEO-02). */
export function CountryWatch() {
  const { phase } = useSession();
  const { excludedCountryCodeList: excluded } = usePage().settings;
  const found = useSyncExternalStore(blockedVisit.subscribe, blockedVisit.get);
  const whitelisted = useWhitelisted();
  const verified = useSyncExternalStore(verifiedLocation.subscribe, verifiedLocation.get);
  const judge = (country: string | null) =>
    geoBlock({
      country,
      excluded,
      // Whoever is on the host's list is not kept as blocked in the first place.
      ipWhitelisted: false,
      signedIn: phase !== 'signed-out',
      whitelisted,
      verified,
      bot: isBot(userAgent()),
    });
  // Where nothing could be blocked nobody is looked up.
  useLookUpCountry({ isEnabled: judge(excluded[0] ?? null).blocked, excluded });
  if (found === null || !judge(found.country).blocked) return null;
  return (
    <Suspense>
      <CountryOverlay visit={found} excluded={excluded} />
    </Suspense>
  );
}

/** Whether this visit or one before came with `whitelisted=1`; the query value is stored. */
function useWhitelisted(): boolean {
  const { search } = useLocation();
  useEffect(() => {
    const keep = (from: string) => {
      if (readWhitelisted(from)) whitelistedVisit.set(true);
    };
    keep(search);
    // The page may have gone on since its first address was opened.
    void loadAttribution().then(({ firstUrl }) => keep(firstUrl === null ? '' : new URL(firstUrl).search));
  }, [search]);
  const kept = useSyncExternalStore(whitelistedVisit.subscribe, whitelistedVisit.get);
  return kept || readWhitelisted(search);
}
