import { cardNumberSchema, cvcSchema, expirySchema } from '@baize/domain/card';
import * as v from 'valibot';

/** What is typed of a card; it lives in the form alone and goes nowhere but into the pay call (PAY-02). */
export type CardValues = { cardNumber: string; expiry: string; cvc: string; cardHolder: string };

export const NO_CARD: CardValues = { cardNumber: '', expiry: '', cvc: '', cardHolder: '' };

/** Names what is wrong with each field of a card, by message id; `now` is epoch ms. */
export function cardProblems(card: CardValues, now: number): Partial<Record<keyof CardValues, string>> {
  return {
    ...problem('cardNumber', cardNumberSchema, card.cardNumber),
    ...problem('expiry', expirySchema({ now }), card.expiry),
    ...problem('cvc', cvcSchema, card.cvc),
  };
}

function problem(name: keyof CardValues, schema: v.GenericSchema<unknown, unknown>, text: string) {
  const { issues } = v.safeParse(schema, text);
  return issues ? { [name]: issues[0].message } : {};
}

/** A card's number as it is printed: digits in groups of four, 19 at most. */
export function groupedNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 19);
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** An expiry as it is printed: the stroke comes by itself, and goes when the last digit before it does. */
export function writtenExpiry(typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  const first = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  const erasing = typed.length < before.length;
  if (first.length < 2 || (first.length === 2 && erasing)) return first;
  return `${first.slice(0, 2)}/${first.slice(2)}`;
}
