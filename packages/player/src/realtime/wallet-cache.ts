import type { UserDetails, UserWallet } from '@baize/api/endpoints/session';
import type { WalletEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import { applyWalletEvent, openWallet, type Wallet } from '@baize/domain/wallet';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { createUnreadDeposits } from './unread-deposits.ts';

/** Runs what is to be written to the cache now or later; however often it is handed over meanwhile, it runs once. */
export type Schedule = (write: () => void) => void;

/**
 * Lays the wallet's events over the player's details in the cache: the balance moves without a
 * refetch, and is read again only when an event is missing (SES-11). Details that were read before an
 * event and arrive after it keep the event's balance. Events are applied one by one as they come and written together
 * when `schedule` says so: a cache that is written renders whoever shows the player. A credited deposit is added to what is left
 * to wager in the same write (PAY-09).
 */
export function createWalletCache(
  queryClient: QueryClient,
  schedule: Schedule = (write) => write(),
): {
  apply(event: WalletEvent, options?: { isDeposit: boolean }): void;
  refetch(): void;
  close(): void;
} {
  const { queryKey, hash } = { queryKey: queryKeys.userDetails, hash: hashKey(queryKeys.userDetails) };
  let known: Wallet | undefined;
  /** Applied, and not written yet. */
  let unwritten: Wallet | null = null;
  let missed = false;
  const deposits = createUnreadDeposits();
  /** The wallet of the details as they were last read or written here: any other one comes from the platform. */
  let handled: UserWallet | undefined;
  let isWriting = false;
  const noteReading = (details: UserDetails) => {
    handled = details.getUser.userWallet;
    deposits.noteReading(details);
  };
  const read = () => queryClient.getQueryData<UserDetails>(queryKey);
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  const store = (details: UserDetails, wallet: Wallet) => {
    const isInvalidated = queryClient.getQueryState(queryKey)?.isInvalidated === true;
    isWriting = true;
    queryClient.setQueryData<UserDetails>(queryKey, deposits.layOver(withWallet(details, wallet)));
    isWriting = false;
    // The cache may have put an equal object in its place.
    handled = read()?.getUser.userWallet;
    // A write counts as a reading for the cache: what was to be read again still is, and so is what a deposit lies over.
    if (isInvalidated || deposits.hasAny())
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };
  const write = () => {
    const details = read();
    const wallet = unwritten;
    unwritten = null;
    if (wallet && details) store(details, wallet);
    // A read that is on its way will do: a stream with gaps would call it off again and again.
    if (missed) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    missed = false;
  };
  const close = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || isWriting || !known || event.query.queryHash !== hash) return;
    const details = read();
    if (!details) return;
    const { userWallet } = details.getUser;
    const { action } = event;
    // Of a reading that tells the same wallet the cache keeps the old object: what is left to wager may be new all the same.
    const isFetched = action.type === 'success' && action.manual !== true;
    if (!isFetched && userWallet === handled) return;
    noteReading(details);
    // What is read is laid under what is not written yet, as if that had been written first.
    if (unwritten) unwritten = openWallet(userWallet, unwritten);
    else if (deposits.hasAny() || !isSame(openWallet(userWallet, known), userWallet))
      store(details, openWallet(userWallet, known));
  });
  return {
    refetch,
    close,
    apply(event, { isDeposit } = { isDeposit: false }) {
      const details = read();
      if (details) {
        if (!known) noteReading(details);
        const base = unwritten ?? openWallet(details.getUser.userWallet, known);
        const { wallet, applied } = applyWalletEvent(base, event);
        known = wallet;
        if (applied === 'duplicate') return;
        // Overtaken by a newer event, a deposit is in the balance already, and not yet in what is left to wager.
        const isAdded = isDeposit && deposits.add(event);
        if (applied === 'stale' && !isAdded) return;
        unwritten = wallet;
        missed ||= applied === 'gap';
      } else {
        missed = true;
      }
      schedule(write);
    },
  };
}

function isSame(one: Wallet, other: UserWallet): boolean {
  return one.amount === other.amount && one.bonusAmount === other.bonusAmount;
}

function withWallet(details: UserDetails, { amount, bonusAmount, sequence }: Wallet): UserDetails {
  const { getUser } = details;
  return {
    ...details,
    getUser: { ...getUser, userWallet: { ...getUser.userWallet, amount, bonusAmount, sequence } },
  };
}
