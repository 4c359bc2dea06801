import { firstValue } from './query-pairs.ts';

/** How long a friend's code is kept, in ms: as long as whatever else says who sent a visitor, 365 days. */
export const REFERRAL_KEPT_MS = 365 * 24 * 60 * 60_000;

const CODE = /^[\p{L}\p{N}._-]{1,64}$/u;

function codeOf(written: unknown): string | null {
  const code = typeof written === 'string' ? written.trim() : '';
  return CODE.test(code) ? code : null;
}

/**
 * Reads the code of the friend whose link led here, `ref` of the query string; null without one, and for one that is no
 * code (letters, digits, dot, dash, underscore, at most 64). Ours: the sources name no parameter. Requirements PRO-07.
 */
export function readReferral(search: string): string | null {
  return codeOf(firstValue(search, 'ref'));
}

/** A kept code with the instant (epoch ms) from which it no longer counts. */
export type KeptReferral = { code: string; expiresAt: number };

/** Gives the code that counts of what a browser has kept (untrusted); null when it has run out or is none. */
export function keptReferral(kept: unknown, now: number): string | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { code, expiresAt }: { code?: unknown; expiresAt?: unknown } = kept;
  const lasts = typeof expiresAt === 'number' && now < expiresAt && expiresAt <= now + REFERRAL_KEPT_MS;
  return lasts ? codeOf(code) : null;
}

function isAddress(link: string): boolean {
  return /^https?:\/\/[^/?#@\s]+(?:[/?#]|$)/i.test(link);
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
  if (isAddress(told)) return told;
  const site = origin.replace(/\/+$/, '');
  if (/^\/(?![/\\])/.test(told)) return site + told;
  return `${site}/?modal=sign-up&ref=${encodeURIComponent(code)}`;
}
