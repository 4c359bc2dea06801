import type { FailedDepositEvent } from '@baize/api/events';
import { PlayerBoundary } from '@baize/player';
import { failedDeposit, notifiedPayment } from '@baize/player/failed-deposit';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { FailedDepositNotifier } from './failed-deposit-notifier.tsx';

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

function open(stage: Partial<TestProvidersProps> = {}) {
  render(
    <TestProviders url="/casino?cpnc=7" viewer="player" {...stage}>
      <Address />
      <PlayerBoundary>
        <FailedDepositNotifier />
      </PlayerBoundary>
    </TestProviders>,
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
  const user = open({ url: '/casino/games/harbour-sevens' });
  fails();
  expect(screen.getByRole('link').textContent).toBe('/casino/games/harbour-sevens');
  await user.click(screen.getByRole('link'));
  expect(await screen.findByText('/cashback?transactionId=t-1&modal=deposit-failed')).toBeTruthy();
});

test('one tab tells it, and not what the payment’s own page has told', async () => {
  open();
  act(() => notifiedPayment.set('t-1'));
  fails();
  await waitFor(() => expect(screen.getByRole('link').textContent).toBe('/casino?cpnc=7'));
  fails({ transactionId: 't-2' });
  expect(await screen.findByText(TOLD.replace('t-1', 't-2'))).toBeTruthy();
});

test('a dialog that tells of the payment already tells its failure too, and no second one opens over it', async () => {
  const url = '/deposit?transactionId=t-1&modal=deposit-pending';
  open({ url });
  fails();
  await waitFor(() => expect(notifiedPayment.get()).toBe('t-1'));
  expect(screen.getByRole('link').textContent).toBe(url);
});
