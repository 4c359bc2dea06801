import { deleteCookie, readCookie } from '@baize/browser/cookies';
import { storedValue } from '@baize/browser/storage';
import { tokenStore } from '@baize/browser/token-store';
import { takeAffiliate } from '@baize/domain/tracking';
import { affiliateToken } from './attribution-stores.ts';

/** An affiliate's token that came beside a kept session, until it is known whether that one still counts. */
const pendingAffiliateToken = storedValue<string | null>({
  key: 'affiliate-waiting',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
  area: 'session',
});

/** Takes the affiliate's token of an address or the cookie; beside a kept session it waits (SES-07). */
export function captureAffiliateToken(search: string, key: string): void {
  if (key === '') return;
  if (tokenStore.get() === null) return storeAffiliateToken(search, key);
  const { token } = takeAffiliate({ search, key, cookie: null, signedIn: false });
  if (token !== null) pendingAffiliateToken.set(token);
}

/**
 * The start of the session has shown who is there: with nobody signed in what waited counts after all, and beside a
 * player it is dropped.
 */
export function resolvePendingAffiliate(player: 'signed-in' | 'signed-out', key: string): void {
  const token = pendingAffiliateToken.get();
  pendingAffiliateToken.clear();
  if (player === 'signed-in' || key === '') return;
  storeAffiliateToken('', key);
  if (token !== null) affiliateToken.set(token);
}

function storeAffiliateToken(search: string, key: string): void {
  const cookie = readCookie(key);
  const { token, shouldDeleteCookie } = takeAffiliate({ search, key, cookie, signedIn: false });
  if (token !== null) affiliateToken.set(token);
  if (shouldDeleteCookie) deleteCookie(key);
}
