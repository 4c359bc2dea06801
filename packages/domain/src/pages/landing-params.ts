import { type DeviceType, isDeviceType } from '../web/device.ts';
import { firstParamValue, hasParam, paramValues, withoutParams } from '../web/search-params.ts';

const AFFILIATE_TOKEN = 'nxaft';
const ACCESS_TOKEN = 'at';
const LINK_TOKEN = 'token';

/**
 * What a visit by an affiliate's link leaves: the token to save in local storage or null, the query string cleaned,
 * and whether the cookie is to be deleted, its token being saved or replaced.
 */
export type AffiliateTokenResult = { token: string | null; search: string; shouldDeleteCookie: boolean };

/**
 * Takes the affiliate token of a visit. With both the affiliate key parameter and `nxaft` in the query string (of
 * several the first that is more than spaces) its token is saved, and every one of both is removed; the rest stays
 * byte for byte. One without the other is left alone. A token in the cookie, which is named after the key parameter,
 * moves to local storage; the query's token beats it. Somebody signed in keeps their own: the query is cleaned only.
 * Source: S2 §4 "Affiliate token"; requirements SES-07.
 */
export function takeAffiliate({
  search,
  key,
  cookie,
  signedIn,
}: {
  search: string;
  key: string;
  cookie: string | null | undefined;
  signedIn: boolean;
}): AffiliateTokenResult {
  const both = hasParam(search, key) && hasParam(search, AFFILIATE_TOKEN);
  const cleaned = both ? withoutParams(search, [key, AFFILIATE_TOKEN]) : search;
  if (signedIn) return { token: null, search: cleaned, shouldDeleteCookie: false };
  const asked = both ? firstParamValue(search, AFFILIATE_TOKEN) : null;
  const moved = typeof cookie === 'string' && cookie.trim() !== '' ? cookie : null;
  return { token: asked ?? moved, search: cleaned, shouldDeleteCookie: moved !== null };
}

/** What to do with an access token handed in by the address, and the query string without it. */
export type AccessTokenResult =
  | { kind: 'none'; search: string }
  | { kind: 'store'; token: string; search: string }
  | { kind: 'ask'; token: string; search: string };

/**
 * Takes the access token (`at`) of the address, of several the first that is more than spaces; the query string is
 * cleaned of them all. While somebody is signed in it never replaces their session by itself: they are asked to switch
 * or stay, and the token is only held meanwhile. Source: S1 §4 "Session"; requirements SES-02.
 */
export function takeAccessToken({
  search,
  signedIn,
}: {
  search: string;
  signedIn: boolean;
}): AccessTokenResult {
  const token = firstParamValue(search, ACCESS_TOKEN);
  const cleaned = withoutParams(search, [ACCESS_TOKEN]);
  if (token === null) return { kind: 'none', search: cleaned };
  return { kind: signedIn ? 'ask' : 'store', token, search: cleaned };
}

/**
 * Gives the first URL of a visit as it may be told: without access, affiliate, reset and verification tokens (`at`,
 * `nxaft`, the affiliate key parameter, `token`), without a user name and without the part behind `#`, which never
 * reaches a server and may hold anything. Everything else stays byte for byte. Requirements SES-15.
 */
export function firstUrl({ href, affiliateKey }: { href: string; affiliateKey: string }): string {
  const shown = href.replace(/#.*/s, '');
  const cut = shown.indexOf('?');
  const place = (cut < 0 ? shown : shown.slice(0, cut)).replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, '$1');
  const search = cut < 0 ? '' : shown.slice(cut);
  return place + withoutParams(search, [ACCESS_TOKEN, AFFILIATE_TOKEN, affiliateKey, LINK_TOKEN]);
}

/**
 * Reads the device type an address asks for by `userDeviceType`, which then counts for the visit in place of the
 * detected one; the first readable one, null without any. Source: S1 §2; requirements SES-08.
 */
export function readDeviceOverride(search: string): DeviceType | null {
  return paramValues(search, 'userDeviceType').find(isDeviceType) ?? null;
}

/**
 * Takes the token of a mailed link (`token`: a new password, a confirmed address) out of the address, of several the
 * first that is more than spaces; the query string is cleaned of them all. Source: requirements PRF-06, NAV-05.
 */
export function takeLinkToken(search: string): { token: string | null; search: string } {
  return { token: firstParamValue(search, LINK_TOKEN), search: withoutParams(search, [LINK_TOKEN]) };
}

/** Gives what can be the code of a friend: letters, digits, dot, dash and underscore, at most 64; null for the rest. */
export function parseReferralCode(written: string): string | null {
  const code = written.trim();
  return /^[\p{L}\p{N}._-]{1,64}$/u.test(code) ? code : null;
}

/**
 * Reads the code of the friend whose link led here, `ref` of the query string; null without one, and for one that is no
 * code. It is kept as long as whatever else says who sent a visitor. Ours: the sources name no parameter. PRO-07.
 */
export function readReferralCode(search: string): string | null {
  return parseReferralCode(firstParamValue(search, 'ref') ?? '');
}
