import { stored } from '@baize/browser/storage';
import { pursesOf, type Purse } from '@baize/domain/wallet';
import { useMemo, useSyncExternalStore } from 'react';
import { usePage } from '../page/page.ts';
import { usePlayer } from '../player/use-player.ts';
import { useTold } from './balance-hold.ts';

/** The currency of the purse the player looks at, kept in this browser. */
const chosenPurse = stored<string | null>({
  key: 'purse',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

/** A purse with the sign the platform has for its currency, if it has one. */
export interface PlayerPurse extends Purse {
  symbol: string | null;
}

/** What the player holds. */
export interface PlayerWallet {
  /** The main one first; more than one only where the brand has several (`useMultiWallet`, SET-06). */
  purses: readonly PlayerPurse[];
  /** The one looked at. */
  shown: PlayerPurse;
  /** Looks at the purse of another currency. */
  look(currencyCode: string): void;
}

/** What the player holds, inside a `PlayerIsland`; null until it is known. A running game tells of its rounds first. */
export function useWallet(): PlayerWallet | null {
  const { settings } = usePage();
  const player = usePlayer();
  const chosen = useSyncExternalStore<string | null>(chosenPurse.subscribe, chosenPurse.get, () => null);
  const userWallet = useTold(player?.getUser.userWallet);
  return useMemo(() => {
    if (!player || !userWallet) return null;
    const { isCrypto, currencySymbol } = player;
    const held = pursesOf({ wallet: userWallet, isCrypto }).map((purse, place) => ({
      ...purse,
      symbol: place === 0 ? currencySymbol : null,
    }));
    const [main] = held;
    if (!main) return null;
    const purses = settings.useMultiWallet ? held : [main];
    const shown = purses.find(({ currencyCode }) => currencyCode === chosen) ?? main;
    return { purses, shown, look: chosenPurse.set };
  }, [player, userWallet, settings, chosen]);
}
