import { takeArrivals } from '@baize/browser/arrivals';
import { platformClock } from '@baize/browser/clock';
import { tokenStore } from '@baize/browser/token-store';
import {
  firstUrl,
  readDeviceOverride,
  readFriendCode,
  readTracking,
  takeAccessToken,
  takeLinkToken,
  TRACKING_KEPT_MS,
} from '@baize/domain/tracking';
import { lastInput } from '../session/last-input.ts';
import { sessionFacts } from '../session/session-facts.ts';
import { takeAffiliateOf } from './affiliate.ts';
import { heldToken } from './held-token.ts';
import { linkToken } from './link-token.ts';
import { askedDevice, firstAddress, keptFriend, keptTracking } from './visit-stores.ts';

/**
 * Takes in what the addresses of this visit brought: tokens, who sent the visitor, the first address. The early
 * script has cleaned the address bar already; what it laid aside is gone afterwards. Asking again costs nothing.
 */
export function arrive(): void {
  const key = sessionFacts.get()?.settings.affiliateKeyQueryParameter ?? '';
  const addresses = takeArrivals().flatMap((href) => (URL.canParse(href) ? [new URL(href)] : []));
  for (const { href, search } of addresses) {
    if (firstAddress.get() === null) firstAddress.set(firstUrl({ href, affiliateKey: key }));
    const device = readDeviceOverride(search);
    if (device !== null) askedDevice.set(device);
    takeTracking(search);
    takeAffiliateOf(search, key);
    takeFriend(search);
    takeToken(search);
    takeLink(search);
  }
  if (addresses.length > 0) return;
  takeTracking('');
  takeAffiliateOf('', key);
}

function takeTracking(search: string): void {
  const stored = keptTracking.get();
  const { store, remove } = readTracking({ search, stored, now: platformClock.now() });
  if (Object.keys(store).length === 0 && remove.length === 0) return;
  const gone: readonly string[] = remove;
  const kept = Object.entries(stored).filter(([name]) => !gone.includes(name));
  keptTracking.set({ ...Object.fromEntries(kept), ...store });
}

/** Whoever has an account already is nobody's new friend. */
function takeFriend(search: string): void {
  const code = tokenStore.get() === null ? readFriendCode(search) : null;
  if (code !== null) keptFriend.set({ code, expiresAt: platformClock.now() + TRACKING_KEPT_MS });
}

function takeToken(search: string): void {
  const current = tokenStore.get();
  const arrival = takeAccessToken({ search, signedIn: current !== null });
  if (arrival.kind === 'store') {
    // Whoever touched the page before was somebody else.
    lastInput.forget();
    tokenStore.set(arrival.token);
  }
  if (arrival.kind === 'ask' && arrival.token !== current) heldToken.set(arrival.token);
}

function takeLink(search: string): void {
  const { token } = takeLinkToken(search);
  if (token !== null) linkToken.set(token);
}
