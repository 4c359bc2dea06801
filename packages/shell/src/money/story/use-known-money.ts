import type { BonusLabel } from '@baize/api/calls/rewards';
import { explainMoney, type ExplainedMoney } from '@baize/domain/bonus-money';
import { withdrawalBlocks, type WithdrawalBlock } from '@baize/domain/cashier-gates';
import { usePlayer } from '../../player/use-player.ts';
import type { MoneyStyle } from './money-style.ts';

/** The player's money and what stands against taking it out. */
export interface KnownMoney {
  explained: ExplainedMoney;
  blocks: readonly WithdrawalBlock[];
  money: MoneyStyle;
}

/** The main wallet explained with the bonus that runs, where one is known of; null until the player is known. */
export function useKnownMoney(running: BonusLabel | null = null): KnownMoney | null {
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
    explained: explainMoney({ wallet: getUser.userWallet, blocks, running: activeBonus }),
    blocks,
    money: { currency: getUser.userWallet.currencyCode, crypto: isCrypto, symbol: currencySymbol },
  };
}
