import { storedValue } from '@baize/browser/storage';

/** So long nothing is offered to whoever is not signed in where the end of a lock is not known, in ms. */
const LOCK_MS = 30 * 24 * 60 * 60_000;

/** Whether an account was locked in this browser: kept beyond the session, which the lock ends (beyond 15). */
export const storedLock = storedValue<boolean>({
  key: 'locked',
  parse: (raw) => raw === true,
  fallback: false,
  expires: LOCK_MS,
});
