import { expect, test } from 'vitest';
import { parseTypedAmount, formatTypedAmount, stripCurrency, formatCoinAmount } from './typed-amount.ts';

const read = (text: string, locale: string, digits = 2) =>
  parseTypedAmount({ text, locale, digits })?.amount ?? null;

test.each([
  ['1,000', 'en', 1000],
  ['10,000', 'en', 10_000],
  ['1,234.50', 'en', 1234.5],
  ['1,234,567', 'en', 1_234_567],
  ['12.5', 'en', 12.5],
  ['12,5', 'en', 12.5],
  ['1.234,50', 'en', 1234.5],
  ['.5', 'en', 0.5],
  ['25.', 'en', 25],
  ['20.000', 'de', 20_000],
  ['1.234,50', 'de', 1234.5],
  ['12,50', 'de', 12.5],
  ['12.50', 'de', 12.5],
  ['1.000.000', 'tr', 1_000_000],
  ['1 234,50', 'de', 1234.5],
  ['1,000', 'ar', 1000],
  ['\u0661\u066C\u0662\u0663\u0664\u066B\u0665', 'ar', 1234.5],
] as const)('%s typed in %s is %d', (text, locale, amount) => expect(read(text, locale)).toBe(amount));

test.each(['', ' ', '-5', '1e9', '€5', '5 5', '1,00,000', '1,2.3,4', '1.2.3', '0,000,1', '.', 'ten', '+5'])(
  '%o is no amount, and nothing of it is taken for one',
  (text) => expect(read(text, 'en')).toBeNull(),
);

test('three decimals by the language’s own mark are decimals, too many for euros', () => {
  expect(parseTypedAmount({ text: '1,000', locale: 'de', digits: 2 })).toEqual({ amount: 1, decimals: 3 });
  expect(parseTypedAmount({ text: '20.000', locale: 'en', digits: 2 })).toEqual({ amount: 20, decimals: 3 });
});

test('of money with many decimals what may mean two amounts is none', () => {
  expect(read('1,234', 'en', 8)).toBeNull();
  expect(read('1.234', 'de', 8)).toBeNull();
  expect(read('1,234', 'de', 8)).toBe(1.234);
  expect(read('0.001', 'de', 8)).toBe(0.001);
});

test.each([
  [1000, 'de', '1000'],
  [12.5, 'de', '12,5'],
  [12.5, 'en', '12.5'],
  [0.000_000_01, 'en', '0.00000001'],
  [0, 'en', '0'],
  [100, 'en', '100'],
] as const)('%d is written in %s so that it is read as the same', (amount, locale, text) => {
  expect(formatTypedAmount({ amount, locale })).toBe(text);
  expect(read(text, locale, 8)).toBe(amount);
});

test.each([
  ['１２．５', 12.5],
  ['१२३४.५', 1234.5],
  ['１，０００', 1000],
] as const)('%s is read whatever script its digits are of', (text, amount) =>
  expect(read(text, 'en')).toBe(amount),
);

test.each([
  ['€30', 'EUR', 'en', '30'],
  ['€ 40.00', 'EUR', 'en', '40.00'],
  ['30 EUR', 'EUR', 'en', '30'],
  ['30 eur', 'EUR', 'en', '30'],
  ['EUR 1,234.50', 'EUR', 'en', '1,234.50'],
  ['40,00\u00a0€', 'EUR', 'de', '40,00'],
  ['\u2066€30\u2069', 'EUR', 'en', '30'],
  ['₺500', 'TRY', 'tr', '500'],
  ['500 TRY', 'TRY', 'en', '500'],
  ['$25', 'USD', 'en', '25'],
  ['CA$25', 'CAD', 'en', '25'],
  ['٤٠ €', 'EUR', 'ar', '٤٠'],
  ['25 USDT', 'USDT', 'en', '25'],
  ['€', 'EUR', 'en', ''],
  ['30', 'EUR', 'en', '30'],
  ['$30', 'EUR', 'en', '$30'],
  ['30 USD', 'EUR', 'en', '30 USD'],
  ['€30 each', 'EUR', 'en', '€30 each'],
  ['-€30', 'EUR', 'en', '-€30'],
  ['30 E', 'EUR', 'en', '30 E'],
] as const)('%o in an account of %s, in %s, stands as %o', (text, currency, locale, left) =>
  expect(stripCurrency({ text, currency, locale })).toBe(left),
);

test.each([
  ['en', '36.3'],
  ['de', '36,3'],
  ['ar', '36,3'],
])('in %s an amount of a coin is written %s, with every digit it has', (locale, written) => {
  const shown = formatCoinAmount('36.3', locale);
  expect([written, '36.3']).toContain(shown);
  expect(formatCoinAmount('0.000500', 'de')).toBe('0,000500');
  expect(formatCoinAmount('1000', locale)).toBe('1000');
});
