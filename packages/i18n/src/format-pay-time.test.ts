import { expect, test } from 'vitest';
import { formatPayTime } from './format-pay-time.ts';

test.each([
  ['en', 1, 'day', '1 day'],
  ['en', 30, 'minute', '30 minutes'],
  ['de', 3, 'day', '3 Tage'],
  ['tr', 24, 'hour', '24 saat'],
  ['ar', 2, 'day', 'يومان'],
] as const)('in %s %d of a %s read %s', (locale, count, unit, text) => {
  expect(formatPayTime({ count, unit, locale })).toBe(text);
});

test('where there is little room the unit is short', () => {
  expect(formatPayTime({ count: 30, unit: 'minute', locale: 'en', length: 'short' })).toBe('30 min');
  expect(formatPayTime({ count: 24, unit: 'hour', locale: 'de', length: 'short' })).toBe('24 Std.');
});

test('days are written out: their abbreviations are no words', () => {
  expect(formatPayTime({ count: 1, unit: 'day', locale: 'de', length: 'short' })).toBe('1 Tag');
});
