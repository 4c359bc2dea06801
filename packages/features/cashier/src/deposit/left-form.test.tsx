import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { passSeconds } from '../testing/pass-seconds.ts';
import { enterCard, payButton, renderDeposit } from '../testing/render-deposit.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('a form that is come back to before the answer tells what was paid, and asks before the same one [PAY-06] [HTTP-05]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const arrival = Promise.withResolvers<void>();
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = async () => {
    await arrival.promise;
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction()] } });
    return ok({ transactionId: 't-1', status: 'completed' })(null);
  };
  const left = renderDeposit(platform);
  await enterCard(left);
  await left.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  cleanup();
  const user = renderDeposit(platform);
  await screen.findByText('We do not know yet whether your payment went through');
  arrival.resolve();
  await passSeconds(4);
  expect(
    await screen.findByText(/^Your payment of .€25\.00. from .* has reached your balance\.$/),
  ).toBeTruthy();
  await enterCard(user);
  await user.click(payButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You paid .€25\.00. by Visa at [^,]*\./);
  expect(platform.requestsTo('deposit')).toHaveLength(1);
});
