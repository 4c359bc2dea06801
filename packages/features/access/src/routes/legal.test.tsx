import { Stage } from '@baize/shell/stage';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import LegalPage from './legal.tsx';

afterEach(cleanup);

test.each([
  ['/terms-and-conditions', 'Terms and conditions'],
  ['/de/privacy-policy', 'Privacy policy'],
  ['/bonus-terms/', 'Bonus terms'],
])('%s names its document and says that it is not open yet', (address, name) => {
  render(
    <Stage address={address}>
      <LegalPage />
    </Stage>,
  );
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText('This page is not open yet.')).toBeTruthy();
});
