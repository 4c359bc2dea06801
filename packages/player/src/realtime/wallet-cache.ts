import type { UserDetails } from '@baize/api/endpoints/session';
import type { WalletEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import { applyWalletEvent, openWallet, type Wallet } from '@baize/domain/wallet';
import { hashKey, type QueryClient } from '@tanstack/react-query';

/** Runs what is to be written to the cache now or later; however often it is handed over meanwhile, it runs once. */
export type Schedule = (write: () => void) => void;

/**
 * Lays the wallet's events over the player's details in the cache: the balance moves without a
 * refetch, and is read again only when an event is missing (SES-11). Details that were read before an
 * event and arrive after it keep the event's balance. Events are applied one by one as they come and written together
 * when `schedule` says so: a cache that is written renders whoever shows the player.
 */
export function createWalletCache(
  queryClient: QueryClient,
  schedule: Schedule = (write) => write(),
): {
  apply(event: WalletEvent): void;
  refetch(): void;
  close(): void;
} {
  const { queryKey, hash } = { queryKey: queryKeys.userDetails, hash: hashKey(queryKeys.userDetails) };
  let known: Wallet | undefined;
  /** Applied, and not written yet. */
  let unwritten: Wallet | null = null;
  let missed = false;
  const read = () => queryClient.getQueryData<UserDetails>(queryKey);
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  const write = () => {
    const details = read();
    const wallet = unwritten;
    unwritten = null;
    if (wallet && details) queryClient.setQueryData<UserDetails>(queryKey, withWallet(details, wallet));
    // A read that is on its way will do: a stream with gaps would call it off again and again.
    if (missed) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    missed = false;
  };
  const close = queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !known || query.queryHash !== hash) return;
    const details = read();
    if (!details) return;
    const { userWallet } = details.getUser;
    if (unwritten) {
      // What is read is laid under what is not written yet, as if that had been written first.
      if ('action' in event && event.action.type === 'success') unwritten = openWallet(userWallet, unwritten);
      return;
    }
    const wallet = openWallet(userWallet, known);
    if (wallet.amount === userWallet.amount && wallet.bonusAmount === userWallet.bonusAmount) return;
    queryClient.setQueryData<UserDetails>(queryKey, withWallet(details, wallet));
  });
  return {
    refetch,
    close,
    apply(event) {
      const details = read();
      if (details) {
        const base = unwritten ?? openWallet(details.getUser.userWallet, known);
        const { wallet, applied } = applyWalletEvent(base, event);
        known = wallet;
        if (applied === 'duplicate' || applied === 'stale') return;
        unwritten = wallet;
        missed ||= applied === 'gap';
      } else {
        missed = true;
      }
      schedule(write);
    },
  };
}

function withWallet(details: UserDetails, { amount, bonusAmount, sequence }: Wallet): UserDetails {
  const { getUser } = details;
  return {
    ...details,
    getUser: { ...getUser, userWallet: { ...getUser.userWallet, amount, bonusAmount, sequence } },
  };
}
