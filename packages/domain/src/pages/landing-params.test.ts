import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RUNS } from '../testing/runs.ts';
import {
  firstUrl,
  readDeviceOverride,
  takeAccessToken,
  takeAffiliate,
  takeLinkToken,
} from '../tracking/tracking.ts';

declare const URLSearchParams: new (search: string) => Iterable<readonly [string, string]>;

function affiliate(search: string, own: { cookie?: string | null; signedIn?: boolean; key?: string } = {}) {
  return takeAffiliate({ search, key: 'nxafk', cookie: null, signedIn: false, ...own });
}

describe('an affiliate’s link', () => {
  test.each([
    ['?nxafk=k&nxaft=t', ''],
    ['nxafk=k&nxaft=t', ''],
    ['?nxaft=t&nxafk=k', ''],
    ['?a=1&nxafk=k&b=2&nxaft=t&c=3', '?a=1&b=2&c=3'],
    ['?nxafk&nxaft=t', ''],
    ['?nxafk=k&nxaft=t&nxaft=u&nxafk=l&a', '?a'],
    ['?nxafk=k&nxaft=&nxaft=t', ''],
    ['?nx%61fk=k&nxaf%74=t', ''],
    ['?nxafk=k&nxaft=%74', ''],
    ['?a=%zz&&b=+%C3&nxafk=k&nxaft=t&=&?x', '?a=%zz&&b=+%C3&=&?x'],
    ['a=1&nxafk=k&nxaft=t', 'a=1'],
  ])('%o leaves its token, and %o in the address [SES-07]', (search, rest) => {
    expect(affiliate(search)).toEqual({ token: 't', search: rest, shouldDeleteCookie: false });
  });

  test.each(['?nxafk=k', '?nxaft=t', '?a=1&nxaft=t&', '', '?', '?Nxafk=k&nxaft=t', '?x=nxafk&nxaft=t'])(
    'with one parameter alone, %o, is left alone [SES-07]',
    (search) => {
      expect(affiliate(search)).toEqual({ token: null, search, shouldDeleteCookie: false });
    },
  );

  test('with an empty token is cleaned, and nothing is saved [SES-07]', () => {
    expect(affiliate('?nxafk=k&nxaft=+&a=1')).toEqual({
      token: null,
      search: '?a=1',
      shouldDeleteCookie: false,
    });
  });

  test('carries the parameter that settings name [SES-07]', () => {
    expect(affiliate('?ref=k&nxaft=t&nxafk=1', { key: 'ref' })).toEqual({
      token: 't',
      search: '?nxafk=1',
      shouldDeleteCookie: false,
    });
    expect(affiliate('?=k&nxaft=t', { key: '' }).search).toBe('');
    expect(affiliate('?&nxaft=t', { key: '' }).search).toBe('?&nxaft=t');
  });

  test('followed by somebody signed in is only cleaned, and their cookie stays [SES-07]', () => {
    expect(affiliate('?nxafk=k&nxaft=t&a=1', { signedIn: true, cookie: 'c' })).toEqual({
      token: null,
      search: '?a=1',
      shouldDeleteCookie: false,
    });
    expect(affiliate('?nxaft=t', { signedIn: true }).search).toBe('?nxaft=t');
  });
});

describe('an affiliate’s cookie', () => {
  test('moves to local storage [SES-07]', () => {
    expect(affiliate('?a=1', { cookie: 'c' })).toEqual({
      token: 'c',
      search: '?a=1',
      shouldDeleteCookie: true,
    });
    expect(affiliate('?nxaft=t', { cookie: 'c' })).toEqual({
      token: 'c',
      search: '?nxaft=t',
      shouldDeleteCookie: true,
    });
  });

  test('is beaten by the link’s token, and goes all the same [SES-07]', () => {
    expect(affiliate('?nxafk=k&nxaft=t', { cookie: 'c' })).toEqual({
      token: 't',
      search: '',
      shouldDeleteCookie: true,
    });
  });

  test.each([null, undefined, '', ' '])('that is %o is none [SES-07]', (cookie) => {
    const asked = takeAffiliate({ search: '?a', key: 'nxafk', cookie, signedIn: false });
    expect(asked).toEqual({ token: null, search: '?a', shouldDeleteCookie: false });
  });
});

describe('an access token in the address', () => {
  test.each([
    ['?at=t', ''],
    ['?modal=login&at=t&a=%zz', '?modal=login&a=%zz'],
    ['?at=&at=t&at=u', ''],
    ['?%61t=t', ''],
    ['?a&at=t&&b', '?a&&b'],
  ])('%o is stored, and the address is %o [SES-02]', (search, rest) => {
    expect(takeAccessToken({ search, signedIn: false })).toEqual({ kind: 'store', token: 't', search: rest });
  });

  test('while somebody is signed in never replaces them: they are asked [SES-02]', () => {
    expect(takeAccessToken({ search: '?at=t&a=1', signedIn: true })).toEqual({
      kind: 'ask',
      token: 't',
      search: '?a=1',
    });
  });

  test.each([
    ['?a=1', '?a=1'],
    ['?cat=1&At=2&at%20=3', '?cat=1&At=2&at%20=3'],
    ['?at=&a=1', '?a=1'],
    ['?at', ''],
    ['', ''],
  ])('that is not in %o does nothing [SES-02]', (search, rest) => {
    for (const signedIn of [true, false])
      expect(takeAccessToken({ search, signedIn })).toEqual({ kind: 'none', search: rest });
  });
});

describe('the first URL', () => {
  test.each([
    ['https://casino.example/', 'https://casino.example/'],
    ['https://casino.example/?at=t', 'https://casino.example/'],
    ['https://casino.example/de?cpnc=c&nxafk=k&nxaft=t&mkt=m', 'https://casino.example/de?cpnc=c&mkt=m'],
    ['https://casino.example/reset-password?token=t', 'https://casino.example/reset-password'],
    ['https://casino.example/?nxaft=t&a=%zz&&b', 'https://casino.example/?a=%zz&&b'],
    ['https://casino.example/?t%6Fken=t&x?at=1', 'https://casino.example/?x?at=1'],
    ['https://casino.example/a#at=t', 'https://casino.example/a'],
    ['https://casino.example/?a=1#?at=t', 'https://casino.example/?a=1'],
    ['https://user:pw@casino.example/@x?a=b@c', 'https://casino.example/@x?a=b@c'],
    ['https://casino.example?a=b@c', 'https://casino.example?a=b@c'],
    ['HTTPS://u@casino.example', 'HTTPS://casino.example'],
    ['/to/https://a@b', '/to/https://a@b'],
    ['/a#b\nc', '/a'],
    ['/casino?at=t&a', '/casino?a'],
    ['', ''],
  ])('%s is told as %s [SES-15]', (href, told) => {
    expect(firstUrl({ href, affiliateKey: 'nxafk' })).toBe(told);
  });
});

test.each([
  ['?userDeviceType=mobile', 'mobile'],
  ['?a&userDeviceType=tablet', 'tablet'],
  ['?userDeviceType=tv&userDeviceType=desktop', 'desktop'],
  ['?userDeviceType=desktop&userDeviceType=mobile', 'desktop'],
  ['?userDeviceType=Mobile', null],
  ['?userdevicetype=mobile', null],
  ['?userDeviceType', null],
  ['', null],
])('the address %o asks for the device %o [SES-08]', (search, device) => {
  expect(readDeviceOverride(search)).toBe(device);
});

const pairs = fc.tuple(
  fc.constantFrom('at', 'nxafk', 'nxaft', 'token', 'a', 'cat', 'n%78aft', '%', '', 'x+y'),
  fc.constantFrom('', '=', '=1', '=%', '=a=b', '=+'),
);
const searches = fc
  .tuple(fc.constantFrom('?', ''), fc.array(pairs, { maxLength: 8 }))
  .map(([mark, list]) => mark + list.map((pair) => pair.join('')).join('&'));

test('cleaning twice is cleaning once, and what is unknown stays in place, byte for byte [SES-02] [SES-07]', () => {
  const cleanings = [
    (search: string) => takeAccessToken({ search, signedIn: false }).search,
    (search: string) => affiliate(search).search,
    (search: string) => firstUrl({ href: search.replace(/^(?!\?)/, '?'), affiliateKey: 'nxafk' }),
  ];
  const known = /^(?:at|nxafk|nxaft|token|n%78aft)(?:=|$)/;
  const unknown = (search: string) =>
    search
      .replace(/^\?/, '')
      .split('&')
      .filter((pair) => pair !== '' && !known.test(pair));
  fc.assert(
    fc.property(searches, fc.constantFrom(...cleanings), (search, clean) => {
      const once = clean(search);
      expect(clean(once).replace(/^\?$/, '')).toBe(once.replace(/^\?$/, ''));
      expect(unknown(once)).toEqual(unknown(search));
    }),
    RUNS,
  );
});

test('no token is ever left in the address it was taken from [SES-02] [SES-07]', () => {
  fc.assert(
    fc.property(searches, fc.boolean(), (search, signedIn) => {
      const names = (text: string) => [...new URLSearchParams(text)].map(([name]) => name);
      expect(names(takeAccessToken({ search, signedIn }).search)).not.toContain('at');
      const left = names(affiliate(search, { signedIn }).search);
      expect(left.includes('nxafk') && left.includes('nxaft')).toBe(false);
    }),
    RUNS,
  );
});

describe('a mailed link', () => {
  test.each([
    ['?modal=reset-password&token=abc', 'abc', '?modal=reset-password'],
    ['?token=abc', 'abc', ''],
    ['?token=&token=abc&cpnc=7', 'abc', '?cpnc=7'],
    ['?token=%20', null, ''],
    ['?tokens=abc', null, '?tokens=abc'],
  ])('%o gives %o and leaves %o in the address [PRF-06]', (search, token, rest) => {
    expect(takeLinkToken(search)).toEqual({ token, search: rest });
  });
});
