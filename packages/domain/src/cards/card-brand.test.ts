import { expect, test } from 'vitest';
import { cardBrand, cardMismatch, methodCardBrand } from './card-brand.ts';

test.each([
  ['4', 'visa'],
  ['4242 4242 4242 4242', 'visa'],
  ['٤٢٤٢', 'visa'],
  ['51', 'mastercard'],
  ['5555-5555-5555-4444', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720 99', 'mastercard'],
  ['5018', 'maestro'],
  ['5612', 'maestro'],
  ['6304 00', 'maestro'],
  ['6759', 'maestro'],
  ['3782 822463 10005', 'amex'],
  ['6011 1111 1111 1117', 'discover'],
  ['6441', 'discover'],
  ['6511', 'discover'],
  ['3056 9309 0259 04', 'diners'],
  ['38', 'diners'],
  ['3530 1113 3330 0000', 'jcb'],
  ['6200 0000', 'unionpay'],
] as const)('%s is a card of %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

test.each(['', '5', '2', '22', '2220', '2721', '3', '35', '3527', '3590', '6', '60', '643', '9', 'card'])(
  '%o tells no scheme, or none yet',
  (number) => {
    expect(cardBrand(number)).toBeNull();
  },
);

const visa = { id: 1, name: 'visa', isCardForm: true };
const master = { id: 2, name: 'master', title: 'Mastercard', isCardForm: true };
const maestro = { id: 3, name: 'Maestro', isCardForm: true };
const cards = { id: 4, name: 'cards', isCardForm: true };

test.each([
  [visa, 'visa'],
  [master, 'mastercard'],
  [{ id: 5, paymentMethod: 'MasterCard' }, 'mastercard'],
  [maestro, 'maestro'],
  [cards, null],
  [{ id: 6, name: 'visage' }, null],
  [{ id: 7, title: 'Visa' }, null],
] as const)('a method is named after its scheme, or after none: %o', (method, brand) => {
  expect(methodCardBrand(method)).toBe(brand);
});

const mismatch = (number: string, method: typeof visa, methods: readonly (typeof visa)[] = [visa, master]) =>
  cardMismatch({ number, method, methods });

test('a card of another scheme than its method is told, with the method it fits', () => {
  expect(mismatch('5555 5555 5555 4444', visa)).toEqual({ brand: 'mastercard', fitting: master });
  expect(mismatch('4242 42', master)).toEqual({ brand: 'visa', fitting: visa });
  expect(mismatch('4242 42', visa)).toBeNull();
  expect(mismatch('4242 42', cards)).toBeNull();
});

test('a card that fits no method of the player says so; a method of any card takes it', () => {
  expect(mismatch('6011 11', visa)).toEqual({ brand: 'discover', fitting: null });
  expect(mismatch('6011 11', visa, [visa, cards])).toEqual({ brand: 'discover', fitting: cards });
});

test('Maestro is paid as Mastercard where it has no method of its own', () => {
  expect(mismatch('6759 64', master)).toBeNull();
  expect(mismatch('6759 64', visa)).toEqual({ brand: 'maestro', fitting: master });
  expect(mismatch('6759 64', master, [master, maestro])).toEqual({ brand: 'maestro', fitting: maestro });
});

test('American Express is refused by its number, not told apart', () => {
  expect(mismatch('3782 82', visa)).toBeNull();
});

test('while a card is being typed, nobody is told that it is the wrong one', () => {
  expect(mismatch('5555 5', visa)).toBeNull();
  expect(mismatch('5555 55', visa)).not.toBeNull();
});
