import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listQuery, RENDERED_PARAMETERS } from './list-query.ts';
import { RUNS } from '../testing/runs.ts';

test.each([
  ['?sort=name&page=2', '?page=2&sort=name'],
  ['?page=2&page=3', '?page=2'],
  ['?page=0&sort=a-b&order=up&category=a b&provider=', ''],
  ['?at=secret&token=x&PaReq=y&cpnc=7&modal=login&page=2', '?page=2'],
  ['?search=caf%C3%A9+royal', '?search=caf%C3%A9%20royal'],
  ['?search=a%0Ab', ''],
  ['', ''],
])('of %o a list keeps %o', (search, kept) => {
  expect(listQuery(search)).toBe(kept);
});

test('a page’s HTML never depends on what is typed', () => {
  expect(listQuery('?search=x&page=2&provider=reef', RENDERED_PARAMETERS)).toBe('?page=2&provider=reef');
});

test('cut down once is cut down for good, whatever it was', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('page', 'search', 'sort', 'x'), (value, name) => {
      const once = listQuery(`?${name}=${value}&page=2`);
      expect(listQuery(once)).toBe(once);
    }),
    RUNS,
  );
});
