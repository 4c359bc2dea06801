import { storedValue } from '@baize/browser/storage';
import { currencyWallets, type CurrencyWallet } from '@baize/domain/wallet';
import { useMemo, useSyncExternalStore } from 'react';
import { usePage } from '@baize/page';
import { usePlayer } from '@baize/player';
import { useDeferredBalance } from './deferred-balance.ts';

/** The currency of the purse the player looks at, kept in this browser. */
const selectedCurrency = storedValue<string | null>({
  key: 'purse',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

/** A purse with the sign the platform has for its currency, if it has one. */
export interface PlayerCurrencyWallet extends CurrencyWallet {
  symbol: string | null;
}

/** What the player holds. */
export interface PlayerWallets {
  /** The main one first; more than one only where the brand has several (`useMultiWallet`, SET-06). */
  wallets: readonly PlayerCurrencyWallet[];
  /** The one looked at. */
  selected: PlayerCurrencyWallet;
  /** Looks at the purse of another currency. */
  select(currencyCode: string): void;
}

/** What the player holds, inside a `PlayerBoundary`; null until it is known. A running game tells of its rounds first. */
export function useWallets(): PlayerWallets | null {
  const { settings } = usePage();
  const player = usePlayer();
  const chosen = useSyncExternalStore<string | null>(
    selectedCurrency.subscribe,
    selectedCurrency.get,
    () => null,
  );
  const userWallet = useDeferredBalance(player?.getUser.userWallet);
  return useMemo(() => {
    if (!player || !userWallet) return null;
    const { isCrypto, currencySymbol } = player;
    const allWallets = currencyWallets({ wallet: userWallet, isCrypto }).map((purse, place) => ({
      ...purse,
      symbol: place === 0 ? currencySymbol : null,
    }));
    const [main] = allWallets;
    if (!main) return null;
    const wallets = settings.useMultiWallet ? allWallets : [main];
    const selected = wallets.find(({ currencyCode }) => currencyCode === chosen) ?? main;
    return { wallets: wallets, selected: selected, select: selectedCurrency.set };
  }, [player, userWallet, settings, chosen]);
}
