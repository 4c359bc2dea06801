import { createStore } from '@baize/browser/create-store';
import type { AccountLock } from '@baize/domain/self-exclusion';
import { storedLock } from './stored-lock.ts';

/** Longer than any browser keeps anything, in ms. */
const FOR_GOOD_MS = 100 * 365 * 24 * 60 * 60_000;

/** The lock that the last session of this document ended with; null where it was another end, or another tab's. */
export const lastLock = createStore<AccountLock | null>(null);

/** Keeps the lock that a player has just put on their account. */
export function lockBrowser(lock: AccountLock, now: number): void {
  lastLock.set(lock);
  storedLock.set(true, lock.until === null ? FOR_GOOD_MS : Math.max(0, lock.until - now));
}
