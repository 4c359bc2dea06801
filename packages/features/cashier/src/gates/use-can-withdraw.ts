import type { UserDetails } from '@baize/api/endpoints/session';
import { withdrawalBlocks, type WithdrawalBlock } from '@baize/domain/cashier-gates';
import { depositWageringLeft } from '@baize/domain/wagering-conditions';
import { usePlayer } from '@baize/player';
import { useWallets } from '@baize/wallet';

/** What stands against a withdrawal from a wallet: each has its own deposits to wager (PAY-09). */
export function withdrawalBlocksOf(player: UserDetails, currency: string): WithdrawalBlock[] {
  return withdrawalBlocks({
    ...player,
    isEmailVerified: player.getUser.isEmailVerified,
    wageringLeft: wageringLeftOf(player, currency),
  });
}

/** What is to be wagered of deposits in a currency before it can be withdrawn; null where nothing is known of it. */
export function wageringLeftOf(player: UserDetails, currency: string): number | null {
  return depositWageringLeft(
    { wageringLeft: player.wageringLeft, wallet: player.getUser.userWallet },
    currency,
  );
}

/** What this player can withdraw of a wallet now (PAY-09). */
export function useWithdrawable(currency: string): number {
  const player = usePlayer();
  const wallet = useWallets()?.wallets.find(({ currencyCode }) => currencyCode === currency);
  if (player === null || withdrawalBlocksOf(player, currency).length > 0) return 0;
  return Math.max(0, wallet?.amount ?? 0);
}

/** Whether a bonus is active, which holds all of this player's money until it is wagered. */
export function useHasActiveBonus(): boolean {
  return (usePlayer()?.activeBonus ?? null) !== null;
}

/** Whether this player has anything to withdraw now, in any wallet (PAY-09). */
export function useCanWithdraw(): boolean {
  const player = usePlayer();
  const wallets = useWallets()?.wallets ?? [];
  if (player === null) return false;
  return wallets.some(
    ({ amount, currencyCode }) => amount > 0 && withdrawalBlocksOf(player, currencyCode).length === 0,
  );
}
