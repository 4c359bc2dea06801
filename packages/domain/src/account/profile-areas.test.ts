import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { LEGAL_PATHS, OTHER_PATHS } from '../pages/other-paths.ts';
import { afterEmailVerification, afterExpiredVerification, toNavigationArea } from '../pages/page-paths.ts';
import { BASIC_AREA, counterpart, PANEL_AREA } from './profile-areas.ts';
import { RUNS } from '../testing/runs.ts';

function basic(path: string): string | null {
  return counterpart({ path, navigation: 'basic' });
}

function panel(path: string): string | null {
  return counterpart({ path, navigation: 'panel' });
}

describe('a page of the other style', () => {
  test.each([
    ['/profile2/my-profile', '/profile/edit-profile'],
    ['/profile2/balance', '/profile'],
    ['/profile2/verification', '/profile/verify'],
    ['/profile2/my-bonuses', '/bonuses'],
    ['/profile2/vip-club', '/vip-club'],
    ['/profile2/my-history', '/profile/transactions'],
    ['/profile2/freeze-account', '/profile/freeze-account'],
    ['/profile2/limits', '/profile/limits'],
    ['/profile2', '/profile'],
    ['/account/verification', '/profile/verify'],
    ['/profile2/change-password', '/profile/change-password'],
  ])('%s leads the basic style to %s [NAV-04]', (path, other) => {
    expect(basic(path)).toBe(other);
  });

  test.each([
    ['/profile', '/profile2/my-profile'],
    ['/profile/edit-profile', '/profile2/my-profile'],
    ['/profile/transactions', '/profile2/my-history'],
    ['/profile/verify', '/profile2/verification'],
    ['/profile/limits', '/profile2/limits'],
    ['/profile/freeze-account', '/profile2/freeze-account'],
    ['/profile2', '/profile2/my-profile'],
    ['/profile/change-password', '/profile2/change-password'],
  ])('%s leads the panel style to %s [NAV-04]', (path, other) => {
    expect(panel(path)).toBe(other);
  });

  test.each([
    ['/profile2/limits/', '/profile/limits'],
    ['/profile2/limits//?a=/b/', '/profile/limits?a=/b/'],
    ['/profile2/limits?a=b#c', '/profile/limits?a=b#c'],
    ['/profile2/limits#c?d', '/profile/limits#c?d'],
    ['/design/profile2/limits?a', '/design/profile/limits?a'],
    ['/profile2/balance?a\nb', '/profile?a\nb'],
  ])('%o keeps what else its address says: %o [NAV-04]', (path, other) => {
    expect(basic(path)).toBe(other);
  });
});

describe('a page that needs no other', () => {
  test('is served by its own style [NAV-04]', () => {
    expect(BASIC_AREA.map(basic)).toEqual(BASIC_AREA.map(() => null));
    expect(PANEL_AREA.map(panel)).toEqual(PANEL_AREA.map(() => null));
  });

  test('is that of the favourites, which serves both [NAV-04]', () => {
    expect(panel('/profile/favorites')).toBeNull();
  });

  test.each([
    '/',
    '',
    '/casino',
    '/account',
    '/profile3',
    '/profile2/nonsense',
    '/profile2/limits/x',
    '/x/profile2/limits',
    '/x/design/profile2/limits',
    '/profile2/design/limits',
    '/profile/nonsense',
    '/designprofile2/limits',
    'profile2/limits',
    '/__proto__',
    'toString',
  ])('is unknown as %o in both styles [NAV-04]', (path) => {
    expect(basic(path)).toBeNull();
    expect(panel(path)).toBeNull();
  });

  test('is where every counterpart ends: none leads back [NAV-04]', () => {
    const paths = fc.constantFrom<string>(...BASIC_AREA, ...PANEL_AREA, '/profile2', '/account/verification');
    fc.assert(
      fc.property(
        paths,
        fc.constantFrom('', '/design'),
        fc.constantFrom('', '?a=b', '#c'),
        (path, before, after) => {
          for (const lead of [basic, panel]) {
            const other = lead(before + path + after);
            expect(other === null || (other.startsWith(`${before}/`) && other.endsWith(after))).toBe(true);
            expect(other === null ? null : lead(other)).toBeNull();
          }
        },
      ),
      RUNS,
    );
  });
});

describe('the addresses of the product', () => {
  test('besides those of settings are these [NAV-03]', () => {
    expect(Object.values(OTHER_PATHS)).toEqual([
      '/casino/live-casino',
      '/casino/slots',
      '/casino/popular',
      '/vip',
      '/vip-club',
      '/contacts',
      '/genuine-site',
      '/responsibility',
      '/freemoney',
      '/terms-and-conditions',
      '/privacy-policy',
      '/aml-policy',
      '/responsible-gambling',
      '/kyc-refund-policy',
      '/bonus-terms',
      '/legal-use-of-website',
    ]);
    expect(LEGAL_PATHS).toEqual(Object.values(OTHER_PATHS).slice(-7));
  });

  test('after a verified e-mail are the log-in, below /design in the design variant [NAV-05]', () => {
    expect(afterEmailVerification({ variant: null })).toBe('/casino?modal=login');
    expect(afterEmailVerification({ variant: 'design' })).toBe('/design/casino?modal=login');
  });

  test('after an expired verification say so, below /design in the design variant [NAV-05]', () => {
    expect(afterExpiredVerification({ variant: null })).toBe('/?modal=verify-email-expired');
    expect(afterExpiredVerification({ variant: 'design' })).toBe('/design?modal=verify-email-expired');
  });

  test('are told with their types', () => {
    expectTypeOf(counterpart).returns.toEqualTypeOf<string | null>();
    expectTypeOf<(typeof LEGAL_PATHS)['length']>().toEqualTypeOf<7>();
  });
});

test.each(['limits', 'freeze-account', 'limits?a#b', 'freeze-account#c'])(
  'a link to %s goes to the area of the page’s own style [NAV-04]',
  (page) => {
    for (const path of [`/profile/${page}`, `/profile2/${page}`]) {
      expect(toNavigationArea(path, 'basic')).toBe(`/profile/${page}`);
      expect(toNavigationArea(path, 'panel')).toBe(`/profile2/${page}`);
    }
  },
);

test.each(['/profile', '/profile/limitsx', '/profile2/balance', '/x/profile/limits', '?modal=limits', ''])(
  'a link to %o stays as it is [NAV-04]',
  (path) => {
    expect([toNavigationArea(path, 'basic'), toNavigationArea(path, 'panel')]).toEqual([path, path]);
  },
);
