import { firstParamValue } from '../web/search-params.ts';

export {
  type AccessTokenResult,
  type AffiliateTokenResult,
  firstUrl,
  readDeviceOverride,
  readReferralCode,
  takeAccessToken,
  takeAffiliate,
  takeLinkToken,
} from '../pages/landing-params.ts';

/** The query parameters that say who sent a visitor. Source: S2 §4 "Tracking parameters". */
export const TRACKING_NAMES = ['cpnc', 'mkt', 'pid'] as const;

/** One of cpnc, mkt, pid. */
export type TrackingName = (typeof TRACKING_NAMES)[number];

/** How long a tracking parameter is kept, in ms: 365 days. Source: S2 §9. */
export const TRACKING_TTL_MS = 365 * 24 * 60 * 60_000;

/** What is known of who sent a visitor; an absent name is unknown. */
export type TrackingValues = { [name in TrackingName]?: string };

/** A kept parameter and the instant (epoch ms) from which it no longer counts. */
export type StoredTracking = { value: string; expiresAt: number };

/** The values that count now, what to write to storage, what to delete there, and the query string as it was. */
export type TrackingResult = {
  values: TrackingValues;
  store: { [name in TrackingName]?: StoredTracking };
  remove: TrackingName[];
  search: string;
};

function fieldOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  return Object.getOwnPropertyDescriptor(record, name)?.value;
}

function storedValueAt(kept: unknown, now: number): string | null {
  const value = fieldOf(kept, 'value');
  const expiresAt = fieldOf(kept, 'expiresAt');
  if (typeof value !== 'string' || value.trim() === '' || typeof expiresAt !== 'number') return null;
  return expiresAt > now ? value : null;
}

/**
 * Reads who sent a visitor, on each load: cpnc, mkt and pid of the query string, kept 365 days from `now` (epoch ms),
 * and what is stored from before. The query's value beats the stored one; of several the first that is more than
 * spaces counts. `remove` names what is stored but expired (at its very instant already) or malformed,
 * and not replaced. An expiry more than 365 days ahead (a clock was put back) is stored anew as 365 days. The parameters stay in the address: `search` comes back as it was.
 * `stored` is untrusted: a record of names to `{ value, expiresAt }`, or anything.
 * Source: S2 §4 "Tracking parameters", §9; requirements SES-08.
 */
export function readTracking({
  search,
  stored,
  now,
}: {
  search: string;
  stored: unknown;
  now: number;
}): TrackingResult {
  const read: TrackingResult = { values: {}, store: {}, remove: [], search };
  for (const name of TRACKING_NAMES) {
    const asked = firstParamValue(search, name);
    const kept = fieldOf(stored, name);
    const value = asked ?? storedValueAt(kept, now);
    if (value !== null) read.values[name] = value;
    else if (kept !== undefined && kept !== null) read.remove.push(name);
    const until = fieldOf(kept, 'expiresAt');
    const tooLong = typeof until === 'number' && until > now + TRACKING_TTL_MS;
    if (value !== null && (asked !== null || tooLong))
      read.store[name] = { value, expiresAt: now + TRACKING_TTL_MS };
  }
  return read;
}

/**
 * Gives what of the tracking goes where: cpnc and mkt with a log-in or sign-up; mkt, and cpnc as `cpncToSent`, with a
 * logged event. Unknown ones are left out. Source: S2 §3, S1 §7 "log-event"; requirements SES-08, TRK-02.
 */
export function trackingFor({ cpnc, mkt }: TrackingValues): {
  session: { cpnc?: string; mkt?: string };
  logEvent: { cpncToSent?: string; mkt?: string };
} {
  const market = mkt === undefined ? {} : { mkt };
  return {
    session: cpnc === undefined ? market : { cpnc, ...market },
    logEvent: cpnc === undefined ? market : { cpncToSent: cpnc, ...market },
  };
}
