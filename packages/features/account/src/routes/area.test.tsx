import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AccountArea from './area.tsx';

afterEach(cleanup);

test.each([
  ['/account', 'My profile'],
  ['/profile2/my-profile', 'My profile'],
  ['/de/design/profile/edit-profile', 'My profile'],
  ['/profile/verify', 'Verification'],
  ['/account/verification', 'Verification'],
])('%s names the page and lets a visitor log in', (address, name) => {
  render(
    <TestProviders url={address}>
      <AccountArea />
    </TestProviders>,
  );
  expect(screen.getByRole('heading', { name, level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});
