import { countryBlocked } from '@baize/api/endpoints/access';
import { locationQuery } from '@baize/api/queries/location';
import { fetchIpWhitelisted } from '@baize/api/queries/visitor';
import { platformClock } from '@baize/browser/clock';
import { geoBlock } from '@baize/domain/geo-block';
import { report } from '@baize/page/report';
import type { PlayerRuntime } from '@baize/player/player-runtime';
import { loadAttribution } from '@baize/player/visit';
import { blockedVisit, blockReported, type BlockedVisit } from './blocked-stores.ts';

interface LookUpCountryOptions {
  runtime: PlayerRuntime;
  excluded: readonly string[];
  /** `anew` asks the platform again; else an answer that is already there will do. */
  freshness: 'kept' | 'anew';
}

/** What speaks for a visitor is asked before, by whoever looks. */
const NO_EXEMPTIONS = { signedIn: false, whitelisted: false, verified: false, bot: false };

/**
 * Finds the visitor's country by their address and keeps what that means (GEO-01). When nobody can tell, what was found
 * before stands.
 */
export async function lookUpCountry({
  runtime,
  excluded,
  freshness,
}: LookUpCountryOptions): Promise<'blocked' | 'clear' | 'unknown'> {
  const { api, queryClient } = runtime;
  const location = await queryClient
    .query({ ...locationQuery(api), ...(freshness === 'anew' && { staleTime: 0 }) })
    .catch((problem: unknown) => {
      report('The visitor’s country could not be looked up.', problem);
      return null;
    });
  if (location === null) return 'unknown';
  const country = location.country.code.toUpperCase();
  const decide = (ipWhitelisted: boolean) => geoBlock({ country, excluded, ipWhitelisted, ...NO_EXEMPTIONS });
  const { blocked } = decide(false).blocked ? decide(await fetchIpWhitelisted()) : decide(false);
  if (!blocked) {
    blockedVisit.clear();
    return 'clear';
  }
  const ip = location.ipInfo?.ip ?? null;
  const before = blockedVisit.get();
  const same = before?.country === country && before.ip === ip;
  const found = { country, ip, at: same ? before.at : platformClock.now() };
  if (!same) blockedVisit.set(found);
  await reportBlockedVisit(runtime, found);
  return 'blocked';
}

/** Once per visit; a failure is only logged, and the next page tries again. */
async function reportBlockedVisit({ api }: PlayerRuntime, { country, ip }: BlockedVisit): Promise<void> {
  if (blockReported.get()) return;
  blockReported.set(true);
  try {
    const { firstUrl } = await loadAttribution();
    await api.send(countryBlocked, { body: { ip, country, firstUrl } });
  } catch (problem) {
    blockReported.clear();
    report('The platform did not hear of a blocked country.', problem);
  }
}
