import { withTabLock } from '@baize/browser/tab-lock';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { depositIntents, depositLockName } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { payButton, renderDeposit } from '../testing/render-deposit.tsx';

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
