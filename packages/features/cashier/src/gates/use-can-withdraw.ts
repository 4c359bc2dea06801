import { withdrawalBlocks } from '@baize/domain/cashier-gates';
import { usePlayer } from '@baize/shell/player';
import { useWallets } from '@baize/shell/wallet';

/** What this player can withdraw of a wallet now (PAY-09). */
export function useWithdrawable(currency: string): number {
  const wallet = useWallets()?.wallets.find(({ currencyCode }) => currencyCode === currency);
  return useCanWithdraw() ? Math.max(0, wallet?.amount ?? 0) : 0;
}

/** Whether this player has anything to withdraw now, in any wallet (PAY-09). */
export function useCanWithdraw(): boolean {
  const player = usePlayer();
  const wallets = useWallets()?.wallets ?? [];
  if (player === null) return false;
  const blocks = withdrawalBlocks({ ...player, isEmailVerified: player.getUser.isEmailVerified });
  return blocks.length === 0 && wallets.some(({ amount }) => amount > 0);
}
