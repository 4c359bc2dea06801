import { expect, test } from 'vitest';
import { currencyDigits } from './currency-digits.ts';

test.each([
  ['EUR', 2],
  ['eur ', 2],
  ['JPY', 0],
  ['KWD', 2],
  ['USDT', 2],
  ['XYZ', 2],
  ['', 2],
])('an amount in %o has at most %d decimals', (currency, digits) =>
  expect(currencyDigits({ currency, crypto: false })).toBe(digits),
);

test('an amount of crypto has up to eight, whatever its code', () => {
  expect(currencyDigits({ currency: 'BTC', crypto: true })).toBe(8);
  expect(currencyDigits({ currency: 'EUR', crypto: true })).toBe(8);
});
