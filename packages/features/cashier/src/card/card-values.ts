import { cardNumberSchema, cvcSchema, expirySchema } from '@baize/domain/card';
import { cardBrand } from '@baize/domain/card-brand';
import { westernDigits } from '@baize/domain/western-digits';
import * as v from 'valibot';

/** What is typed of a card; it lives in the form alone and goes nowhere but into the pay call (PAY-02). */
export type CardValues = { cardNumber: string; expiry: string; cvc: string; cardHolder: string };

export const EMPTY_CARD: CardValues = { cardNumber: '', expiry: '', cvc: '', cardHolder: '' };

/** The card as the pay call takes it: the digits of its number, `MM/YY`, and no spaces around. */
export function toCardPayload(card: CardValues, now: number): CardValues {
  const read = (schema: v.GenericSchema<string, string>, text: string) => {
    const { success, output } = v.safeParse(schema, text);
    return success ? output : text;
  };
  return {
    ...card,
    cardNumber: read(cardNumberSchema, card.cardNumber),
    expiry: read(expirySchema({ now }), card.expiry),
  };
}

/** Names what is wrong with each field of a card, by message id; `now` is epoch ms. */
export function validateCard(card: CardValues, now: number): Partial<Record<keyof CardValues, string>> {
  return {
    ...validateField('cardNumber', cardNumberSchema, card.cardNumber),
    ...validateField('expiry', expirySchema({ now }), card.expiry),
    ...validateField('cvc', isOtherBrand(card.cardNumber) ? shortCvcSchema : cvcSchema, card.cvc),
  };
}

/** Four digits are American Express's, but not beside a number that says otherwise. */
function isOtherBrand(number: string): boolean {
  const brand = cardBrand(number);
  return brand !== null && brand !== 'amex';
}

const shortCvcSchema = v.pipe(
  v.string(),
  v.check((text) => !/^\d{4}$/.test(text), 'form.validation.invalid.card.cvc'),
  cvcSchema,
);

function validateField(name: keyof CardValues, schema: v.GenericSchema<unknown, unknown>, text: string) {
  const { issues } = v.safeParse(schema, text);
  return issues ? { [name]: issues[0].message } : {};
}

/** A card's number as it is printed: digits in groups of four, 19 at most. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** A card's code as it is typed; four digits are kept, for they are American Express's. */
export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

function digitsOf(typed: string): string {
  return westernDigits(typed).replaceAll(/\D/g, '');
}
