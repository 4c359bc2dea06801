import { parseReferralCode } from '../pages/landing-params.ts';
import { classifyHref } from '../pages/page-paths.ts';

/** A kept code with the instant (epoch ms) from which it no longer counts. */
export type StoredReferral = { code: string; expiresAt: number };

/**
 * Gives the code that counts of what a browser has kept (untrusted); null when it has run out or is none. One kept by a
 * clock that was ahead counts all the same.
 */
export function storedReferralCode(kept: unknown, now: number): string | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { code, expiresAt }: { code?: unknown; expiresAt?: unknown } = kept;
  const lasts = typeof expiresAt === 'number' && now < expiresAt;
  return lasts && typeof code === 'string' ? parseReferralCode(code) : null;
}

/**
 * Gives the link a player passes on. The platform's own link counts when it is a whole web address; of one that is only
 * a path, and where it sends none, the address is on the brand's `origin` (`casinoOrigin`, SET-06). Anything else the
 * platform might send as a link (another scheme, another site's path) is not passed on. Requirements PRO-07.
 */
export function referralLink({
  code,
  link,
  origin,
}: {
  code: string;
  link: string | null;
  origin: string;
}): string {
  const told = link?.trim() ?? '';
  const leads = classifyHref(told);
  if (leads === 'external') return told;
  const site = origin.replace(/\/+$/, '');
  if (leads === 'in-app' && told.startsWith('/')) return site + told;
  return `${site}/?modal=sign-up&ref=${encodeURIComponent(code)}`;
}
