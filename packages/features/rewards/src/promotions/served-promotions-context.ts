import { createContext, useContext, type Dispatch, type SetStateAction } from 'react';
import type { ServedPromotions } from './served-promotions.ts';
import type { ShownPromo } from './use-shown-promo.tsx';

/** Everybody's promotions, as the page was served; null while they cannot be read. */
const ServedPromotionsContext = createContext<ServedPromotions | null>(null);

export const ServedPromotionsProvider = ServedPromotionsContext.Provider;

export function useServedPromotions(): ServedPromotions | null {
  return useContext(ServedPromotionsContext);
}

/** The promotion whose details are open: the page's, so that they stay open while its list becomes that of whoever looks. */
type ShownPromoState = [ShownPromo | null, Dispatch<SetStateAction<ShownPromo | null>>];

const ShownPromoContext = createContext<ShownPromoState | null>(null);

export const ShownPromoProvider = ShownPromoContext.Provider;

export function useLiftedPromo(): ShownPromoState | null {
  return useContext(ShownPromoContext);
}

const StandingAliveContext = createContext<() => void>(() => undefined);

export const StandingAliveProvider = StandingAliveContext.Provider;

/** Tells the page that everybody's list is alive, and what was pressed on it is made good. */
export function useStandingAlive(): () => void {
  return useContext(StandingAliveContext);
}
