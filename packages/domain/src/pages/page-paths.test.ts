import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_PATHS,
  isPageKey,
  classifyHref,
  type PageKey,
  type PageOverride,
  resolvePath,
} from './page-paths.ts';
import { pageAt } from './served-pages.ts';

const basic = { navigation: 'basic', overrides: [], variant: null } as const;
const panel = { ...basic, navigation: 'panel' } as const;
const KEYS = Object.keys(DEFAULT_PATHS).filter(isPageKey);

function href(
  key: PageKey,
  overrides: readonly PageOverride[],
  navigation: 'basic' | 'panel' = 'basic',
): string {
  return resolvePath({ key, navigation, overrides, variant: null }).href;
}

describe('without overrides', () => {
  test('each key has its path [NAV-01]', () => {
    expect(KEYS.map((key) => [key, resolvePath({ ...basic, key })])).toEqual(
      Object.entries(DEFAULT_PATHS).map(([key, path]) => [
        key,
        { href: path, shallow: false, external: false },
      ]),
    );
  });

  test('the panel style maps edit-profile to the account, and nothing else [NAV-01]', () => {
    const moved = KEYS.filter((key) => resolvePath({ ...panel, key }).href !== DEFAULT_PATHS[key]);
    expect(moved).toEqual(['edit-profile']);
    expect(resolvePath({ ...panel, key: 'edit-profile' }).href).toBe('/account');
  });

  test('the design variant lies below /design [NAV-05]', () => {
    expect(resolvePath({ ...basic, key: 'root', variant: 'design' }).href).toBe('/design');
    expect(resolvePath({ ...basic, key: 'casino', variant: 'design' }).href).toBe('/design/casino');
  });
});

describe('an override', () => {
  test('moves every link of its key, shallow or not [NAV-02]', () => {
    const overrides = [{ key: 'cashback', href: '/?modal=rakeback', shallow: true }];
    expect(resolvePath({ ...basic, key: 'cashback', overrides })).toEqual({
      href: '/?modal=rakeback',
      shallow: true,
      external: false,
    });
    expect(href('casino', overrides)).toBe('/casino');
  });

  test('of another site leaves the app, never shallow [NAV-02]', () => {
    const overrides = [{ key: 'promotions', href: 'https://promo.example/a?b#c', shallow: true }];
    expect(resolvePath({ ...basic, key: 'promotions', overrides, variant: 'design' })).toEqual({
      href: 'https://promo.example/a?b#c',
      shallow: false,
      external: true,
    });
  });

  test('in the panel style account’s wins over edit-profile’s [NAV-01]', () => {
    const account = { key: 'account', href: '/me', shallow: false };
    const edit = { key: 'edit-profile', href: '/edit', shallow: false };
    expect(href('edit-profile', [edit, account], 'panel')).toBe('/me');
    expect(href('edit-profile', [edit], 'panel')).toBe('/edit');
    expect(href('edit-profile', [edit, account])).toBe('/edit');
    expect(href('account', [edit], 'panel')).toBe('/account');
  });

  test('lies below /design in the design variant, once [NAV-05]', () => {
    const at = (written: string) =>
      resolvePath({
        ...basic,
        key: 'casino',
        variant: 'design',
        overrides: [{ key: 'casino', href: written }],
      }).href;
    expect(at('/games')).toBe('/design/games');
    expect(at('/?modal=login')).toBe('/design?modal=login');
    expect(at('/design/games')).toBe('/design/games');
    expect(at('/designer')).toBe('/design/designer');
    expect(at('?modal=login')).toBe('?modal=login');
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://',
    'https://bank.example@evil.example/',
    'promo',
    '',
  ])('to %o is refused: the default path stays, or the next usable override [NAV-02]', (written) => {
    const refused = { key: 'casino', href: written, shallow: true };
    expect(classifyHref(written)).toBe('refused');
    expect(resolvePath({ ...basic, key: 'casino', overrides: [refused] })).toEqual({
      href: '/casino',
      shallow: false,
      external: false,
    });
    expect(href('casino', [refused, { key: 'casino', href: '/games' }])).toBe('/games');
  });

  test('never leads to another scheme, whatever is written [NAV-02]', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '?',
      '#',
      '@',
      '\t',
      ' ',
      'http',
      'https',
      'javascript',
      'x',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (written) => {
        const target = resolvePath({
          ...basic,
          key: 'deposit',
          overrides: [{ key: 'deposit', href: written.join('') }],
        });
        expect(target.href).toMatch(target.external ? /^https?:\/\/[^/?#@\\]/ : /^(?:[?#]|\/(?![/\\]))/);
      }),
      { numRuns: 5000 },
    );
  });
});

test('a path is found by the override that put it there [NAV-02]', () => {
  const overrides = [
    { key: 'cashback', href: '/rewards?tab=1' },
    { key: 'nonsense', href: '/odd' },
    { key: 'casino', href: 'https://example.com/games' },
    { key: 'deposit', href: '?modal=deposit' },
    { key: 'favorites', href: '/de/kept/' },
  ];
  expect(pageAt({ path: '/rewards', overrides })).toBe('cashback');
  expect(pageAt({ path: '/kept', overrides })).toBe('favorites');
  for (const path of ['/odd', '/games', '', '/cashback']) expect(pageAt({ path, overrides })).toBeNull();
});

test.each([
  ['http://example.test', 'external'],
  ['https://example.test?x', 'external'],
  ['HTTPS://EXAMPLE.TEST/', 'external'],
  ['  https://example.test  ', 'external'],
  ['xhttps://example.test', 'refused'],
  ['/design-of-the-week', 'in-app'],
  ['  /casino  ', 'in-app'],
  ['', 'refused'],
  ['https://[', 'refused'],
  ['https://%', 'refused'],
  ['https://exa mple.test', 'refused'],
  ['https://[::1]:3000/x', 'external'],
  ['https://münchen.example/', 'external'],
  ['https://example.test:123456/', 'refused'],
  ['https://256.1.1.1', 'refused'],
  ['https://[1::2::3]/', 'refused'],
  ['https://a.09', 'refused'],
  ['/..//evil.example', 'refused'],
  ['/.//evil.example', 'refused'],
  ['/x/%2e%2E//evil.example', 'refused'],
  ['/x/..', 'refused'],
  ['/x/..?y', 'refused'],
  ['/x/...', 'in-app'],
  ['/x/.hidden', 'in-app'],
  ['/x?back=/../y', 'in-app'],
  ['/x#/../y', 'in-app'],
  [7, 'refused'],
  [null, 'refused'],
])('an address written as %o is %s [NAV-02]', (href, verdict) => {
  expect(classifyHref(href)).toBe(verdict);
});

test('under the design variant an address is put below /design once, whatever only looks like it [NAV-05]', () => {
  const link = (href: string) =>
    resolvePath({
      key: 'cashback',
      navigation: 'basic',
      overrides: [{ key: 'cashback', href }],
      variant: 'design',
    }).href;
  expect(link('/design')).toBe('/design');
  expect(link('/design/x')).toBe('/design/x');
  expect(link('/design?x')).toBe('/design?x');
  expect(link('/designer')).toBe('/design/designer');
  expect(link('/my/design')).toBe('/design/my/design');
  expect(link('/?a=/b')).toBe('/design?a=/b');
  expect(link('/a/')).toBe('/design/a/');
  expect(link('?modal=login')).toBe('?modal=login');
});

test('without a variant or overrides a link is the default one', () => {
  expect(resolvePath({ key: 'deposit', navigation: 'basic', overrides: undefined })).toEqual({
    href: '/deposit',
    shallow: false,
    external: false,
  });
  const rows: unknown = [null, { key: 'deposit', href: '/pay' }];
  expect(resolvePath({ ...basic, key: 'deposit', overrides: rows as PageOverride[] }).href).toBe('/pay');
  expect(pageAt({ path: '/x', overrides: null })).toBeNull();
});

test.each(['toString', '__proto__', 'nope'])('a key that is none (%s) leads to the root', (key) => {
  const link = resolvePath({ ...basic, key: key as PageKey });
  expect(link).toEqual({ href: '/', shallow: false, external: false });
});
