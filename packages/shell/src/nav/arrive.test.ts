import { afterEach, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import { visited } from './visited.ts';

afterEach(() => {
  visited.clear();
  document.body.className = '';
});

const go = (...addresses: string[]): void => {
  for (const address of addresses) {
    const [pathname = '', search] = address.split('?');
    arrive({ pathname, search: search === undefined ? '' : `?${search}` });
  }
};

test('a tab remembers its last five places, each once in a row [NAV-09]', () => {
  go('/', '/cashback', '/cashback?modal=login', '/vip', '/casino', '/casino?page=2', '/contacts');
  expect(visited.get()).toEqual(['/cashback', '/vip', '/casino', '/casino?page=2', '/contacts']);
  expect(sessionStorage.getItem('baize.visited')).toContain('/contacts');
  expect(localStorage.length).toBe(0);
});

test('no token is remembered with a place [NAV-09]', () => {
  go('/verify-email?token=secret', '/casino?at=secret&search=reef&MD=secret');
  expect(visited.get()).toEqual(['/verify-email', '/casino?search=reef']);
});

test('the body is marked on a game’s page only, and keeps its other classes [NAV-11]', () => {
  document.body.className = 'theirs';
  go('/casino/games/reef');
  expect(document.body.className).toBe('theirs on-game-page');
  go('/de/design/casino/games/reef');
  expect(document.body.className).toBe('theirs on-game-page');
  go('/casino');
  expect(document.body.className).toBe('theirs');
});
