import type { FailedDepositEvent } from '@baize/api/events';
import { failedDeposit, toldPayment } from '@baize/shell/failed-deposit';
import { PlayerIsland } from '@baize/shell/player';
import { Stage, type StageProps } from '@baize/shell/stage';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { FailedDepositNews } from './failed-deposit-news.tsx';

afterEach(() => {
  cleanup();
  act(() => failedDeposit.set(null));
  localStorage.clear();
});

const FAILED: FailedDepositEvent = {
  transactionId: 't-1',
  methodId: 1,
  amount: 25,
  currencyCode: 'EUR',
  code: 'PROVIDER_ERROR',
  alternativeMethodId: 9,
};

function Address() {
  const { pathname, search } = useLocation();
  return <Link to="/cashback">{pathname + search}</Link>;
}

function open(stage: Partial<StageProps> = {}) {
  render(
    <Stage address="/casino?cpnc=7" viewer="player" {...stage}>
      <Address />
      <PlayerIsland>
        <FailedDepositNews />
      </PlayerIsland>
    </Stage>,
  );
  return userEvent.setup();
}

const fails = (parts: Partial<FailedDepositEvent> = {}) =>
  act(() => failedDeposit.set({ ...FAILED, ...parts }));

const TOLD = '/casino?cpnc=7&transactionId=t-1&modal=deposit-failed';

test('a payment that fails later opens the failure dialog over whatever page is shown, whose query stays', async () => {
  open();
  fails();
  expect(await screen.findByText(TOLD)).toBeTruthy();
});

test('nobody is spoken to while they play: it is said once they leave', async () => {
  const user = open({ address: '/casino/games/harbour-sevens' });
  fails();
  expect(screen.getByRole('link').textContent).toBe('/casino/games/harbour-sevens');
  await user.click(screen.getByRole('link'));
  expect(await screen.findByText('/cashback?transactionId=t-1&modal=deposit-failed')).toBeTruthy();
});

test('one tab tells it, and not what the payment’s own page has told', async () => {
  open();
  act(() => toldPayment.set('t-1'));
  fails();
  await waitFor(() => expect(screen.getByRole('link').textContent).toBe('/casino?cpnc=7'));
  fails({ transactionId: 't-2' });
  expect(await screen.findByText(TOLD.replace('t-1', 't-2'))).toBeTruthy();
});
