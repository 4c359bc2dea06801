import { createListeners } from '@baize/browser/create-store';
import { storedValue } from '@baize/browser/storage';
import type { ExclusionStatus } from '@baize/domain/self-exclusion';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';

/** Why nothing is advertised to the player: shut out, or at a limit. */
export type SuppressionReason = Exclude<ExclusionStatus, 'free'> | 'limited';

/** Nothing is advertised either as long as that is `unknown`, or `unread` because it did not come; `free` lets it be. */
export type SuppressionStatus = SuppressionReason | 'free' | 'unknown' | 'unread';

const SUPPRESSION_REASONS: readonly unknown[] = [
  'excluded',
  'frozen',
  'limited',
] satisfies SuppressionReason[];

const isSuppressionReason = (raw: unknown): raw is SuppressionReason => SUPPRESSION_REASONS.includes(raw);

/** Remembered with the session, so that the next page knows before it has read anything (beyond 15). */
const storedReason = storedValue<SuppressionReason | null>({
  key: 'silence',
  parse: (raw) => (isSuppressionReason(raw) ? raw : undefined),
  fallback: null,
});

/** So long a browser in which an account was locked offers nothing to whoever is not signed in, in ms. */
const LOCK_MS = 30 * 24 * 60 * 60_000;

/** Whether a player has locked their account in this browser: kept beyond the session, which the lock ends (beyond 15). */
const storedLock = storedValue<boolean>({
  key: 'locked',
  parse: (raw) => raw === true,
  fallback: false,
  expires: LOCK_MS,
});

let readStatus: Exclude<SuppressionStatus, SuppressionReason> = 'unknown';
const changes = createListeners();

/**
 * Whether the player has shut themselves out or is at a limit; written by `syncSuppressionStatus`, and forgotten with the
 * session, but where a lock ended it: nothing is offered here until somebody who may be offered things is signed in. What
 * carries `data-offer` is out of sight as long as the document is marked with it.
 */
export const suppressionStatusStore = {
  get: (): SuppressionStatus => storedReason.get() ?? readStatus,
  set(next: SuppressionStatus): void {
    const { dataset } = document.documentElement;
    if (next === 'free') storedLock.clear();
    if (
      next === suppressionStatusStore.get() &&
      isSuppressionReason(next) === (dataset['silence'] !== undefined)
    )
      return;
    if (isSuppressionReason(next)) {
      dataset['silence'] = '';
      storedReason.set(next);
      return;
    }
    readStatus = next;
    delete dataset['silence'];
    storedReason.clear();
    changes.notify();
  },
  /** The session is over. */
  forget({ isLocked }: { isLocked: boolean }): void {
    if (isLocked) storedLock.set(true);
    // A self-exclusion and a break end it alike, and the words of the weaker one hold for both.
    suppressionStatusStore.set(storedLock.get() ? 'frozen' : 'unknown');
  },
  subscribe(listener: () => void): () => void {
    const stops = [storedReason.subscribe(listener), changes.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  },
};

/** As `usePromoSuppression`, for what stands outside of an island; whoever is not signed in is free, but after a lock. */
export function useSuppressionStatus(): SuppressionStatus {
  const known = useSyncExternalStore(
    suppressionStatusStore.subscribe,
    suppressionStatusStore.get,
    () => 'unknown' as const,
  );
  return useSession().phase === 'signed-in' || storedLock.get() ? known : 'free';
}

/** As `useExclusionStatus`, for what stands outside of an island: a moment later, once the details are known. */
export function useStoredExclusionStatus(): ExclusionStatus {
  const known = useSuppressionStatus();
  return known === 'excluded' || known === 'frozen' ? known : 'free';
}
