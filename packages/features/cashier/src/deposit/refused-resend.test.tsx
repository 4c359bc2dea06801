import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { renderDeposit } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const completed = ok({ transactionId: 't-1', status: 'completed' });

/** A payment of another tab that has no answer. */
const INTENT = exampleIntent({
  userId: examplePlayer().getUser.userId,
  methodId: 9,
  method: 'Harborpay',
  amount: 25,
  since: Date.now(),
  fields: {},
});

test('a refusal of what is sent again says nothing of the payment that was begun [PAY-06]', async () => {
  depositIntents.begin(INTENT);
  const rows = [transaction({ method: 'Harborpay', status: 'processing' })];
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  platform.responses['deposit'] = refused('PROVIDER_ERROR');
  const user = renderDeposit(platform);
  await user.click(await screen.findByRole('button', { name: 'Continue with Harborpay' }));
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  expect(await screen.findByText('Your payment is not finished yet')).toBeTruthy();
  expect(depositIntents.owed(INTENT.userId)?.transactionId).toBe('t-1');
});

test('a session that ends while it is sent again says nothing of the payment: it stays owed under its key [PAY-06] [HTTP-05]', async () => {
  depositIntents.begin(INTENT);
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = () => new Response(null, { status: 403 });
  const user = renderDeposit(platform);
  await user.click(await screen.findByRole('button', { name: 'Send the same €25.00 payment again' }));
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  await waitFor(() => expect(depositIntents.owed(INTENT.userId)?.resentAt).toBeDefined());
  expect(screen.queryByText(/this payment was not made/)).toBeNull();
});

test('a refusal of what is sent again says nothing of the first sending: it stays owed, and why is told [PAY-06] [HTTP-05]', async () => {
  depositIntents.begin(INTENT);
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = () =>
    Response.json({ success: false, message: 'Too many' }, { status: 429 });
  const user = renderDeposit(platform);
  await user.click(await screen.findByRole('button', { name: 'Send the same €25.00 payment again' }));
  const reason = await screen.findByText(/It could not be sent again/);
  expect(reason.textContent).toContain('says nothing about the first time: Try again later');
  expect(screen.queryByText(/Nothing was paid/)).toBeNull();
  expect(depositIntents.owed(INTENT.userId)?.nonce).toBe(INTENT.nonce);

  // Its answer is what counts, and ends it.
  platform.responses['deposit'] = completed;
  await user.click(await screen.findByRole('button', { name: 'Send the same €25.00 payment again' }));
  expect(await screen.findByText(/is on your balance/)).toBeTruthy();
  expect(depositIntents.owed(INTENT.userId)).toBeNull();
});

test('a refusal of what is sent again that names the transaction is of the payment itself [PAY-06]', async () => {
  depositIntents.begin(INTENT);
  const platform = new FakeCashier(examplePlayer());
  const details = { transactionId: 't-1' };
  platform.responses['deposit'] = () =>
    Response.json({ success: false, message: 'No', code: 'TRANSACTION_FAILED', details }, { status: 422 });
  const user = renderDeposit(platform);
  await user.click(await screen.findByRole('button', { name: 'Send the same €25.00 payment again' }));
  await waitFor(() => expect(depositIntents.owed(INTENT.userId)).toBeNull());
});
