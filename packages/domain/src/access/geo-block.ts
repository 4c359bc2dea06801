import { isInRange, readIp } from '../web/ip-address.ts';
import { paramValues } from '../web/search-params.ts';

/** Why the country overlay is shown (`excluded`) or not. Source: S1 §4 "Geo block"; requirements GEO-01, GEO-02. */
export type GeoReason =
  | 'excluded'
  | 'unknown-country'
  | 'not-excluded'
  | 'whitelisted-ip'
  | 'signed-in'
  | 'whitelisted'
  | 'verified'
  | 'bot';

/** Whether the overlay is shown, and why. */
export type GeoDecision = { blocked: boolean; reason: GeoReason };

function codeOf(country: unknown): string {
  return typeof country === 'string' ? country.trim().toUpperCase() : '';
}

function isExcluded(code: string, excluded: readonly string[] | null | undefined): boolean {
  return (excluded ?? []).some((country) => codeOf(country) === code);
}

/**
 * Decides whether a visitor sees the overlay of an excluded country. An unknown country is not blocked; an excluded one
 * is, unless a visitor's address is on the whitelist (tested on the host, SET-04), somebody is signed in, the visit
 * came with `whitelisted=1` now or before, their place was verified, or they are a bot; the first of these is the
 * reason. Countries compare in any case. The overlay is courtesy: the platform enforces.
 * Source: S1 §4 "Geo block"; requirements GEO-01, GEO-02.
 */
export function geoBlock({
  country,
  excluded,
  ipWhitelisted,
  signedIn,
  whitelisted,
  verified,
  bot,
}: {
  country: string | null | undefined;
  excluded: readonly string[];
  ipWhitelisted: boolean;
  signedIn: boolean;
  whitelisted: boolean;
  verified: boolean;
  bot: boolean;
}): GeoDecision {
  const code = codeOf(country);
  if (code === '') return { blocked: false, reason: 'unknown-country' };
  if (!isExcluded(code, excluded)) return { blocked: false, reason: 'not-excluded' };
  if (ipWhitelisted) return { blocked: false, reason: 'whitelisted-ip' };
  if (signedIn) return { blocked: false, reason: 'signed-in' };
  if (whitelisted) return { blocked: false, reason: 'whitelisted' };
  if (verified) return { blocked: false, reason: 'verified' };
  if (bot) return { blocked: false, reason: 'bot' };
  return { blocked: true, reason: 'excluded' };
}

/** Tells whether a query string carries `whitelisted=1`, which is then stored. Requirements GEO-02. */
export function readWhitelisted(search: string): boolean {
  return paramValues(search, 'whitelisted').includes('1');
}

const BOTS =
  /\b(?:googlebot|bingbot|yandexbot|baiduspider|duckduckbot|applebot|petalbot|ahrefsbot|semrushbot|gptbot|facebookexternalhit|twitterbot|linkedinbot|slackbot|discordbot|telegrambot|google-inspectiontool|yahoo! slurp)\b/i;

/**
 * Tells whether a user agent names itself as one of the well-known crawlers of search engines and link previews. One
 * that hides is taken for a visitor; a phone whose model ends in "bot" is no bot. Requirements GEO-02.
 */
export function isBot(userAgent: string | null | undefined): boolean {
  return BOTS.test(userAgent ?? '');
}

/**
 * Tells whether a visitor's address is on the brand's whitelist, whose entries are addresses or ranges
 * (`203.0.113.0/24`, `2001:db8::/32`). Spellings of one address are one, IPv4 mapped into IPv6 too; what cannot be
 * read, address or entry, is not on it. For the host, where the list lives. Requirements GEO-01, SET-04.
 */
export function isWhitelistedIp({
  ip,
  list,
}: {
  ip: string | null | undefined;
  list: readonly string[];
}): boolean {
  const address = readIp((ip ?? '').trim());
  return address !== null && list.some((entry) => isInRange(address, entry.trim()));
}

/**
 * Says what the browser's own location does to a block: a country known and not excluded lifts it, and the visitor is
 * verified; an excluded one leaves it, and so does none at all (denied, unsupported, timed out, or the map service
 * failed). Source: S1 §4 "Geo block"; requirements GEO-03.
 */
export function recheckGeoBlock({
  country,
  excluded,
}: {
  country: string | null | undefined;
  excluded: readonly string[];
}): 'lifted' | 'stays' {
  const code = codeOf(country);
  return code === '' || isExcluded(code, excluded) ? 'stays' : 'lifted';
}
