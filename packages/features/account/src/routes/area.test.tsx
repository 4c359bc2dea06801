import { Stage } from '@baize/shell/stage';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AccountArea from './area.tsx';

afterEach(cleanup);

test.each([
  ['/account', 'My profile'],
  ['/profile2/my-profile', 'My profile'],
])('%s names the page and says that it is not open yet', (address, name) => {
  render(
    <Stage address={address}>
      <AccountArea />
    </Stage>,
  );
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText('This page is not open yet.')).toBeTruthy();
});

test.each([
  ['/profile', 'Profile'],
  ['/profile2/balance', 'Balance'],
  ['/de/design/profile/transactions', 'Transactions'],
  ['/profile2/my-history', 'My history'],
])('%s names the page and leads a visitor to the login', (address, name) => {
  render(
    <Stage address={address}>
      <AccountArea />
    </Stage>,
  );
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('modal=login');
});
