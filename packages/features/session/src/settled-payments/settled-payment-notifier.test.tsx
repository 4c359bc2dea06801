import type { Transaction } from '@baize/api/endpoints/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import { PlayerBoundary } from '@baize/player';
import { expectedPayments } from '@baize/player/expected-payments';
import { notifiedPayment } from '@baize/player/failed-deposit';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { ToastRegion } from '@baize/ui/toast';
import { toasts } from '@baize/ui/toasts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createFakeApi, ok } from '../testing/create-fake-api.ts';
import { SettledPaymentNotifier } from './settled-payment-notifier.tsx';

afterEach(() => {
  cleanup();
  act(() => toasts.clear());
  localStorage.clear();
});

const { userId } = playerFixture().getUser;

const DEPOSIT = {
  transactionId: 't-1',
  date: '2026-11-20T17:17:19Z',
  method: 'Visa',
  type: 'deposit',
  amount: 40.04,
  currencyCode: 'EUR',
  status: 'pending',
  reference: 'DP-20261120-0042',
} as const;

type Row = Partial<Omit<Transaction, 'type'>> & { type: 'deposit' | 'withdrawal'; transactionId: string };

/** The transactions as the platform tells them, which may change. */
function openWith(rows: readonly Row[], url = '/') {
  let shown = rows;
  const page = () => ok({ transactions: { count: shown.length, rows: shown } })();
  const { api, asked } = createFakeApi({ transactions: page });
  let cache: QueryClient | null = null;
  function Page() {
    const { pathname, search } = useLocation();
    return <Link to="/casino">{pathname + search}</Link>;
  }
  function Cache() {
    cache = useQueryClient();
    return null;
  }
  render(
    <TestProviders viewer="player" api={api} url={url}>
      <Page />
      <PlayerBoundary>
        <Cache />
        <SettledPaymentNotifier />
      </PlayerBoundary>
      <ToastRegion label="Messages" closeLabel="Close" />
    </TestProviders>,
  );
  return {
    user: userEvent.setup(),
    readings: () => asked.length,
    change(next: readonly Row[]) {
      shown = next;
      // As an event of the platform does.
      void cache?.invalidateQueries({ queryKey: queryKeys.transactions });
    },
  };
}

const expects = (...payments: readonly Row[]) =>
  act(() =>
    expectedPayments.add(payments.map(({ transactionId, type }) => ({ transactionId, type, userId }))),
  );
const messages = () =>
  screen.getByRole('region', { name: 'Messages' }).textContent.replaceAll(/[\u2066-\u2069]/g, '');

test('a deposit that arrives after the player has moved on is told once, with the way to its record [PAY-07]', async () => {
  expects(DEPOSIT);
  const { user, change, readings } = openWith([DEPOSIT]);
  await waitFor(() => expect(readings()).toBe(1));
  expect(messages()).toBe('');
  change([{ ...DEPOSIT, status: 'completed' }]);
  await waitFor(() => expect(messages()).toContain('Deposit received'));
  expect(messages()).toContain('€40.04 · The money is on your balance.');
  expect(expectedPayments.remove('t-1')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'See the details' }));
  expect(await screen.findByText('/profile/transactions?record=DP-20261120-0042')).toBeTruthy();
  expect(messages()).toBe('');
});

test('what ended while no page was open is told by the next one [PAY-10]', async () => {
  const withdrawal = { ...DEPOSIT, transactionId: 'w-1', type: 'withdrawal', amount: -45 } as const;
  const failed = { ...DEPOSIT, status: 'failed' } as const;
  expects(DEPOSIT, withdrawal);
  openWith([failed, { ...withdrawal, status: 'rejected' }]);
  await waitFor(() => expect(messages()).toContain('Deposit failed'));
  expect(messages()).toContain('Nothing was added to your balance');
  await waitFor(() => expect(messages()).toContain('Your withdrawal was not paid out'));
  expect(messages()).toContain('Returned to your balance: €45.00');
});

test('a withdrawal that is approved or with the provider is not told yet, one that has ended is [PAY-10]', async () => {
  const withdrawal = { ...DEPOSIT, type: 'withdrawal', amount: -45 } as const;
  const rows = (['confirmed', 'processing', 'completed', 'cancelled'] as const).map(
    (status) => ({ ...withdrawal, transactionId: status, status }) as const,
  );
  expects(...rows);
  openWith(rows);
  await waitFor(() => expect(messages()).toContain('Your withdrawal was paid out'));
  await waitFor(() => expect(messages()).toContain('Your withdrawal was not paid out'));
  expect(messages().match(/Your withdrawal/g)).toHaveLength(2);
  for (const id of ['confirmed', 'processing']) expect(expectedPayments.remove(id)).toBe(true);
});

test('a deposit that came without its bonus says so [PRO-05]', async () => {
  expects(DEPOSIT);
  openWith([{ ...DEPOSIT, status: 'completed', code: 'ACTIVE_BONUS' }]);
  await waitFor(() => expect(messages()).toContain('No bonus came with this deposit.'));
});

test('nobody is spoken to while they play: it is told once they leave', async () => {
  expects(DEPOSIT);
  const { user, readings } = openWith([{ ...DEPOSIT, status: 'completed' }], '/casino/games/harbour-sevens');
  await waitFor(() => expect(readings()).toBe(1));
  expect(messages()).toBe('');
  await user.click(screen.getByRole('link'));
  await waitFor(() => expect(messages()).toContain('Deposit received'));
});

test('a dialog or a page that tells it itself is not talked over', async () => {
  const other = { ...DEPOSIT, transactionId: 't-2' } as const;
  const third = { ...DEPOSIT, transactionId: 't-3' } as const;
  expects(DEPOSIT, other, third);
  act(() => notifiedPayment.set('t-3'));
  const unwatch = expectedPayments.watch(['t-2']);
  openWith(
    [
      { ...DEPOSIT, status: 'completed' },
      { ...other, status: 'completed' },
      { ...third, status: 'failed' },
    ],
    '/?modal=deposit-pending&transactionId=t-1',
  );
  await waitFor(() => expect(expectedPayments.remove('t-1')).toBe(false));
  await waitFor(() => expect(expectedPayments.remove('t-3')).toBe(false));
  expect(messages()).toBe('');
  expect(expectedPayments.remove('t-2')).toBe(true);
  unwatch();
});

test('nothing is read where nothing is expected, nor what another player of this browser waits for', async () => {
  act(() => expectedPayments.add([{ transactionId: 't-1', type: 'deposit', userId: 'somebody-else' }]));
  const { readings } = openWith([{ ...DEPOSIT, status: 'completed' }]);
  await screen.findByText('/');
  expect(readings()).toBe(0);
  expect(expectedPayments.remove('t-1')).toBe(true);
});
