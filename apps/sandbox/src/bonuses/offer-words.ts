import type { Offer, OfferWords } from './offer.ts';
import { ARABIC } from './offers/words/arabic.ts';
import { GERMAN } from './offers/words/german.ts';
import { TURKISH } from './offers/words/turkish.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, OfferWords>>>> = {
  de: GERMAN,
  tr: TURKISH,
  ar: ARABIC,
};

/** The languages besides English in which every offer has its words. */
export const OFFER_LANGUAGES: readonly string[] = Object.keys(WORDS);

/** An offer's words in a language (`de`, `de-AT`), all of them in English where the house has it in no other. */
export function offerWords(offer: Offer, language: string): OfferWords {
  const { key, name, banner, description, terms } = offer;
  const own = WORDS[language.slice(0, 2).toLowerCase()]?.[key];
  if (own) return own;
  return {
    name,
    ...(banner?.text !== undefined && { text: banner.text }),
    description,
    terms,
  };
}
