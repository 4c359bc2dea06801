import { LATEST_WITHDRAWALS, PAYMENT_LOOKUP_MS, transactionsQuery } from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { withTabLock } from '@baize/browser/tab-lock';
import { watchUnload, type UnloadWatcher } from '@baize/browser/unload';
import { useDraft } from '@baize/forms/form-drafts';
import { useLocale } from '@baize/page';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { withdrawalIntents, withdrawalLockName, type PaymentIntent } from '../intent/payment-intents.ts';
import { isDraftOf, settleLostWithdrawal, withdrawOrderOf } from './sent-withdrawal.ts';
import type { WithdrawResult } from './withdraw-result.ts';

/** A withdrawal without an answer, and how the player stops looking for it; null as long as it may still arrive. */
export interface UnresolvedIntent {
  sent: PaymentIntent;
  giveUp: (() => void) | null;
  /** `looking`: the transactions are not read yet; `unreadable`: they cannot be loaded. */
  search: 'looking' | 'missing' | 'unreadable';
}

/** A withdrawal without an answer that turned out to be made. */
export interface FoundWithdrawal {
  sent: PaymentIntent;
  result: WithdrawResult;
}

/** So long after it was sent one that no transaction shows may be given up, in ms. */
const GIVEN_UP_AFTER_MS = 60_000;

/**
 * Returns a player's withdrawals without an answer but the one that is being sent, also after the page was left, and looks for
 * each among the transactions until it is found (HTTP-05, PAY-09).
 */
export function useUnresolvedWithdrawals({
  userId,
  sendingNonce,
  onFound,
}: {
  userId: string | null;
  sendingNonce: string | null;
  /** Receives what was found at once, each with the intent it answers. */
  onFound(found: readonly FoundWithdrawal[]): void;
}): readonly UnresolvedIntent[] {
  const api = useApi();
  const locale = useLocale();
  const draft = useDraft('withdraw');
  const nonces = useSyncExternalStore(
    withdrawalIntents.subscribe,
    () =>
      withdrawalIntents
        .allOwed(userId)
        .map(({ nonce }) => nonce)
        .join(' '),
    () => '',
  );
  const unresolved = withdrawalIntents.allOwed(userId).filter(({ nonce }) => nonce !== sendingNonce);
  const isAny = unresolved.length > 0;
  const newest = useQuery({
    ...transactionsQuery(api, LATEST_WITHDRAWALS),
    enabled: isAny,
    staleTime: 0,
    refetchInterval: PAYMENT_LOOKUP_MS.lost,
    // Each reading asks anew whether it may still arrive.
    notifyOnChangeProps: 'all',
  });
  const page = useRef<UnloadWatcher | null>(null);
  useEffect(() => {
    page.current = watchUnload();
    return () => page.current?.unwatch();
  }, []);
  const isBeingLeft = () => {
    if (page.current?.isUnloading() !== true) return false;
    // A leaving that comes to nothing is over by the next reading.
    page.current.unwatch();
    page.current = watchUnload();
    return true;
  };
  const lookUp = useEffectEvent((isCurrent: () => boolean) => {
    const rows = newest.isFetchedAfterMount ? newest.data?.rows : undefined;
    if (!isAny || !rows) return;
    // Another tab that still waits for the answer tells it itself.
    void withTabLock(withdrawalLockName(userId), async () => {
      // What is found for a page that is gone by now, or is being left, would be shown to nobody.
      if (!isCurrent() || isBeingLeft()) return;
      const found = withdrawalIntents.allOwed(userId).flatMap((sent): FoundWithdrawal[] => {
        const result = settleLostWithdrawal(rows, { sent, order: withdrawOrderOf(sent), locale });
        return result ? [{ sent, result }] : [];
      });
      // What was typed for one that is made is not offered again.
      for (const { sent } of found) draft.discardIf((kept) => isDraftOf(kept, sent));
      if (found.length > 0) onFound(found);
    });
  });
  useEffect(() => {
    let current = true;
    lookUp(() => current);
    return () => {
      current = false;
    };
  }, [nonces, isAny, newest.data]);

  const isRead = newest.isFetchedAfterMount && !newest.isError;
  // What failed to be read stays unreadable while it is read again.
  const hasFailed = newest.errorUpdatedAt > newest.dataUpdatedAt;
  const isMissing = newest.isFetchedAfterMount && newest.data !== undefined;
  const search = hasFailed ? 'unreadable' : isMissing ? 'missing' : 'looking';
  return unresolved.map((sent) => {
    const isOver = isRead && platformClock.now() - sent.since > GIVEN_UP_AFTER_MS;
    const { nonce } = sent;
    const giveUp = () => withdrawalIntents.settle({ nonce, outcome: 'given-up' });
    return { sent, giveUp: isOver ? giveUp : null, search };
  });
}
