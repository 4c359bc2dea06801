import { geoBlock, isWhitelistedIp } from '@baize/domain/geo-block';
import type { Settings } from '@baize/domain/settings';

/** Where a visitor is now, as the platform sees it. */
export type VisitorPlace = { country: string; ip: string };

/**
 * Whether the platform keeps somebody from joining, playing and paying in. It goes by the address alone: that a browser
 * takes itself for whitelisted, verified or a bot only lifts the overlay (GEO-01, GEO-02).
 */
export function isCountryBlocked(
  { country, ip }: VisitorPlace,
  { excludedCountryCodeList: excluded, whitelistedIPs: list }: Settings,
): boolean {
  return geoBlock({
    country,
    excluded,
    ipWhitelisted: isWhitelistedIp({ ip, list }),
    signedIn: false,
    whitelisted: false,
    verified: false,
    bot: false,
  }).blocked;
}
