import { expect, test } from 'vitest';
import { refusedPages } from './refused-pages.ts';

const why = (href: unknown) => refusedPages([{ key: 'cashback', href }]);

test.each([
  ['javascript:alert(1)', 'cashback (scheme javascript:)'],
  [' Data:text/html,x', 'cashback (scheme data:)'],
  ['java\nscript:alert(1)', 'cashback (scheme javascript:)'],
  [`${'x'.repeat(99)}:1`, `cashback (scheme ${'x'.repeat(20)}…)`],
  ['https://user@bank.example/', 'cashback (no readable host)'],
  ['//evil.example', 'cashback (another host without a scheme)'],
  ['/\\evil.example', 'cashback (backslash, space or control character)'],
  ['/x/..', 'cashback (a path with dots for folders)'],
  ['promo', 'cashback (neither a path nor an http(s) address)'],
  ['', 'cashback (no address)'],
  [null, 'cashback (no address)'],
])('the log names the page and why %o is refused', (href, line) => {
  expect(why(href)).toEqual([line]);
});

test('what an address holds beside its scheme is never in the log', () => {
  for (const href of [
    'javascript:open("?token=secret")',
    '//host/?token=secret',
    'ftp://secret@host/',
    'secret',
  ])
    expect(why(href).join()).not.toContain('secret');
});

test('rows that name no page are told by their place, and good ones not at all', () => {
  const rows = [{ key: 'casino', href: '/games' }, { key: 'nonsense', href: '/x' }, 7, null];
  expect(refusedPages(rows)).toEqual([
    'row 2 (names no page)',
    'row 3 (names no page)',
    'row 4 (names no page)',
  ]);
  expect(refusedPages('rows')).toEqual([]);
});
