import { createStore } from '@baize/browser/create-store';
import { storedValue } from '@baize/browser/storage';

/** So long nothing is offered to whoever is not signed in where the end of a lock is not known, in ms. */
const LOCK_MS = 30 * 24 * 60 * 60_000;

/** Longer than any browser keeps anything, in ms. */
const FOR_GOOD_MS = 100 * 365 * 24 * 60 * 60_000;

/** Whether an account was locked in this browser: kept beyond the session, which the lock ends (beyond 15). */
export const storedLock = storedValue<boolean>({
  key: 'locked',
  parse: (raw) => raw === true,
  fallback: false,
  expires: LOCK_MS,
});

/** What a player has locked their account by, and until when (epoch ms); null for good. */
export interface AccountLock {
  reason: 'excluded' | 'frozen';
  until: number | null;
}

/** The lock that the last session of this document ended with; null where it was another end, or another tab's. */
export const lastLock = createStore<AccountLock | null>(null);

/** Keeps the lock that a player has just put on their account. */
export function lockBrowser(lock: AccountLock, now: number): void {
  lastLock.set(lock);
  storedLock.set(true, lock.until === null ? FOR_GOOD_MS : Math.max(0, lock.until - now));
}
