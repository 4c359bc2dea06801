import type { UserDetails } from '@baize/api/calls/session';
import type { WalletEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import { applyWalletEvent, openWallet, type Wallet } from '@baize/domain/wallet';
import { hashKey, type QueryClient } from '@tanstack/react-query';

/**
 * Lays the wallet's events over the player's details in the cache: the balance moves without a
 * refetch, and is read again only when an event is missing (SES-11). Details that were read before an
 * event and arrive after it keep the event's balance.
 */
export function walletCache(queryClient: QueryClient): {
  apply(event: WalletEvent): void;
  reread(): void;
  close(): void;
} {
  let known: Wallet | undefined;
  const reread = () => void queryClient.invalidateQueries({ queryKey: queryKeys.userDetails });
  const close = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !known || query.queryHash !== hashKey(queryKeys.userDetails)) return;
    const details = queryClient.getQueryData<UserDetails>(queryKeys.userDetails);
    if (!details) return;
    const { userWallet } = details.getUser;
    const wallet = openWallet(userWallet, known);
    if (wallet.amount === userWallet.amount && wallet.bonusAmount === userWallet.bonusAmount) return;
    queryClient.setQueryData<UserDetails>(queryKeys.userDetails, withWallet(details, wallet));
  });
  return {
    reread,
    close,
    apply(event) {
      const details = queryClient.getQueryData<UserDetails>(queryKeys.userDetails);
      if (!details) return reread();
      const { userWallet } = details.getUser;
      const { wallet, applied } = applyWalletEvent(openWallet(userWallet, known), event);
      known = wallet;
      if (applied === 'duplicate' || applied === 'stale') return;
      queryClient.setQueryData<UserDetails>(queryKeys.userDetails, withWallet(details, wallet));
      if (applied === 'gap') reread();
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
