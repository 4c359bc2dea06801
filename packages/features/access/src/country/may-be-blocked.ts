import { fetchVisitorCountry } from '@baize/api/visitor-country';
import { platformClock } from '@baize/browser/clock';
import { report } from '@baize/page/report';
import { loadAttribution } from '@baize/player/visit';
import { blockedVisit } from './blocked-stores.ts';

/**
 * Whether the page may have to be shut for this visitor, which only the country watch decides: a light look that most
 * visitors pass. Where nobody can tell the country, what was found before stands (GEO-01).
 */
export async function mayBeBlocked(excluded: readonly string[]): Promise<boolean> {
  if (blockedVisit.get() !== null) return true;
  // The watch keeps this sign for later visits.
  if (/[?&]whitelisted=/.test(window.location.search)) return true;
  const { firstUrl } = await loadAttribution();
  if (firstUrl !== null && /[?&]whitelisted=/.test(firstUrl)) return true;
  const country = await fetchVisitorCountry({
    locale: () => document.documentElement.lang,
    onServerDate: platformClock.onServerDate,
  }).catch((problem: unknown) => {
    report('The visitor’s country could not be looked up.', problem);
    return null;
  });
  return country !== null && excluded.includes(country);
}
