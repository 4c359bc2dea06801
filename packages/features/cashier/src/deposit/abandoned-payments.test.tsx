import { expectedPayments } from '@baize/player/expected-payments';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const INTENT = exampleIntent({ userId: examplePlayer().getUser.userId, amount: 25, since: Date.now() });

const plain = (element: Element) => element.textContent.replaceAll(/[\u2066-\u2069]/g, '');

test('a payment that a new one is started instead of stays named until a transaction shows it, also after a reload [PAY-06]', async () => {
  depositIntents.begin({ ...INTENT, since: Date.now() - 61_000 });
  const user = renderDeposit(new FakeCashier(examplePlayer()));
  await user.click(await screen.findByRole('button', { name: 'Start a new payment instead' }));
  const named = /Your payment of €25\.00 by Visa, sent at .*, had no answer and may still arrive/;
  const find = () =>
    screen.findByText((_, element) => element?.tagName === 'SPAN' && named.test(plain(element)));
  expect(await find()).toBeTruthy();
  expect(payButton()).toBeTruthy();
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer()));
  expect(await find()).toBeTruthy();
  cleanup();
  const arrived = new FakeCashier(examplePlayer());
  const date = new Date(Date.now() - 61_000).toISOString();
  const row = transaction({ transactionId: 't-1', amount: 25, status: 'completed', date });
  arrived.responses['transactions'] = ok({ transactions: { count: 1, rows: [row] } });
  renderDeposit(arrived);
  await screen.findByRole('button', { name: /^Deposit/ });
  await waitFor(() => expect(screen.queryByText(/may still arrive/)).toBeNull());
  expect(expectedPayments.remove('t-1')).toBe(true);
});

test('a payment of a tab that is gone is told once where it is found [PAY-06]', async () => {
  depositIntents.begin({ ...INTENT, tab: 'a-closed-tab' });
  const platform = new FakeCashier(examplePlayer());
  const row = transaction({ transactionId: 't-1', amount: 25, status: 'completed' });
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [row] } });
  renderDeposit(platform);
  expect(await screen.findByText(/is on your balance/, {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.queryByText(/has reached your balance/)).toBeNull();
}, 10_000);
