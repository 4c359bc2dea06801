import { cleanup, screen, waitFor } from '@testing-library/react';
import { getTabId } from '@baize/browser/tab-id';
import { afterEach, expect, test } from 'vitest';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { payButton, renderDeposit, enterCard } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const completed = ok({ transactionId: 't-1', status: 'completed' });

const INTENT = exampleIntent({
  userId: examplePlayer().getUser.userId,
  amount: 25,
  since: Date.now(),
  tab: 'another',
});

test('the same payment made in another tab just now is paid again only by who says so', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = completed;
  depositIntents.begin(INTENT);
  depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made' });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByText(/was sent from another tab at .* Pay again\?/)).toBeTruthy();
  expect(platform.requestsTo('deposit')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /a second time/ }));
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
});

const TWINS = [
  ['completed', /^You paid .€25\.00. by Visa at .*\d\d:\d\d.*, from another tab\. Pay again\?/],
  ['pending', /^You are already paying .€25\.00. by Visa from another tab, since .*\d\d:\d\d/],
] as const;

test.each(TWINS)(
  'of the same payment that is %s elsewhere it is said what became of it [PAY-06]',
  async (status, words) => {
    const platform = new FakeCashier(examplePlayer());
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction({ status })] } });
    depositIntents.begin(INTENT);
    depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made', transactionId: 't-1' });
    const user = renderDeposit(platform);
    await enterCard(user);
    await user.click(payButton());
    const leave = await screen.findByRole('button', { name: 'Don’t pay' });
    await waitFor(() => expect(leave.closest('[role=alert]')?.textContent).toMatch(words));
  },
);

/** A platform that was paid €25 by Visa a minute ago. */
function paidPlatform() {
  const platform = new FakeCashier(examplePlayer());
  const row = transaction({ date: new Date(Date.now() - 60_000).toISOString() });
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [row] } });
  platform.responses['deposit'] = ok({ transactionId: 't-2', status: 'completed' });
  return { platform, transactionId: row.transactionId };
}

test('the same payment a minute ago that this browser knows nothing of is asked about [PAY-06]', async () => {
  const { platform } = paidPlatform();
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  const leave = await screen.findByRole('button', { name: 'Don’t pay' });
  expect(leave.closest('[role=alert]')?.textContent).toMatch(
    /^You paid .€25\.00. by Visa at [^,]*\. Pay again\?/,
  );
  expect(platform.requestsTo('deposit')).toHaveLength(0);
});

test('one that this very tab made, and told of, is not [PAY-06]', async () => {
  const { platform, transactionId } = paidPlatform();
  depositIntents.begin({ ...INTENT, tab: getTabId() });
  depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made', transactionId });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
});

test('while it is asked whether to pay twice the pay button is off; not to pay, or another amount, frees it', async () => {
  const platform = new FakeCashier(examplePlayer());
  depositIntents.begin(INTENT);
  depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made' });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  const leave = await screen.findByRole('button', { name: 'Don’t pay' });
  expect(payButton()).toHaveProperty('disabled', true);
  await waitFor(() => expect(document.activeElement).toBe(leave));
  await user.click(leave);
  expect(screen.queryByText(/Pay again\?/)).toBeNull();
  expect(payButton()).toHaveProperty('disabled', false);
  await user.click(payButton());
  await screen.findByRole('button', { name: 'Don’t pay' });
  await user.click(screen.getByRole('button', { name: /^More than/ }));
  expect(screen.queryByText(/Pay again\?/)).toBeNull();
  expect(payButton()).toHaveProperty('disabled', false);
  expect(platform.requestsTo('deposit')).toHaveLength(0);
});

test('the same payment by another method is no slip, and is paid at once [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = completed;
  depositIntents.begin({ ...INTENT, methodId: 9, method: 'Harborpay' });
  depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made' });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
});

test('the same payment that came to nothing in another tab is no reason to ask [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = completed;
  const user = renderDeposit(platform);
  await enterCard(user);
  depositIntents.begin(INTENT);
  depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made', transactionId: 't-0' });
  const rows = [transaction({ transactionId: 't-0', status: 'cancelled' })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
});

const OPEN = [
  ['was sent from this very tab', { tab: getTabId() }],
  ['was sent from another tab an hour ago', { since: Date.now() - 3_600_000 }],
] as const;

test.each(OPEN)(
  'the same payment as one that is open, and %s, is paid by who says so, under a key of its own [PAY-06] [HTTP-05]',
  async (_, parts) => {
    const platform = new FakeCashier(examplePlayer());
    platform.responses['deposit'] = completed;
    const rows = [transaction({ transactionId: 't-0', status: 'pending' })];
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
    depositIntents.begin({ ...INTENT, ...parts });
    depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made', transactionId: 't-0' });
    const user = renderDeposit(platform);
    await enterCard(user);
    await user.click(payButton());
    const yes = await screen.findByRole('button', { name: /a second time/ });
    expect(yes.closest('[role=alert]')?.textContent).toMatch(
      /^Your payment of .€25\.00. by Visa, sent at .*\d\d:\d\d.*, is still open\. Pay again\?/,
    );
    expect(platform.requestsTo('deposit')).toHaveLength(0);
    await user.click(yes);
    await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
    expect(platform.requestsTo('deposit')[0]?.key).not.toContain(INTENT.nonce);
  },
);

test('one that is open from another device is asked about as well; with another amount nothing is [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = completed;
  const rows = [transaction({ transactionId: 't-0', status: 'pending' })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  const user = renderDeposit(platform);
  await enterCard(user);
  await screen.findByText(/is still open\. Do not pay again/);
  await user.click(payButton());
  await user.click(await screen.findByRole('button', { name: 'Don’t pay' }));
  await user.click(screen.getByRole('button', { name: /^More than/ }));
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
});

test('one of this tab that was credited is no reason to ask [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = completed;
  const rows = [transaction({ transactionId: 't-0' })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  depositIntents.begin({ ...INTENT, tab: getTabId() });
  depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made', transactionId: 't-0' });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  expect(screen.queryByText(/Pay again\?/)).toBeNull();
});

test('where the transactions cannot be read, what this tab was answered is enough to ask [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = ok({ transactionId: 't-0', status: 'pending' });
  platform.responses['transactions'] = refused('NO');
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await screen.findByRole('dialog', { name: 'Deposit pending' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'New deposit' }));
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByText(/is still open\. Pay again\?/)).toBeTruthy();
  expect(platform.requestsTo('deposit')).toHaveLength(1);
});
