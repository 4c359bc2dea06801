import { Stage } from '@baize/shell/stage';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import DepositPage from './deposit.tsx';

afterEach(cleanup);

test.each([['Deposit', DepositPage]])(
  '%s says honestly that it is not open yet and leads back',
  (name, Page) => {
    render(
      <Stage>
        <Page />
      </Stage>,
    );
    expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText('This page is not open yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/');
  },
);
