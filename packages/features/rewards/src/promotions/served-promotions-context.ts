import { createContext, useContext, type Dispatch, type SetStateAction } from 'react';
import type { ServedPromotions } from './served-promotions.ts';
import type { OpenPromo } from './use-promo-details.tsx';

/** Everybody's promotions, as the page was served; null while they cannot be read. */
const ServedPromotionsContext = createContext<ServedPromotions | null>(null);

export const ServedPromotionsProvider = ServedPromotionsContext.Provider;

export function useServedPromotions(): ServedPromotions | null {
  return useContext(ServedPromotionsContext);
}

/** The promotion whose details are open: the page's, so that they stay open while its list becomes that of whoever looks. */
type OpenPromoState = [OpenPromo | null, Dispatch<SetStateAction<OpenPromo | null>>];

const OpenPromoContext = createContext<OpenPromoState | null>(null);

export const OpenPromoProvider = OpenPromoContext.Provider;

export function useOpenPromoContext(): OpenPromoState | null {
  return useContext(OpenPromoContext);
}

const StaticListReadyContext = createContext<() => void>(() => undefined);

export const StaticListReadyProvider = StaticListReadyContext.Provider;

/** Tells the page that everybody's list is alive, and what was pressed on it is made good. */
export function useStaticListReady(): () => void {
  return useContext(StaticListReadyContext);
}
