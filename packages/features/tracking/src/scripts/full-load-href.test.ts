import { SETTINGS_DEFAULTS, type PublicSettings } from '@baize/domain/settings';
import type { Locale } from '@baize/domain/locales';
import { expect, test } from 'vitest';
import { createGetFullLoadHref } from './full-load-href.ts';

function leadAway(href: string, settings: Partial<PublicSettings> = {}, locale: Locale = 'en') {
  return createGetFullLoadHref({ settings: { ...SETTINGS_DEFAULTS, ...settings }, locale })(href);
}

test.each(['/', '/de/casino', '/?modal=login', '/deposits', '/design'])(
  '%s needs no document of its own',
  (href) => {
    expect(leadAway(href)).toBeNull();
  },
);

test.each(['/deposit', '/de/withdraw?x=1#y', '/design/deposit', '/play/book', '/deposit?modal=deposit'])(
  '%s is opened as a document of its own [TRK-01]',
  (href) => {
    expect(leadAway(href)).toBe(href);
  },
);

test.each([
  ['/?modal=deposit', '/deposit'],
  ['/casino?a=1&modal=deposit&met=card#x', '/deposit?a=1&met=card'],
  ['/?modal=login&modal=withdraw', '/withdraw?modal=login'],
  ['/?modal=deposit&modal=withdraw', '/withdraw?modal=deposit'],
  ['/design/casino?modal=deposit', '/design/deposit'],
])('over a page with scripts %s leads to %s [TRK-01]', (href, page) => {
  expect(leadAway(href)).toBe(page);
});

test('the page keeps the language and stands where the settings put it [TRK-01]', () => {
  const pageUrlSetup = [{ key: 'deposit', href: '/pay?from=modal' }];
  expect(leadAway('/de?modal=deposit&a=1', { pageUrlSetup }, 'de')).toBe('/de/pay?from=modal&a=1');
  expect(leadAway('/de/pay', { pageUrlSetup }, 'de')).toBe('/de/pay');
});

test('a cashier elsewhere is gone to', () => {
  const pageUrlSetup = [{ key: 'deposit', href: 'https://pay.example/' }];
  expect(leadAway('/?modal=deposit', { pageUrlSetup })).toBe('https://pay.example/');
});

test.each([
  ['the modal is all there is', { pageUrlSetup: [{ key: 'deposit', href: '?modal=deposit' }] }],
  [
    'the modal is, written with the root before it, all there is',
    { pageUrlSetup: [{ key: 'deposit', href: '/?modal=deposit', shallow: true }] },
  ],
  ['there is no such page', { pageKeys: [] }],
])('where %s it opens over a fresh document', (_, settings) => {
  expect(leadAway('/casino?modal=deposit', settings)).toBe('/casino?modal=deposit');
});
