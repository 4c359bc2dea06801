import { stored } from '@baize/browser/storage';
import { VERIFIED_FOR_MS } from '@baize/domain/blocked-visit';

/** Who was found in a country where the brand is not available, and since when (epoch ms, platform's clock). */
export interface BlockedVisit {
  country: string;
  /** The address as the platform saw it. */
  ip: string | null;
  at: number;
}

const truth = (raw: unknown) => raw === true;

/** The blocked flag: what the last look found; null when it found nothing (GEO-01). */
export const blockedVisit = stored<BlockedVisit | null>({
  key: 'country-blocked',
  parse: readBlocked,
  fallback: null,
});

/** The visit came with `whitelisted=1`, now or before (GEO-02). */
export const whitelistedVisit = stored<boolean>({ key: 'whitelisted', parse: truth, fallback: false });

/** The browser's own place was looked up and is not excluded (GEO-03). */
export const verifiedPlace = stored<boolean>({
  key: 'place-verified',
  parse: truth,
  fallback: false,
  expires: VERIFIED_FOR_MS,
});

/** The platform was told of this visit (GEO-01). */
export const toldPlatform = stored<boolean>({
  key: 'country-blocked-told',
  parse: truth,
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
