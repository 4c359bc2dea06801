import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closeModal,
  MODAL_NAMES,
  openModal,
  overlayQuery,
  overlaySearch,
  readModals,
  unknownModals,
} from './modals.ts';
import { RUNS } from '../testing/runs.ts';

const names = fc.constantFrom(...MODAL_NAMES);
const others = fc
  .array(fc.tuple(fc.constantFrom('page', 'a b', 'cpnc', 'Modal', 'modals', 'é'), fc.string()))
  .map((pairs) =>
    pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&'),
  );

test('repeated parameters stack several modals, the last on top [NAV-06]', () => {
  expect(readModals('?modal=login&page=2&modal=rakeback')).toEqual(['login', 'rakeback']);
  expect(readModals('modal=login')).toEqual(['login']);
  expect(readModals('')).toEqual([]);
});

test('an unknown modal is ignored and named for the log, each once [NAV-06]', () => {
  const search = '?modal=nonsense&modal=login&modal=&modal=nonsense&modal=__proto__';
  expect(readModals(search)).toEqual(['login']);
  expect(unknownModals(search)).toEqual(['nonsense', '', '__proto__']);
});

test('closing removes just that one and keeps the rest of the query as it was written [NAV-06]', () => {
  const search = '?q=a%20b+c&modal=login&x&modal=rakeback&y=%zz&modal=login';
  expect(closeModal(search, 'login')).toBe('?q=a%20b+c&x&modal=rakeback&y=%zz');
  expect(closeModal('?modal=login', 'login')).toBe('');
});

test('opening puts a modal on top once and keeps the rest of the query [NAV-06]', () => {
  expect(openModal('', 'login')).toBe('?modal=login');
  expect(openModal('?page=2&modal=login', 'rakeback')).toBe('?page=2&modal=login&modal=rakeback');
  expect(openModal('?modal=login&modal=rakeback', 'login')).toBe('?modal=rakeback&modal=login');
});

test('what is opened last is closed first, and the query is what it was [NAV-06]', () => {
  fc.assert(
    fc.property(others, fc.uniqueArray(names), (query, stack) => {
      const search = query === '' ? '' : `?${query}`;
      let open = search;
      for (const name of stack) open = openModal(open, name);
      expect(readModals(open)).toEqual(stack);
      for (const name of stack.toReversed()) {
        expect(readModals(open).at(-1)).toBe(name);
        open = closeModal(open, name);
      }
      expect(open).toBe(search);
    }),
    RUNS,
  );
});

test('any text at all can be read, opened on and closed', () => {
  fc.assert(
    fc.property(fc.string(), names, (search, name) => {
      expect(readModals(openModal(search, name)).at(-1)).toBe(name);
      expect(readModals(closeModal(search, name))).not.toContain(name);
    }),
    RUNS,
  );
});

test('names may be written encoded, with a plus, or broken, and only `modal` itself is read', () => {
  expect(readModals('?modal=%6Cogin')).toEqual(['login']);
  expect(readModals('?%6Dodal=login')).toEqual(['login']);
  expect(readModals('?m=login&modal=rakeback')).toEqual(['rakeback']);
  expect(unknownModals('?modal=deposit+now&modal=%zz&=login&modal')).toEqual(['deposit now', '%zz', '']);
  expect(closeModal('?=login&a?b=1&modal=login', 'login')).toBe('?=login&a?b=1');
});

test.each([
  ['', '?modal=login', '?modal=login'],
  ['?cpnc=7&modal=rakeback', '?modal=login', '?cpnc=7&modal=rakeback&modal=login'],
  ['?a=1', '?modal=rakeback&modal=login', '?a=1&modal=rakeback&modal=login'],
  ['?activeMethod=1&b', '?modal=deposit&activeMethod=3', '?b&activeMethod=3&modal=deposit'],
  ['?a=1', '?modal=nonsense', '?a=1'],
])('over %o the link %o gives %o [NAV-02]', (search, link, over) => {
  expect(overlaySearch(search, link)).toBe(over);
  expect(overlaySearch(over, link)).toBe(over);
});

test.each([
  ['?modal=deposit', false, '?modal=deposit'],
  ['/?modal=deposit&met=card', true, '?modal=deposit&met=card'],
  ['/design?modal=deposit', true, '?modal=deposit'],
  ['/?modal=deposit', false, null],
  ['/casino?modal=deposit', true, null],
  ['/?modal=nonsense', true, null],
  ['/?page=2', true, null],
  ['/', true, null],
])('an override %s, shallow %o, opens %o over the page [NAV-02]', (href, shallow, query) => {
  expect(overlayQuery({ href, shallow })).toBe(query);
});
