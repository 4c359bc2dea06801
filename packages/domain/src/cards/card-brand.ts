import type { PaymentMethod } from '../methods/payment-methods.ts';
import { westernDigits } from '../money/western-digits.ts';

/** A card scheme that its numbers tell. */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'maestro',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
] as const;

/** One of the card schemes. */
export type CardBrand = (typeof CARD_BRANDS)[number];

/** The ranges that numbers of a scheme begin with, both ends in it. Where ranges lie in one another the narrower comes first. */
const RANGES: readonly (readonly [CardBrand, from: string, to: string])[] = [
  ['amex', '34', '34'],
  ['amex', '37', '37'],
  ['diners', '300', '305'],
  ['diners', '3095', '3095'],
  ['diners', '36', '36'],
  ['diners', '38', '39'],
  ['jcb', '3528', '3589'],
  ['visa', '4', '4'],
  ['mastercard', '2221', '2720'],
  ['mastercard', '51', '55'],
  ['maestro', '50', '50'],
  ['maestro', '56', '58'],
  ['discover', '6011', '6011'],
  ['discover', '644', '649'],
  ['discover', '65', '65'],
  ['unionpay', '62', '62'],
  ['unionpay', '81', '81'],
  ['maestro', '6304', '6304'],
  ['maestro', '6390', '6390'],
  ['maestro', '67', '67'],
];

/**
 * Returns a card's scheme as soon as its first digits tell it, null before and for a number of no known range. Spaces, hyphens and
 * the digits of any script are understood. Ranges: ISO/IEC 7812 issuer numbers as the schemes publish them.
 */
export function cardBrand(number: string): CardBrand | null {
  const digits = westernDigits(number).replaceAll(/\D/g, '');
  const found = RANGES.find(([, from, to]) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  });
  return found?.[0] ?? null;
}

const METHOD_NAMES: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^visa\b/i],
  ['maestro', /^maestro\b/i],
  ['mastercard', /^master(?:card)?\b/i],
  ['amex', /^(?:amex|american express)\b/i],
  ['discover', /^discover\b/i],
  ['diners', /^diners\b/i],
  ['jcb', /^jcb\b/i],
  ['unionpay', /^(?:union ?pay|cup)\b/i],
];

/** Returns the scheme that a method is named after, null for one that takes any card. Its name on screen does not matter. */
export function methodCardBrand({ name, paymentMethod, rawTitle }: PaymentMethod): CardBrand | null {
  const names = [name, paymentMethod, rawTitle].filter((text) => typeof text === 'string');
  const found = METHOD_NAMES.find(([, pattern]) => names.some((text) => pattern.test(text.trim())));
  return found?.[0] ?? null;
}

/** A card of another scheme than its method, and the method it fits, null where the player has none. */
export type CardMismatch<M extends PaymentMethod> = { brand: CardBrand; fitting: M | null };

/** So many digits are an issuer's number: with fewer a card is still being typed. */
const ISSUER_DIGITS = 6;

/**
 * Tells whether a card's number belongs to another scheme than the method it is typed under; null where it does not, or nobody
 * can tell yet. American Express is refused by the number's own check. Maestro is Mastercard's own and paid under its name where no
 * method is Maestro's.
 */
export function cardMismatch<M extends PaymentMethod>({
  number,
  method,
  methods,
}: {
  number: string;
  method: M;
  methods: readonly M[];
}): CardMismatch<M> | null {
  if (westernDigits(number).replaceAll(/\D/g, '').length < ISSUER_DIGITS) return null;
  const [brand, wanted] = [cardBrand(number), methodCardBrand(method)];
  if (brand === null || brand === 'amex' || wanted === null || brand === wanted) return null;
  const own = methods.find((other) => methodCardBrand(other) === brand);
  const family = brand === 'maestro' && !own;
  if (family && wanted === 'mastercard') return null;
  const fitting =
    own ??
    methods.find((other) => family && methodCardBrand(other) === 'mastercard') ??
    methods.find((other) => other.isCardForm === true && methodCardBrand(other) === null);
  return { brand, fitting: fitting ?? null };
}
