import { expect, test } from 'vitest';
import { DEFAULT_PATHS, withVariant, isPageKey, type PageOverride, splitVariant } from './page-paths.ts';
import { servedPages } from './served-pages.ts';

const pageKeys = Object.keys(DEFAULT_PATHS).filter(isPageKey);

function served(
  overrides: readonly PageOverride[],
  navigation: 'basic' | 'panel' = 'basic',
  keys = pageKeys,
) {
  const { moved, removed } = servedPages({ pageKeys: keys, overrides, navigation });
  return { at: Object.fromEntries(moved), gone: removed };
}

test('without overrides every page stands at its own address [NAV-01]', () => {
  expect(served([])).toEqual({ at: {}, gone: [] });
});

test.each(['/my-cash', '/my-cash/', ' /my-cash?a=1#b', '/de/my-cash', '/design/my-cash'])(
  'the page is served at its in-app override %o [NAV-02]',
  (href) => {
    expect(served([{ key: 'cashback', href }])).toEqual({ at: { '/my-cash': 'cashback' }, gone: [] });
  },
);

test.each(['?modal=rakeback', '#top', 'https://cash.example/', '/cashback', '/cashback?a=1'])(
  'the override %o moves no page [NAV-02]',
  (href) => {
    expect(served([{ key: 'cashback', href }])).toEqual({ at: {}, gone: [] });
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/a/../b', 'my-cash'])(
  'a refused override serves nothing: %o [NAV-02]',
  (href) => {
    expect(served([{ key: 'cashback', href }])).toEqual({ at: {}, gone: [] });
  },
);

test('the first usable override of a key counts, and of two pages at one address the first [NAV-02]', () => {
  const { at } = served([
    { key: 'cashback', href: 'javascript:0' },
    { key: 'cashback', href: '/money' },
    { key: 'cashback', href: '/other' },
    { key: 'promotions', href: '/money' },
    { key: 'nonsense', href: '/nowhere' },
  ]);
  expect(at).toEqual({ '/money': 'cashback' });
});

test('an override at another page’s address is a link there, and that page stays [NAV-02]', () => {
  expect(served([{ key: 'promotions', href: '/casino?modal=calendar' }])).toEqual({ at: {}, gone: [] });
});

test('two pages may change places, and one may take the place of a page that is gone [NAV-02]', () => {
  const swapped = served([
    { key: 'casino', href: '/promotions' },
    { key: 'promotions', href: '/casino' },
  ]);
  expect(swapped).toEqual({
    at: { '/promotions': 'casino', '/casino': 'promotions' },
    gone: ['promotions', 'casino'],
  });
  const without = pageKeys.filter((key) => key !== 'casino');
  expect(served([{ key: 'promotions', href: '/casino' }], 'basic', without)).toEqual({
    at: { '/casino': 'promotions' },
    gone: ['casino'],
  });
});

test('a page the settings do not name is gone, its override with it [NAV-01]', () => {
  const without = pageKeys.filter((key) => key !== 'cashback');
  expect(served([{ key: 'cashback', href: '/my-cash' }], 'basic', without)).toEqual({
    at: {},
    gone: ['cashback'],
  });
});

test('in the panel style the address of edit-profile serves the account [NAV-01]', () => {
  expect(served([{ key: 'edit-profile', href: '/me' }], 'panel').at).toEqual({ '/me': 'account' });
  expect(served([{ key: 'edit-profile', href: '/me' }], 'basic').at).toEqual({ '/me': 'edit-profile' });
});

test.each([
  ['/design', 'design', '/'],
  ['/design/', 'design', '/'],
  ['/design?a', 'design', '/?a'],
  ['/design/casino#b', 'design', '/casino#b'],
  ['/designer', null, '/designer'],
  ['/casino/design', null, '/casino/design'],
  ['/', null, '/'],
])('%s is read as %s of %s [NAV-05]', (path, variant, bare) => {
  expect(splitVariant(path)).toEqual({ variant, path: bare });
});

test.each(['/', '/casino', '/?modal=login', '/casino#a'])('%s below /design comes back [NAV-05]', (path) => {
  expect(splitVariant(withVariant(path, 'design'))).toEqual({ variant: 'design', path });
});
