import { expect, test } from 'vitest';
import { indexedPaths, isUnderPath, personalPaths } from './indexed-paths.ts';
import { DEFAULT_PATHS, isPageKey } from './page-paths.ts';

const pageKeys = Object.keys(DEFAULT_PATHS).filter(isPageKey);
const plain = { pageKeys, overrides: [], navigation: 'basic' } as const;

test('search engines are told every public page once, and none about a person', () => {
  const paths = indexedPaths(plain);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/casino', '/promotions', '/contacts', '/terms-and-conditions']),
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const personal of personalPaths(plain)) expect(paths).not.toContain(personal);
  expect(paths).not.toContain('/vip');
});

test('a page that settings move is told at its new address, one they take away not at all', () => {
  const moved = indexedPaths({ ...plain, overrides: [{ key: 'promotions', href: '/offers?from=menu' }] });
  expect(moved).toContain('/offers');
  expect(moved).not.toContain('/promotions');
  const gone = indexedPaths({ ...plain, pageKeys: pageKeys.filter((key) => key !== 'tournaments') });
  expect(gone).not.toContain('/tournaments');
});

test('what is about a person is known at its default address, its moved one and below both', () => {
  const roots = personalPaths({ ...plain, overrides: [{ key: 'deposit', href: '/cash-in' }] });
  for (const path of ['/deposit', '/cash-in', '/profile', '/profile/limits', '/profile2/freeze-account'])
    expect(isUnderPath(path, roots), path).toBe(true);
  for (const path of ['/', '/casino', '/deposits', '/cash-in-hand', '/promotions'])
    expect(isUnderPath(path, roots), path).toBe(false);
});
