import type { Transaction } from '@baize/api/endpoints/cashier';
import { withTabLock } from '@baize/browser/tab-lock';
import { TestProviders } from '@baize/player/test-providers';
import { toasts } from '@baize/ui/toasts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { depositIntents, depositLockName, withdrawalIntents } from '../intent/payment-intents.ts';
import { FakePayouts } from '../withdraw/testing/fake-payouts.ts';
import { UnresolvedDeposits } from './unresolved-deposits.tsx';
import { UnresolvedPayments } from './unresolved-payments.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
  platform.transactions = [];
  sessionStorage.clear();
  localStorage.clear();
});

const platform = new FakePayouts();
const { userId } = platform.player.getUser;
const sent = {
  userId,
  methodId: 1,
  method: 'Visa',
  amount: 35,
  currency: 'EUR',
  since: Date.now(),
  known: [],
  tab: 'another',
};

function open(address = '/') {
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player} url={address}>
      <UnresolvedPayments />
    </TestProviders>,
  );
}

const notice = () => screen.findByRole('region', { name: 'Payments without a result' });

test('payments without a result are named on every page, each with the page that resolves it [PAY-06] [PAY-09]', async () => {
  depositIntents.begin({ ...sent, nonce: 'a' });
  withdrawalIntents.begin({ ...sent, nonce: 'b', amount: 40 });
  open();
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  const links = screen.getAllByRole('link', { name: /^See where it is: / });
  expect((await notice()).textContent).toMatch(/deposit of .€35\.00.*withdrawal of .€40\.00/);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/deposit', '/withdraw']);
  act(() => {
    depositIntents.settle({ nonce: 'a', outcome: 'made' });
    withdrawalIntents.settle({ nonce: 'b', outcome: 'not-made' });
  });
  expect(screen.queryByRole('region')).toBeNull();
});

test('the notice folds to a pill that stays, looks on, and opens for another payment [PAY-06]', async () => {
  const user = userEvent.setup();
  depositIntents.begin({ ...sent, nonce: 'a' });
  open();
  const link = { name: /^See where it is: .€35\.00., Visa$/ } as const;
  await screen.findByRole('link', link);
  const pill = within(await notice()).getByRole('button', { name: 'Payments without a result' });
  await user.click(pill);
  expect(screen.queryByRole('link')).toBeNull();
  expect(pill.textContent).toBe('Payments without a result');
  expect(document.activeElement).toBe(pill);
  act(() => withdrawalIntents.begin({ ...sent, nonce: 'c', amount: 36 }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  await user.click(pill);
  await user.click(pill);
  expect(screen.getByRole('link', link)).toBeTruthy();
});

test('a page that tells a payment itself is not told twice', async () => {
  depositIntents.begin({ ...sent, nonce: 'a' });
  withdrawalIntents.begin({ ...sent, nonce: 'b' });
  open('/deposit');
  const links = await screen.findAllByRole('link', { name: /^See where it is: / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/withdraw']);
});

test('the withdrawal page says of a deposit among its own words, not over its fields [PAY-06]', async () => {
  depositIntents.begin({ ...sent, nonce: 'a' });
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player} url="/withdraw">
      <UnresolvedDeposits />
      <UnresolvedPayments />
    </TestProviders>,
  );
  const link = await screen.findByRole('link', { name: /^See where it is: / });
  expect(link.getAttribute('href')).toBe('/deposit');
  expect(screen.queryByRole('region')).toBeNull();
  act(() => {
    depositIntents.settle({ nonce: 'a', outcome: 'not-made' });
  });
  expect(screen.queryByRole('link')).toBeNull();
});

test('one that a tab still waits for, or another player’s, is not named', async () => {
  depositIntents.begin({ ...sent, nonce: 'a' });
  withdrawalIntents.begin({ ...sent, nonce: 'b', userId: 'somebody else' });
  const [turn, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void withTabLock(depositLockName(userId), () => {
    turn.resolve();
    return answer.promise;
  });
  await turn.promise;
  open();
  expect((await notice()).textContent).toBe('');
  answer.resolve();
  expect(await screen.findAllByRole('link')).toHaveLength(1);
});

const row = (parts: Partial<Transaction>): Transaction => ({
  transactionId: 't-1',
  date: new Date().toISOString(),
  method: 'Visa',
  type: 'deposit',
  amount: 35,
  currencyCode: 'EUR',
  status: 'completed',
  isBonus: false,
  code: null,
  reference: 'DP-1',
  history: [],
  failedMethodId: null,
  destination: null,
  fee: null,
  expectedAt: null,
  crypto: null,
  ...parts,
});

test('a deposit is looked for on every page: once the platform shows it, the notice goes and the result is kept [PAY-06]', async () => {
  depositIntents.begin({ ...sent, nonce: 'a' });
  platform.transactions = [row({})];
  open('/profile/transactions');
  await waitFor(() => expect(depositIntents.owed(userId)).toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
  expect(depositIntents.settledIds()).toContain('t-1');
});

test('one that waits for the player at its provider is not called unknown, nor on its way [PAY-06]', async () => {
  depositIntents.begin({ ...sent, nonce: 'a', method: 'Harborpay' });
  platform.transactions = [row({ status: 'processing', method: 'Harborpay' })];
  open();
  await waitFor(async () =>
    expect((await notice()).textContent).toMatch(/is not finished yet: you may still have to confirm it/),
  );
  expect(depositIntents.owed(userId)?.transactionId).toBe('t-1');
});

test('a withdrawal is looked for on every page, too: once the platform shows it, the notice goes and a toast says so [PAY-09]', async () => {
  const order = { ...sent, methodId: 4, method: 'Bank transfer', locale: 'en' };
  withdrawalIntents.begin({ ...order, nonce: 'b', amount: 40 });
  withdrawalIntents.begin({ ...order, nonce: 'c', amount: 41 });
  platform.addWithdrawal('w-1', -40);
  platform.addWithdrawal('w-2', -41);
  open('/profile/transactions');
  await waitFor(() => expect(withdrawalIntents.owed(userId)).toBeNull());
  expect(toasts.list().map(({ title, text }) => `${title} ${text ?? ''}`)).toEqual([
    expect.stringMatching(/Withdrawal requested .*€4[01]\.00/),
    expect.stringMatching(/Withdrawal requested .*€4[01]\.00/),
  ]);
});
