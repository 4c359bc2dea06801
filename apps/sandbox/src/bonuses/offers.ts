import type { Offer } from './offer.ts';
import { DEPOSIT_OFFERS } from './offers/deposit-offers.ts';
import { OTHER_OFFERS } from './offers/other-offers.ts';
import { SPIN_OFFERS } from './offers/spin-offers.ts';

/** Everything the house offers, in the order of its promotions page. */
export const OFFERS: readonly Offer[] = [...DEPOSIT_OFFERS, ...SPIN_OFFERS, ...OTHER_OFFERS];

const BY_KEY = new Map(OFFERS.map((offer) => [offer.key, offer]));

export function findOffer(key: string): Offer | undefined {
  return BY_KEY.get(key);
}
