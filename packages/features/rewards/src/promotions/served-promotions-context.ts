import { createContext, useContext } from 'react';
import type { ServedPromotions } from './served-promotions.ts';

/** Everybody's promotions, as the page was served; null while they cannot be read. */
const ServedPromotionsContext = createContext<ServedPromotions | null>(null);

export const ServedPromotionsProvider = ServedPromotionsContext.Provider;

export function useServedPromotions(): ServedPromotions | null {
  return useContext(ServedPromotionsContext);
}
