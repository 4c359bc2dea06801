import * as v from 'valibot';
import { utcToDate } from './calendar-date.ts';
import { exactText, fieldText, judged } from './field-schema.ts';

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

/**
 * A card number as people type it, grouped by spaces or hyphens; returns its digits alone: 12 to 19 of them that pass
 * Luhn's check. American Express, whose codes have four digits, is refused in its own words. Requirements PAY-02.
 */
export const cardNumberSchema = v.pipe(
  fieldText,
  v.transform((text) => text.replace(/[ \u00a0-]/g, '')),
  judged((digits) => {
    if (digits === '') return 'form.validation.invalid.required';
    if (!/^\d+$/.test(digits)) return 'form.validation.invalid.format';
    if (isAmex(digits)) return 'form.validation.invalid.card.amex';
    const fits = digits.length >= 12 && digits.length <= 19 && passesLuhn(digits);
    return fits ? null : 'form.validation.invalid.format';
  }),
);

/** A card's code: three digits; four are American Express's and refused in its words. Source: S2 §9 "Card form". */
export const cvcSchema = exactText((text) => {
  if (text === '') return 'form.validation.invalid.required';
  if (/^\d{4}$/.test(text)) return 'form.validation.invalid.card.amex';
  return /^\d{3}$/.test(text) ? null : 'form.validation.invalid.format';
});

/** No bank prints a card for longer. */
const YEARS_AT_MOST = 20;

/**
 * A card's expiry `MM/YY` of this century, valid through the end of its month in UTC; ours: at most 20 years ahead, for a
 * later one is a slip of the finger. `now` is epoch ms. Source: S2 §9 "Card form".
 */
export function expirySchema({ now }: { now: number }) {
  const month = utcToDate(now).slice(0, 7);
  const latest = Number(month.slice(0, 4)) + YEARS_AT_MOST;
  return exactText((text) => {
    if (text === '') return 'form.validation.invalid.required';
    if (!/^(?:0[1-9]|1[0-2])\/\d{2}$/.test(text)) return 'form.validation.invalid.format';
    const last = `20${text.slice(3)}-${text.slice(0, 2)}`;
    if (Number(last.slice(0, 4)) > latest) return 'form.validation.invalid.format';
    return last < month ? 'form.validation.invalid.card.expired' : null;
  });
}
