import type { Offer, OfferText } from './offer.ts';
import { ARABIC } from './offers/translations/arabic.ts';
import { GERMAN } from './offers/translations/german.ts';
import { TURKISH } from './offers/translations/turkish.ts';

const TEXTS: Readonly<Record<string, Readonly<Record<string, OfferText>>>> = {
  de: GERMAN,
  tr: TURKISH,
  ar: ARABIC,
};

/** The languages besides English in which every offer has its words. */
export const OFFER_LANGUAGES: readonly string[] = Object.keys(TEXTS);

/** An offer's words in a language (`de`, `de-AT`), all of them in English where the house has it in no other. */
export function getOfferText(offer: Offer, language: string): OfferText {
  const { key, name, banner, description, terms } = offer;
  const own = TEXTS[language.slice(0, 2).toLowerCase()]?.[key];
  if (own) return own;
  return {
    name,
    ...(banner?.text !== undefined && { text: banner.text }),
    description,
    terms,
  };
}
