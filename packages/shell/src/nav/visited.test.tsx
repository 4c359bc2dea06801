import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Stage } from '../stage/stage.tsx';
import { PlaceEffects } from './place-effects.tsx';
import { remember, visited } from './visited.ts';

afterEach(() => {
  cleanup();
  visited.clear();
  sessionStorage.clear();
  document.body.className = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const go = (...addresses: string[]): void => {
  for (const address of addresses) {
    const [pathname = '', search] = address.split('?');
    const query = search === undefined ? '' : `?${search}`;
    remember({ pathname, search: query, key: address, kind: 'PUSH' });
  }
};

test('a tab remembers its last five places, each once in a row [NAV-09]', () => {
  go('/', '/cashback', '/cashback?modal=login', '/vip', '/casino', '/casino?page=2', '/contacts');
  expect(visited.get()).toEqual(['/cashback', '/vip', '/casino', '/casino?page=2', '/contacts']);
  expect(sessionStorage.getItem('baize.visited')).toContain('/contacts');
  expect(localStorage.length).toBe(0);
});

test('the page whose link led here by a whole load is remembered before this one [NAV-09]', async () => {
  sessionStorage.setItem('baize.left', '"/casino/slots"');
  const load = { name: '', entryType: 'navigation', startTime: 0, duration: 0, type: 'navigate' };
  const entries = [{ ...load, toJSON: () => load }];
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/`);
  window.history.pushState(null, '', '/');
  vi.resetModules();
  const fresh = await import('./visited.ts');
  fresh.remember({ pathname: '/casino/games/reef', search: '', key: 'default', kind: 'POP' });
  fresh.remember({ pathname: '/vip', search: '', key: 'next', kind: 'PUSH' });
  expect(fresh.visited.get()).toEqual(['/casino/slots', '/casino/games/reef', '/vip']);
});

test('no token is remembered with a place [NAV-09]', () => {
  go('/verify-email?token=secret', '/casino?at=secret&search=reef&MD=secret');
  expect(visited.get()).toEqual(['/verify-email', '/casino?search=reef']);
});

test('the body is marked on a game’s page only, and keeps its other classes [NAV-11]', async () => {
  document.body.className = 'theirs';
  render(
    <Stage address="/casino/games/reef">
      <PlaceEffects />
      <Link to="/de/design/casino/games/dusk">Another game</Link>
      <Link to="/casino">Away</Link>
    </Stage>,
  );
  expect(document.body.className).toBe('theirs on-game-page');
  await userEvent.click(screen.getByRole('link', { name: 'Another game' }));
  expect(document.body.className).toBe('theirs on-game-page');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(document.body.className).toBe('theirs');
});
