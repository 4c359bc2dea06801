import { platformClock } from '@baize/browser/clock';
import { takeLandingUrls } from '@baize/browser/landing-urls';
import { tokenStore } from '@baize/browser/token-store';
import {
  firstUrl,
  readDeviceOverride,
  readReferralCode,
  readTracking,
  takeAccessToken,
  takeLinkToken,
  TRACKING_TTL_MS,
} from '@baize/domain/tracking';
import { lastInput } from '@baize/page/clock';
import { sessionConfig } from '@baize/page/session-config';
import { captureAffiliateToken } from './affiliate.ts';
import { pendingToken } from './pending-token.ts';
import { linkToken } from './link-token.ts';
import { deviceOverride, storedFirstUrl, storedReferral, storedTracking } from './attribution-stores.ts';

/**
 * Takes in what the addresses of this visit brought: tokens, who sent the visitor, the first address. The early
 * script has cleaned the address bar already; what it laid aside is gone afterwards. Asking again costs nothing.
 */
export function captureUrlParams(): void {
  const key = sessionConfig.get()?.settings.affiliateKeyQueryParameter ?? '';
  const addresses = takeLandingUrls().flatMap((href) => (URL.canParse(href) ? [new URL(href)] : []));
  for (const { href, search } of addresses) {
    if (storedFirstUrl.get() === null) storedFirstUrl.set(firstUrl({ href, affiliateKey: key }));
    const device = readDeviceOverride(search);
    if (device !== null) deviceOverride.set(device);
    captureTracking(search);
    captureAffiliateToken(search, key);
    captureReferralCode(search);
    captureAccessToken(search);
    captureLinkToken(search);
  }
  if (addresses.length > 0) return;
  captureTracking('');
  captureAffiliateToken('', key);
}

function captureTracking(search: string): void {
  const stored = storedTracking.get();
  const { store, remove } = readTracking({ search, stored, now: platformClock.now() });
  if (Object.keys(store).length === 0 && remove.length === 0) return;
  const gone: readonly string[] = remove;
  const kept = Object.entries(stored).filter(([name]) => !gone.includes(name));
  storedTracking.set({ ...Object.fromEntries(kept), ...store });
}

/** Whoever has an account already is nobody's new friend. */
function captureReferralCode(search: string): void {
  const code = tokenStore.get() === null ? readReferralCode(search) : null;
  if (code !== null) storedReferral.set({ code, expiresAt: platformClock.now() + TRACKING_TTL_MS });
}

function captureAccessToken(search: string): void {
  const current = tokenStore.get();
  const arrival = takeAccessToken({ search, signedIn: current !== null });
  if (arrival.kind === 'store') {
    // Whoever touched the page before was somebody else.
    lastInput.forget();
    tokenStore.set(arrival.token);
  }
  if (arrival.kind === 'ask' && arrival.token !== current) pendingToken.set(arrival.token);
}

function captureLinkToken(search: string): void {
  const { token } = takeLinkToken(search);
  if (token !== null) linkToken.set(token);
}
