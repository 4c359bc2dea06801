import { userDetailsQuery } from '@baize/api/queries/user-details';
import { limitsQuery } from '@baize/api/queries/limits';
import type { ApiClient } from '@baize/api/client';
import { platformClock } from '@baize/browser/clock';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { lastLock } from '../session/last-lock.ts';
import { sessionStore } from '../session/session.ts';
import { suppressionStatusStore } from './exclusion-status.ts';
import { exclusionEndsAt } from './use-exclusion-status.ts';
import { getPromoSuppression } from './use-promo-suppression.ts';

/** Keeps what the page knows of exclusion, freeze and reached limits in line with what was read. Answers how to stop. */
export function syncSuppressionStatus(runtime: { api: ApiClient; queryClient: QueryClient }): () => void {
  const { queryKey } = userDetailsQuery(runtime.api);
  const limitsKey = limitsQuery(runtime.api).queryKey;
  const hashes = [hashKey(queryKey), hashKey(limitsKey)];
  let forgetEnd = () => {};
  // No answer comes by itself when an exclusion or a break ends: pages that stay open would say that it goes on.
  const readAgain = () => {
    // What fails is known to the cache, and tried again by it.
    void runtime.queryClient.query({ ...userDetailsQuery(runtime.api), staleTime: 0 }).catch(() => undefined);
  };
  const readAgainAt = (end: number | null) => {
    forgetEnd();
    forgetEnd = end === null ? () => {} : platformClock.atInstant(end, readAgain);
  };
  const update = () => {
    // What was read of a player says nothing once their session is over: a lock may have ended it.
    if (sessionStore.get().phase === 'signed-out') return;
    const details = runtime.queryClient.getQueryData(queryKey);
    const limits = runtime.queryClient.getQueryData(limitsKey);
    // What was remembered holds until all that could end it has been read.
    if (!details) return;
    // Somebody is signed in: the lock of whoever was here before is not theirs.
    lastLock.set(null);
    readAgainAt(exclusionEndsAt(details));
    const silence = getPromoSuppression(details, limits)?.reason;
    if (!silence && !limits && suppressionStatusStore.get() === 'limited') return;
    suppressionStatusStore.set(silence ?? (limits ? 'free' : unread()));
  };
  const unread = () => {
    const failed = runtime.queryClient.getQueryState(limitsKey)?.status === 'error';
    return failed ? 'unread' : 'unknown';
  };
  update();
  const stopHearing = runtime.queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Whoever begins or ends to look at a query changes nothing of what was read.
    if (type === 'updated' && hashes.includes(query.queryHash)) update();
  });
  return () => {
    forgetEnd();
    stopHearing();
  };
}
