import { usePlayer } from '@baize/player';
import { useMemo } from 'react';
import type { MoneyFormat } from './money-style.ts';

/** How this player's money is written; null until the player is known, and the same object while it stays so. */
export function usePlayerMoneyStyle(): MoneyFormat | null {
  const player = usePlayer();
  const currency = player?.getUser.userWallet.currencyCode;
  const { isCrypto, currencySymbol = null } = player ?? {};
  return useMemo(
    () =>
      currency === undefined || isCrypto === undefined
        ? null
        : { currency, crypto: isCrypto, symbol: currencySymbol },
    [currency, isCrypto, currencySymbol],
  );
}
