import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageTestProviders } from '@baize/page/testing';
import { pendingNavigations } from './pending-navigations.ts';
import { recordNavigation, recentPaths } from './recent-paths.ts';
import { useGoBack } from './use-back-target.ts';

const forget = () => {
  recentPaths.clear();
  pendingNavigations.length = 0;
  sessionStorage.clear();
};
beforeEach(forget);
afterEach(() => {
  cleanup();
  forget();
});

const GAMES = ['/casino/games'];

/** A game's close as its first render has it: nothing is known yet of where the player was. */
function Close() {
  const goBack = useGoBack('/casino', GAMES);
  return (
    <>
      <button type="button" onClick={goBack}>
        Close
      </button>
      <span data-testid="path">{useLocation().pathname}</span>
    </>
  );
}

const press = () => {
  render(
    <PageTestProviders url="/casino/games/reef">
      <Close />
    </PageTestProviders>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  return screen.getByTestId('path').textContent;
};

test('a press made before anything was remembered still leads to where the player was [NAV-09]', () => {
  pendingNavigations.push(
    { pathname: '/promotions', search: '', key: 'first', kind: 'POP' },
    { pathname: '/casino/games/reef', search: '', key: 'second', kind: 'POP' },
  );
  expect(press()).toBe('/promotions');
});

test('where nothing but games was visited it leads where it says [NAV-09]', () => {
  recordNavigation({ pathname: '/casino/games/dusk', search: '', key: 'first', kind: 'POP' });
  expect(press()).toBe('/casino');
});
