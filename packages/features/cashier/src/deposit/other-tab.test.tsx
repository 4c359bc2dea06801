import { withTabLock } from '@baize/browser/tab-lock';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { depositIntents, depositLockName } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { enterCard, payButton, renderDeposit } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const INTENT = exampleIntent({ userId: examplePlayer().getUser.userId, amount: 25 });

test('a payment under way in another tab holds this one back; when that tab has no answer, or is gone, it is taken on here [PAY-06]', async () => {
  depositIntents.begin({ ...INTENT, since: Date.now(), tab: 'another' });
  const turn = Promise.withResolvers<void>();
  const sending = withTabLock(depositLockName(INTENT.userId), () => turn.promise);
  renderDeposit(new FakeCashier(examplePlayer()));
  expect(await screen.findByText('You are already paying in another tab')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send the same/ })).toBeNull();
  expect(payButton()).toHaveProperty('disabled', true);
  turn.resolve();
  await sending;
  expect(await screen.findByRole('button', { name: /^Send the same/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
});

test('what another tab’s payment came to is told above this one’s form, too [PAY-06] [HTTP-05]', async () => {
  depositIntents.begin({ ...INTENT, since: Date.now(), tab: 'another' });
  const turn = Promise.withResolvers<void>();
  const sending = withTabLock(depositLockName(INTENT.userId), () => turn.promise);
  const platform = new FakeCashier(examplePlayer());
  renderDeposit(platform);
  await screen.findByText('You are already paying in another tab');
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction()] } });
  depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made', transactionId: 't-1' });
  turn.resolve();
  await sending;
  expect(
    await screen.findByText(/^Your payment of .€25\.00. from .* has reached your balance\.$/),
  ).toBeTruthy();
  // The other tab opened the dialog.
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(payButton()).toHaveProperty('disabled', false);
});

test('that another tab’s payment came to nothing is told here, too [PAY-06] [HTTP-05]', async () => {
  depositIntents.begin({ ...INTENT, since: Date.now(), tab: 'another' });
  const turn = Promise.withResolvers<void>();
  const sending = withTabLock(depositLockName(INTENT.userId), () => turn.promise);
  renderDeposit(new FakeCashier(examplePlayer()));
  await screen.findByText('You are already paying in another tab');
  depositIntents.settle({ nonce: INTENT.nonce, outcome: 'not-made' });
  turn.resolve();
  await sending;
  const told = await screen.findByText(/in another tab did not go through\./);
  expect(told.closest('[role="status"]')?.textContent).toContain('€25.00');
  expect(payButton()).toHaveProperty('disabled', false);
});

test.each([
  ['the same payment', 25, /25\.00 a second time$/],
  ['another payment', 33, /25\.00 as well$/],
])(
  'a press that waits for %s of another tab says so, and asks once that one was made [PAY-06] [HTTP-05]',
  async (_, amount, again) => {
    const turn = Promise.withResolvers<void>();
    const sending = withTabLock(depositLockName(INTENT.userId), () => turn.promise);
    const platform = new FakeCashier(examplePlayer());
    platform.responses['deposit'] = ok({ transactionId: 't-2', status: 'completed' });
    const user = renderDeposit(platform);
    await enterCard(user);
    await user.click(payButton());
    // The other tab's turn came first, and what it sends is known now.
    act(() => depositIntents.begin({ ...INTENT, amount, since: Date.now(), tab: 'another' }));
    expect(await screen.findByText('You are already paying in another tab')).toBeTruthy();
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction({ amount })] } });
    act(() => {
      depositIntents.settle({ nonce: INTENT.nonce, outcome: 'made', transactionId: 't-1' });
    });
    turn.resolve();
    await sending;
    const leave = await screen.findByRole('button', { name: 'Don’t pay' });
    const question = leave.closest('[role=alert]');
    await waitFor(() =>
      expect(question?.textContent).toMatch(
        new RegExp(`^You paid .€${amount}\\.00. by Visa at .*, from another tab\\. Pay again\\?`),
      ),
    );
    expect(screen.queryByText('You are already paying in another tab')).toBeNull();
    expect(platform.requestsTo('deposit')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: again }));
    await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  },
);
