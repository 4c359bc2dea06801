import { createListeners } from '@baize/browser/create-store';
import { storedValue } from '@baize/browser/storage';
import type { PromoSuppression } from '@baize/domain/promo-suppression';
import type { ExclusionStatus } from '@baize/domain/self-exclusion';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';
import { storedLock } from '../session/stored-lock.ts';

/** Why nothing is advertised to the player: shut out, or at a limit; to a visitor after an account was locked here. */
export type SuppressionReason = PromoSuppression['reason'];

/** Nothing is advertised either as long as that is `unknown`, or `unread` because it did not come; `free` lets it be. */
export type SuppressionStatus = SuppressionReason | 'free' | 'unknown' | 'unread';

const SUPPRESSION_REASONS: readonly unknown[] = [
  'excluded',
  'frozen',
  'limited',
  'locked',
] satisfies SuppressionReason[];

const isSuppressionReason = (raw: unknown): raw is SuppressionReason => SUPPRESSION_REASONS.includes(raw);

/** Remembered with the session, so that the next page knows before it has read anything (beyond 15). */
const storedReason = storedValue<SuppressionReason | null>({
  key: 'silence',
  parse: (raw) => (isSuppressionReason(raw) ? raw : undefined),
  fallback: null,
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
  /** The session is over; `byLock`: because the account was locked, here or elsewhere. */
  forget({ byLock }: { byLock: boolean }): void {
    // How long it lasts may be known already.
    if (byLock && !storedLock.get()) storedLock.set(true);
    suppressionStatusStore.set(storedLock.get() ? 'locked' : 'unknown');
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
  // What a lock left behind is said to visitors alone: of whoever is signed in it is read.
  if (useSession().phase === 'signed-in') return known === 'locked' ? 'unknown' : known;
  return storedLock.get() ? known : 'free';
}

/** As `useExclusionStatus`, for what stands outside of an island: a moment later, once the details are known. */
export function useStoredExclusionStatus(): ExclusionStatus | 'locked' {
  const known = useSuppressionStatus();
  return known === 'excluded' || known === 'frozen' || known === 'locked' ? known : 'free';
}
