import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { recordNavigation, recentPaths } from '@baize/links/recent-paths';
import { TestProviders } from '@baize/player/test-providers';
import { NavigationEffects } from './navigation-effects.tsx';

afterEach(() => {
  cleanup();
  recentPaths.clear();
  sessionStorage.clear();
  document.body.className = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const go = (...addresses: string[]): void => {
  for (const address of addresses) {
    const [pathname = '', search] = address.split('?');
    const query = search === undefined ? '' : `?${search}`;
    recordNavigation({ pathname, search: query, key: address, kind: 'PUSH' });
  }
};

test('a tab remembers its last five places, each once in a row [NAV-09]', () => {
  go('/', '/cashback', '/cashback?modal=login', '/vip', '/casino', '/casino?page=2', '/contacts');
  expect(recentPaths.get()).toEqual(['/cashback', '/vip', '/casino', '/casino?page=2', '/contacts']);
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
  const fresh = await import('@baize/links/recent-paths');
  fresh.recordNavigation({ pathname: '/casino/games/reef', search: '', key: 'default', kind: 'POP' });
  fresh.recordNavigation({ pathname: '/vip', search: '', key: 'next', kind: 'PUSH' });
  expect(fresh.recentPaths.get()).toEqual(['/casino/slots', '/casino/games/reef', '/vip']);
});

test('no token is remembered with a place [NAV-09]', () => {
  go('/verify-email?token=secret', '/casino?at=secret&search=reef&MD=secret');
  expect(recentPaths.get()).toEqual(['/verify-email', '/casino?search=reef']);
});

test('the body is marked on a game’s page only, and keeps its other classes [NAV-11]', async () => {
  document.body.className = 'theirs';
  render(
    <TestProviders url="/casino/games/reef">
      <NavigationEffects />
      <Link to="/de/design/casino/games/dusk">Another game</Link>
      <Link to="/casino">Away</Link>
    </TestProviders>,
  );
  expect(document.body.className).toBe('theirs on-game-page');
  await userEvent.click(screen.getByRole('link', { name: 'Another game' }));
  expect(document.body.className).toBe('theirs on-game-page');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(document.body.className).toBe('theirs');
});
