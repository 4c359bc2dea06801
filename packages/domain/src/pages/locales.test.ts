import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { direction, isLocale, LOCALES, localizedPath, splitLocale } from './locales.ts';
import { LOCALE_NAMES } from './locale-names.ts';

const locales = fc.constantFrom(...LOCALES);
const paths = fc.constantFrom(
  '/',
  '/casino',
  '/casino/games/big-bass',
  '/?modal=login',
  '/casino?page=2#top',
  '/design',
);

test('there are thirty-five languages, each with its own name and a code Intl knows', () => {
  expect(new Set(LOCALES).size).toBe(35);
  expect(Intl.NumberFormat.supportedLocalesOf([...LOCALES])).toEqual([...LOCALES]);
  expect(LOCALES.every((locale) => LOCALE_NAMES[locale].length > 1)).toBe(true);
});

test('only an exact code is a language', () => {
  expect(isLocale('pt-BR')).toBe(true);
  for (const odd of ['pt-br', 'DE', '', 'xx', null, 7]) expect(isLocale(odd)).toBe(false);
});

test('Arabic reads from right to left, the others from left to right', () => {
  expect(LOCALES.filter((locale) => direction(locale) === 'rtl')).toEqual(['ar']);
});

test.each([
  ['/de/casino', 'de', '/casino'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/pt-BR/cashback', 'pt-BR', '/cashback'],
  ['/deposit', 'en', '/deposit'],
  ['/det/casino', 'en', '/det/casino'],
  ['/en/casino', 'en', '/casino'],
  ['/', 'en', '/'],
  ['', 'en', '/'],
  ['/DE/casino', 'en', '/DE/casino'],
  ['/de?modal=login', 'de', '/?modal=login'],
  ['//de/casino', 'en', '//de/casino'],
])('%s is %s at %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

test.each([
  ['/casino', 'de', '/de/casino'],
  ['/', 'de', '/de'],
  ['/', 'en', '/'],
  ['/?modal=login', 'de', '/de?modal=login'],
  ['/fr/casino#top', 'de', '/de/casino#top'],
  ['/fr/casino', 'en', '/casino'],
  ['?modal=login', 'de', '?modal=login'],
  ['https://example.com/', 'de', 'https://example.com/'],
  ['//example.com', 'de', '//example.com'],
] as const)('%s in %s is %s', (path, locale, href) => {
  expect(localizedPath({ path, locale })).toBe(href);
});

test('a language put on an address can be read off again, whatever stood there', () => {
  fc.assert(
    fc.property(paths, locales, locales, (path, first, second) => {
      const twice = localizedPath({ path: localizedPath({ path, locale: first }), locale: second });
      expect(splitLocale(twice)).toEqual({ locale: second, path });
    }),
  );
});
