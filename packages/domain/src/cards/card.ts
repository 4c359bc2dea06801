import * as v from 'valibot';
import { exactText, fieldText, textCheck } from '../fields/field-schema.ts';
import { westernDigits } from '../money/western-digits.ts';

export { expirySchema, readExpiry, formatExpiryInput } from './card-expiry.ts';

/** Luhn's check: from the right every second digit doubles, and all digits sum up to a multiple of ten. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let back = 1; back <= digits.length; back += 1) {
    const digit = Number(digits.at(-back));
    const counted = back % 2 === 0 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** Tells whether a card number, spaces or hyphens allowed, is American Express's: it begins with 34 or 37. */
export function isAmex(number: string): boolean {
  return /^3[47]/.test(number.replace(/[\s-]/g, ''));
}

const FEWEST_DIGITS = 12;
const MOST_DIGITS = 19;

/**
 * A card number as people type it, grouped by spaces or hyphens, in the digits of any script; returns its digits alone: 12 to
 * 19 of them that pass Luhn's check. American Express, whose codes have four digits, is refused in its own words. Requirements
 * PAY-02.
 */
export const cardNumberSchema = v.pipe(
  fieldText,
  v.transform((text) => westernDigits(text).replace(/[ \u00a0-]/g, '')),
  textCheck((digits) => {
    if (digits === '') return 'form.validation.invalid.required';
    if (!/^\d+$/.test(digits)) return 'form.validation.invalid.card.number';
    if (isAmex(digits)) return 'form.validation.invalid.card.amex';
    if (digits.length < FEWEST_DIGITS) return 'form.validation.invalid.card.short';
    const fits = digits.length <= MOST_DIGITS && passesLuhn(digits);
    return fits ? null : 'form.validation.invalid.card.number';
  }),
);

/** A card's code: three digits; four are American Express's and refused in its words. Source: S2 §9 "Card form". */
export const cvcSchema = exactText((text) => {
  if (text === '') return 'form.validation.invalid.required';
  if (/^\d{4}$/.test(text)) return 'form.validation.invalid.card.amex';
  return /^\d{3}$/.test(text) ? null : 'form.validation.invalid.card.cvc';
});
