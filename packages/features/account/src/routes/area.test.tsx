import { Stage } from '@baize/shell/stage';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AccountArea from './area.tsx';

afterEach(cleanup);

test.each([
  ['/profile', 'Profile'],
  ['/account', 'My profile'],
  ['/profile2/my-profile', 'My profile'],
  ['/design/profile2/balance', 'Balance'],
  ['/de/design/profile/transactions', 'Transactions'],
])('%s names the page and says that it is not open yet', (address, name) => {
  render(
    <Stage address={address}>
      <AccountArea />
    </Stage>,
  );
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText('This page is not open yet.')).toBeTruthy();
});
