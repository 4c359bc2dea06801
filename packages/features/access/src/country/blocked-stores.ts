import { storedValue } from '@baize/browser/storage';
import { BLOCKED_VISIT_MS, LOCATION_VERIFIED_MS, WHITELISTED_VISIT_MS } from '@baize/domain/blocked-visit';

/** Who was found in a country where the brand is not available, and since when (epoch ms, platform's clock). */
export interface BlockedVisit {
  country: string;
  /** The address as the platform saw it. */
  ip: string | null;
  at: number;
}

const isTrue = (raw: unknown) => raw === true;

/** The blocked flag: what the last look found; null when it found nothing (GEO-01). */
export const blockedVisit = storedValue<BlockedVisit | null>({
  key: 'country-blocked',
  parse: readBlocked,
  fallback: null,
  expires: BLOCKED_VISIT_MS,
});

/** The visit came with `whitelisted=1`, now or before (GEO-02). */
export const whitelistedVisit = storedValue<boolean>({
  key: 'whitelisted',
  parse: isTrue,
  fallback: false,
  expires: WHITELISTED_VISIT_MS,
});

/** The browser's own place was looked up and is not excluded (GEO-03). */
export const verifiedLocation = storedValue<boolean>({
  key: 'place-verified',
  parse: isTrue,
  fallback: false,
  expires: LOCATION_VERIFIED_MS,
});

/** The platform was told of this visit (GEO-01). */
export const blockReported = storedValue<boolean>({
  key: 'country-blocked-told',
  parse: isTrue,
  fallback: false,
  area: 'session',
});

function readBlocked(raw: unknown): BlockedVisit | null {
  if (typeof raw !== 'object' || raw === null || !('country' in raw) || !('at' in raw)) return null;
  const { country, at } = raw;
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || !Number.isFinite(at)) return null;
  const ip = 'ip' in raw && typeof raw.ip === 'string' ? raw.ip : null;
  return { country, ip, at: Number(at) };
}
