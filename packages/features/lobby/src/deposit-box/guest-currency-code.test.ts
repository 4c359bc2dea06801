import { expect, test } from 'vitest';
import { guestCurrencyCode } from './guest-currency-code.ts';

const KEPT = [{ code: 'EUR' }, { code: 'USD' }, { code: 'TRY' }];

test('a visitor sees amounts in a currency of their place that the brand keeps accounts in', () => {
  expect(guestCurrencyCode(KEPT, { currencies: [{ code: 'XPF' }, { code: 'TRY' }, { code: 'USD' }] })).toBe(
    'TRY',
  );
});

test('where the place is unknown, or its currencies are not kept, it is the brand’s first', () => {
  expect(guestCurrencyCode(KEPT)).toBe('EUR');
  expect(guestCurrencyCode(KEPT, { currencies: [{ code: 'XPF' }] })).toBe('EUR');
  expect(guestCurrencyCode([{ code: 'USD' }], { currencies: null })).toBe('USD');
});

test('a platform that names no currency at all leaves no amount without one', () => {
  expect(guestCurrencyCode()).toBe('EUR');
});
