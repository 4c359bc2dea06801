import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { acceptDeposit, FakeCashier, ok, refused } from '../testing/fake-cashier.ts';
import { enterCard, payButton, renderDeposit } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('while a payment is sent nothing of it can be chosen anew, and the focus is at its button [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  const held = Promise.withResolvers<Response>();
  platform.responses['deposit'] = () => held.promise;
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.type(screen.getByLabelText('CVC'), '{Enter}');
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  for (const field of [
    screen.getByRole('radio', { name: /Harborpay/ }),
    screen.getByLabelText('Amount'),
    screen.getByLabelText('Card number'),
  ])
    expect(field.closest('[inert]')).not.toBeNull();
  const button = document.activeElement;
  expect(button?.textContent).toContain('Paying');
  expect(button?.closest('[inert]')).toBeNull();
  held.resolve(await refused('PROVIDER_ERROR')(null));
  await screen.findByText(/The payment provider reports an error/);
  expect(document.querySelector('form [inert]')).toBeNull();
});

test('an answer whose status nobody can read leaves the payment without one: it is sent again under its key [PAY-06] [HTTP-05]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = ok({ transactions: { count: 0, rows: [] } });
  platform.responses['deposit'] = ok({ transactionId: 't-1', status: 'weird' });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByText('We do not know yet whether your payment went through')).toBeTruthy();
  acceptDeposit(platform);
  await user.click(await screen.findByRole('button', { name: /^Send the same/ }));
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
  const keys = platform.requestsTo('deposit').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
