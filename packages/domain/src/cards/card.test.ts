import * as fc from 'fast-check';
import type * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { cardNumberSchema, cvcSchema, isAmex, type expirySchema } from './card.ts';
import { AMEX_CARDS, BAD_CARDS, CVCS, EMPTY_CARDS, GOOD_CARDS, GROUPED_CARDS } from '../corpora/cards.ts';
import { RUNS } from '../testing/runs.ts';
import { judgeSchema } from '../testing/judge-schema.ts';

const REQUIRED = ['form.validation.invalid.required'];
const MISTYPED = ['form.validation.invalid.card.number'];
const SHORT = ['form.validation.invalid.card.short'];
const CODE = ['form.validation.invalid.card.cvc'];
const AMEX = ['form.validation.invalid.card.amex'];

const number = (value: unknown) => judgeSchema(cardNumberSchema, value);
const cvc = (value: unknown) => judgeSchema(cvcSchema, value);

/** Luhn's digit, by the table of doubled digits. */
function luhnDigit(digits: string): string {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const backwards = digits.split('').map(Number).toReversed();
  const sum = backwards.reduce((sum, digit, at) => sum + (at % 2 === 0 ? (doubled[digit] ?? 0) : digit), 0);
  return String((1000 - sum) % 10);
}

const digitText = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), ...length });

test.each(GOOD_CARDS)('the test number %s is a card number [PAY-02]', (card) => {
  expect(number(card)).toBe(card);
});

test.each(GROUPED_CARDS)('a number typed in groups (%o) is kept as its digits', (typed, kept) => {
  expect(number(typed)).toBe(kept);
});

test.each(AMEX_CARDS)('American Express’s %s is refused in its own words', (card) => {
  expect(number(card)).toEqual(AMEX);
  expect(isAmex(card)).toBe(true);
});

test.each(BAD_CARDS)('%o is no card number: it is too short or mistyped [PAY-02]', (card) => {
  expect(number(card)).toEqual(/^\d{1,11}$/.test(card) ? SHORT : MISTYPED);
});

test.each([...EMPTY_CARDS, null, undefined, 4111111111111111])(
  '%o counts as no card number typed',
  (card) => {
    expect(number(card)).toEqual(REQUIRED);
  },
);

test('of ten last digits one passes, for 12 to 19 digits alone, but for American Express’s [PAY-02]', () => {
  fc.assert(
    fc.property(digitText({ minLength: 8, maxLength: 22 }), fc.integer({ min: 1, max: 9 }), (body, by) => {
      const last = luhnDigit(body);
      const right = body + last;
      const fits = right.length >= 12 && right.length <= 19;
      const refused = isAmex(body) ? AMEX : right.length < 12 ? SHORT : MISTYPED;
      expect(number(right)).toEqual(fits && !isAmex(body) ? right : refused);
      expect(number(body + String((Number(last) + by) % 10))).toEqual(refused);
    }),
    RUNS,
  );
});

test.each([
  ['12 digits', '500000000009', '50000000009', SHORT],
  ['19 digits', '4917610000000000003', '49176100000000000003', MISTYPED],
])('%s are the last length accepted', (_, inside, outside, refused) => {
  const body = outside.slice(0, -1);
  expect(number(inside)).toBe(inside);
  expect(number(body + luhnDigit(body))).toEqual(refused);
});

test('a number that begins with 34 or 37 is American Express’s, no other', () => {
  for (let first = 0; first < 100; first += 1) {
    const begun = String(first).padStart(2, '0');
    expect(isAmex(`${begun}00`)).toBe(begun === '34' || begun === '37');
  }
  expect(isAmex('3')).toBe(false);
  expect(isAmex('3-4')).toBe(true);
  expect(isAmex('4378')).toBe(false);
  expect(isAmex('')).toBe(false);
});

test.each(CVCS)('a card’s code %o is %s [PAY-02]', (typed, verdict) => {
  const said = { ok: typed.trim(), required: REQUIRED, format: CODE, amex: AMEX };
  expect(cvc(typed)).toEqual(said[verdict]);
});

test('every code of three digits is one, and nothing else is [PAY-02]', () => {
  fc.assert(
    fc.property(fc.oneof(digitText({ minLength: 0, maxLength: 6 }), fc.string()), (typed) => {
      expect(cvc(typed) === typed.trim()).toBe(/^[0-9]{3}$/.test(typed.trim()));
    }),
    RUNS,
  );
  expect(cvc(123)).toEqual(REQUIRED);
});

test('the card schemas take and give texts', () => {
  expectTypeOf<v.InferInput<typeof cardNumberSchema>>().toEqualTypeOf<string>();
  expectTypeOf<v.InferOutput<typeof cardNumberSchema>>().toEqualTypeOf<string>();
  expectTypeOf<v.InferOutput<typeof cvcSchema>>().toEqualTypeOf<string>();
  expectTypeOf<v.InferOutput<ReturnType<typeof expirySchema>>>().toEqualTypeOf<string>();
});
