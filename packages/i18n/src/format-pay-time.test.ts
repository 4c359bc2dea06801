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

test.each([
  ['en', '30 min'],
  ['de', '30 Min.'],
  ['tr', '30 dk.'],
  ['ar', '30 دقيقة'],
] as const)('where there is little room half an hour in %s reads %s', (locale, text) => {
  expect(formatPayTime({ count: 30, unit: 'minute', locale, length: 'short' })).toBe(text);
});

test.each([
  ['en', 24, 'hour', '24 hours'],
  ['en', 1, 'hour', '1 hour'],
  ['tr', 24, 'hour', '24 saat'],
  ['ar', 24, 'hour', '24 ساعة'],
  ['de', 1, 'day', '1 Tag'],
] as const)(
  'most hours and all days are written out: in %s %d of a %s read %s',
  (locale, count, unit, text) => {
    expect(formatPayTime({ count, unit, locale, length: 'short' })).toBe(text);
  },
);

test('a German hour has a short form that everybody reads', () => {
  expect(formatPayTime({ count: 24, unit: 'hour', locale: 'de', length: 'short' })).toBe('24 Std.');
});
