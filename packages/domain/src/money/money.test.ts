import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../pages/locales.ts';
import { CRYPTO_DIGITS, formatMoney, formatStake, formatMoneyWithSymbol, moneyParts } from './money.ts';
import { RUNS } from '../testing/runs.ts';

const euro = { currency: 'EUR', locale: 'en', crypto: false };
const bitcoin = { currency: 'BTC', locale: 'en', crypto: true };
const NBSP = '\u00a0';

/** Reads a text of money back as the decimal it shows, by its parts. */
function shown(money: Parameters<typeof moneyParts>[0]): string {
  const digits = (text: string): string =>
    text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
  return moneyParts(money)
    .map(({ type, value }) => {
      if (type === 'minusSign') return '-';
      if (type === 'decimal') return '.';
      return type === 'integer' || type === 'fraction' ? digits(value) : '';
    })
    .join('');
}

/** Cents as an exact decimal text. */
function decimalOf(units: bigint, digits: number): string {
  const size = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  return `${units < 0n ? '-' : ''}${size.slice(0, -digits)}.${size.slice(-digits)}`;
}

describe('an amount of money', () => {
  test.each([
    [12.5, '€12.50'],
    [0, '€0.00'],
    [-0, '€0.00'],
    [1234567.891, '€1,234,567.89'],
    [-3.456, '-€3.46'],
    [-0.001, '€0.00'],
    ['12345678901234567890.125', '€12,345,678,901,234,567,890.13'],
    [1e21, '€1,000,000,000,000,000,000,000.00'],
    [1e-7, '€0.00'],
  ])('of %s euros reads %s', (amount, text) => {
    expect(formatMoney({ ...euro, amount })).toBe(text);
  });

  test.each([
    [1.005, '€1.01'],
    [-1.005, '-€1.01'],
    [2.675, '€2.68'],
    [0.615, '€0.62'],
    [1.345, '€1.35'],
    [8.5e-3, '€0.01'],
    [0.1 + 0.2, '€0.30'],
    ['0.0049999', '€0.00'],
    [999.995, '€1,000.00'],
  ])('%s rounds half away from zero on its decimal value: %s [I18N-05]', (amount, text) => {
    expect(formatMoney({ ...euro, amount })).toBe(text);
  });

  test.each([
    [0.12345678, `0.12345678${NBSP}BTC`],
    [0.5, `0.50${NBSP}BTC`],
    [1, `1.00${NBSP}BTC`],
    [0.1234, `0.1234${NBSP}BTC`],
    [1e-8, `0.00000001${NBSP}BTC`],
    [1.5e-8, `0.00000002${NBSP}BTC`],
    ['0.123456785', `0.12345679${NBSP}BTC`],
  ])('of %s in crypto shows up to eight decimals and no zeros beyond two: %s', (amount, text) => {
    expect(formatMoney({ ...bitcoin, amount })).toBe(text);
    expect(CRYPTO_DIGITS).toBe(8);
  });

  test('reads back as the very number, in every language, with two decimals and with eight [I18N-05]', () => {
    const locales = fc.constantFrom(...LOCALES);
    const currencies = fc.constantFrom('EUR', 'JPY', 'KWD', 'TRY', 'BTC', 'USDT', 'nonsense');
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), locales, currencies, (units, locale, currency) => {
        const cents = decimalOf(units, 2);
        expect(shown({ amount: cents, locale, currency, crypto: false })).toBe(cents);
        const coins = decimalOf(units, 8);
        const trimmed = coins.replace(/(?<=\.\d\d\d*?)0+$/, '');
        expect(shown({ amount: coins, locale, currency, crypto: true })).toBe(trimmed);
      }),
      RUNS,
    );
  });

  test('sums of cents never show a binary error', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (cents) => {
        const fromNumber = shown({ ...euro, amount: cents / 100 });
        expect(fromNumber).toBe(decimalOf(BigInt(cents), 2));
      }),
      RUNS,
    );
  });
});

describe('the parts of an amount', () => {
  test('are number, decimal sign and currency, each named', () => {
    expect(moneyParts({ ...bitcoin, amount: 12.5 })).toEqual([
      { type: 'integer', value: '12' },
      { type: 'decimal', value: '.' },
      { type: 'fraction', value: '50' },
      { type: 'literal', value: NBSP },
      { type: 'currency', value: 'BTC' },
    ]);
    expect(moneyParts({ ...euro, amount: 1 })[0]).toEqual({ type: 'currency', value: '€' });
  });

  test('of an amount nobody can read are one dash', () => {
    expect(moneyParts({ ...euro, amount: 'abc' })).toEqual([{ type: 'literal', value: '–' }]);
  });

  test('stay right after more languages and currencies than are kept in mind', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    for (const first of letters)
      for (const second of letters) formatMoney({ ...euro, currency: `Q${first}${second}`, amount: 1 });
    expect(formatMoney({ ...euro, amount: 12.5 })).toBe('€12.50');
    expect(formatMoney({ ...euro, locale: 'de', amount: 12.5 })).toBe(`12,50${NBSP}€`);
    expect(formatMoney({ ...euro, crypto: true, amount: 12.345 })).toBe('€12.345');
  });
});

describe('what nobody can write as money', () => {
  test.each([
    ['USDT', `12.50${NBSP}USDT`],
    ['usdt', `12.50${NBSP}USDT`],
    ['BTC', `12.50${NBSP}BTC`],
    [' eur ', '€12.50'],
    ['', '12.50'],
    ['<b>', `12.50${NBSP}<B>`],
  ])('a currency %o stands as it can', (currency, text) => {
    expect(formatMoney({ ...euro, currency, amount: 12.5 })).toBe(text);
  });

  test.each([Number.NaN, Infinity, -Infinity, '', 'abc', '1,5', '0x10', '.', '-', '1e99999'])(
    'an amount of %o is a dash, not a nought',
    (amount) => {
      expect(formatMoney({ ...euro, amount })).toBe('–');
    },
  );

  test('an unknown language reads as English', () => {
    expect(formatMoney({ ...euro, amount: 12.5, locale: 'not a locale' })).toBe('€12.50');
    expect(formatMoney({ ...euro, amount: 12.5, locale: 'de' })).toBe(`12,50${NBSP}€`);
  });

  test('what is no text at all is no currency and no language', () => {
    const odd = { amount: 1234.5, currency: 978, locale: 49, crypto: false };
    expect(formatMoney(odd as unknown as Parameters<typeof formatMoney>[0])).toBe('1,234.50');
  });

  test('nothing at all makes it fail', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        fc.anything(),
        fc.boolean(),
        (amount, currency, locale, crypto) => {
          const money = { amount, currency, locale, crypto } as Parameters<typeof formatMoney>[0];
          expect(typeof formatMoney(money)).toBe('string');
        },
      ),
      RUNS,
    );
  });
});

test('the platform’s sign stands in for a code Intl does not know, and for no other', () => {
  const money = { amount: 12.5, locale: 'en', crypto: false };
  expect(formatMoneyWithSymbol({ ...money, currency: 'USDT', symbol: '₮' })).toBe('12.50\u00a0₮');
  expect(formatMoneyWithSymbol({ ...money, currency: 'USDT', symbol: ' ' })).toBe('12.50\u00a0USDT');
  expect(formatMoneyWithSymbol({ ...money, currency: 'EUR', symbol: 'E' })).toBe('€12.50');
});

test.each([
  [1_000, 'en', '€1,000'],
  [0.2, 'en', '€0.20'],
  [5, 'de', '5 €'],
  [2.5, 'de', '2,50 €'],
  [Number.NaN, 'en', '–'],
])('a stake of %o in %s reads %o: a whole one without decimals', (amount, locale, text) => {
  const written = formatStake({ amount, currency: 'EUR', locale, crypto: false });
  expect(written.replaceAll('\u00a0', ' ')).toBe(text);
});
