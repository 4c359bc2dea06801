import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { explainBalance, type BalanceBreakdown } from '@baize/domain/balance-breakdown';
import { withdrawalBlocks, type WithdrawalBlock } from '@baize/domain/cashier-gates';
import { usePlayer } from '@baize/player';
import type { MoneyFormat } from './money-format.ts';

/** The player's money and what stands against taking it out. */
export interface BalanceBreakdownData {
  explained: BalanceBreakdown;
  blocks: readonly WithdrawalBlock[];
  money: MoneyFormat;
}

/** The main wallet explained with the bonus that runs, where one is known of; null until the player is known. */
export function useBalanceBreakdown(running: BonusLabel | null = null): BalanceBreakdownData | null {
  const player = usePlayer();
  if (!player) return null;
  const { getUser, depositCount, wageringLeft, isCrypto, currencySymbol } = player;
  const activeBonus = running ?? player.activeBonus;
  const blocks = withdrawalBlocks({
    activeBonus,
    depositCount,
    isEmailVerified: getUser.isEmailVerified,
    wageringLeft,
  });
  return {
    explained: explainBalance({ wallet: getUser.userWallet, blocks, running: activeBonus }),
    blocks,
    money: { currency: getUser.userWallet.currencyCode, crypto: isCrypto, symbol: currencySymbol },
  };
}
