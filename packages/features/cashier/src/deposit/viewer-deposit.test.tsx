import { suppressionStatusStore } from '@baize/player/exclusion-status';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ViewerDeposit } from './viewer-deposit.tsx';

afterEach(() => {
  act(() => suppressionStatusStore.set('free'));
  cleanup();
});

const open = () =>
  render(
    <TestProviders viewer="visitor" url="/deposit">
      <ViewerDeposit />
    </TestProviders>,
  );

test('a visitor is told why to log in before they pay in', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Log in to deposit' })).toBeTruthy();
});

test('where an account was locked in this browser nobody is asked to come and pay in [LIM-04]', () => {
  suppressionStatusStore.forget({ byLock: true });
  open();
  expect(screen.getByRole('heading', { name: 'Your break comes first' })).toBeTruthy();
  expect(screen.getByText(/An account was locked in this browser/)).toBeTruthy();
  expect(screen.queryByText('Log in to deposit')).toBeNull();
});
