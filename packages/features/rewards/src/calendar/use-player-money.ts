import { usePlayer } from '@baize/shell/player';
import type { MoneyStyle } from './money-style.ts';

/** How this player's money is written; null until the player is known. */
export function usePlayerMoney(): MoneyStyle | null {
  const player = usePlayer();
  if (!player) return null;
  const { getUser, isCrypto, currencySymbol } = player;
  return { currency: getUser.userWallet.currencyCode, crypto: isCrypto, symbol: currencySymbol };
}
