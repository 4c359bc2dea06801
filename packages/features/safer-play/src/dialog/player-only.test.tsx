import { suppressionStatusStore } from '@baize/player/exclusion-status';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlayerOnly } from './player-only.tsx';

afterEach(() => {
  act(() => suppressionStatusStore.set('free'));
  cleanup();
});

const open = () =>
  render(
    <TestProviders viewer="visitor" url="/profile/limits">
      <PlayerOnly fallback={null} visitor="Limits belong to an account.">
        the tool
      </PlayerOnly>
    </TestProviders>,
  );

test('a visitor reads what the page is for', () => {
  open();
  expect(screen.getByText('Limits belong to an account.')).toBeTruthy();
});

test('a page that is loaded after an account was locked here says so, not that somebody is to log in first [LIM-04]', () => {
  suppressionStatusStore.forget({ byLock: true });
  open();
  expect(screen.getByRole('heading', { name: 'Your break comes first' })).toBeTruthy();
  expect(screen.getByText(/An account was locked in this browser/)).toBeTruthy();
  expect(screen.queryByText('Log in first')).toBeNull();
});
