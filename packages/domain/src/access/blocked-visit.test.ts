import { expect, test } from 'vitest';
import { isAllowedWhenBlocked } from './allowed-when-blocked.ts';
import { roundCoordinates, blockReference } from './blocked-visit.ts';

test.each([
  '/terms-and-conditions',
  '/privacy-policy',
  '/aml-policy',
  '/responsible-gambling',
  '/kyc-refund-policy',
  '/bonus-terms',
  '/legal-use-of-website',
  '/responsibility',
  '/contacts',
  '/de/responsible-gambling/',
  '/design/privacy-policy',
  '/ar/design/bonus-terms',
])('%s stays readable where the brand is not available', (path) => {
  expect(isAllowedWhenBlocked(path)).toBe(true);
});

test.each(['/', '/casino', '/deposit', '/de', '/bonus-terms/x', '/designbonus-terms', '/promotions'])(
  '%s does not',
  (path) => {
    expect(isAllowedWhenBlocked(path)).toBe(false);
  },
);

test('a place is told to about 100 m', () => {
  expect(roundCoordinates({ latitude: 52.370_216, longitude: -4.895_168 })).toEqual({
    latitude: 52.37,
    longitude: -4.895,
  });
});

test('a reference names country, day, hour and minute in UTC', () => {
  expect(blockReference({ country: 'us', at: Date.parse('2026-11-22T15:04:59Z') })).toBe('US-221504');
  expect(blockReference({ country: 'KP', at: Date.parse('2024-02-29T00:00:00Z') })).toBe('KP-290000');
});
