import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { arrivals } from '../nav/arrivals.ts';
import { remember, visited } from '../nav/visited.ts';
import { Stage } from '../stage/stage.tsx';
import { useGoBack } from './use-back-target.ts';

const forget = () => {
  visited.clear();
  arrivals.length = 0;
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
    <Stage address="/casino/games/reef">
      <Close />
    </Stage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  return screen.getByTestId('path').textContent;
};

test('a press made before anything was remembered still leads to where the player was [NAV-09]', () => {
  arrivals.push(
    { pathname: '/promotions', search: '', key: 'first', kind: 'POP' },
    { pathname: '/casino/games/reef', search: '', key: 'second', kind: 'POP' },
  );
  expect(press()).toBe('/promotions');
});

test('where nothing but games was visited it leads where it says [NAV-09]', () => {
  remember({ pathname: '/casino/games/dusk', search: '', key: 'first', kind: 'POP' });
  expect(press()).toBe('/casino');
});
