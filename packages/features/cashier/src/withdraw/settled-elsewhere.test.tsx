import { getTabId } from '@baize/browser/tab-id';
import { withTabLock } from '@baize/browser/tab-lock';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withdrawalIntents, withdrawalLockName, type PaymentIntent } from '../intent/payment-intents.ts';
import { FakePayouts } from './testing/fake-payouts.ts';
import { fillBank, renderWithdraw, submitWithdrawal, textbox } from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const dropped = () => new Response('<html>', { status: 502 });
const UNANSWERED = 'We do not know yet whether your withdrawal was made';

/** A tab whose withdrawal of 50 has no answer, and that withdrawal as it is stored. */
async function renderUnanswered() {
  const platform = new FakePayouts();
  platform.responses.push(dropped);
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  await screen.findByText(UNANSWERED);
  const sent = withdrawalIntents.owed(platform.player.getUser.userId);
  if (!sent) throw new Error('It is not stored.');
  return { platform, user, sent };
}

const resendElsewhere = (sent: PaymentIntent) =>
  withdrawalIntents.begin({ ...sent, tab: 'another', resentAt: Date.now() });

test('one that another tab sends again is told here as made, and the form does not offer it again [PAY-09] [HTTP-05]', async () => {
  const { sent } = await renderUnanswered();
  act(() => {
    resendElsewhere(sent);
    withdrawalIntents.settle({ nonce: sent.nonce, outcome: 'made', transactionId: 'T-1' });
  });
  expect(await screen.findByText(/^Your withdrawal of .€50\.00. by has been requested\./)).toBeTruthy();
  expect(screen.queryByText(UNANSWERED)).toBeNull();
  await waitFor(() => expect(textbox('Amount').value).toBe(''));
});

test('one that another tab finds among the transactions is told here, and the same one is asked about [PAY-09] [HTTP-05]', async () => {
  const { platform, user, sent } = await renderUnanswered();
  act(() => {
    withdrawalIntents.settle({
      nonce: sent.nonce,
      outcome: 'made',
      transactionId: 'T-1',
      settledIn: 'another',
    });
  });
  await screen.findByText(/has been requested\./);
  await waitFor(() => expect(textbox('Amount').value).toBe(''));
  await fillBank(user);
  await submitWithdrawal(user);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You withdrew .*Withdraw again\?/);
  expect(platform.sent).toHaveLength(1);
});

test('one that another tab’s answer refuses is told here, and what was typed stays [PAY-09] [HTTP-05]', async () => {
  const { sent } = await renderUnanswered();
  act(() => resendElsewhere(sent));
  act(() => {
    withdrawalIntents.settle({ nonce: sent.nonce, outcome: 'not-made' });
  });
  expect(await screen.findByText(/in another tab did not go through\./)).toBeTruthy();
  expect(textbox('Amount').value).toBe('50');
});

test('another tab’s own is told here, and what was typed here stays, alike or not [PAY-09]', async () => {
  const platform = new FakePayouts();
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  const { userId } = platform.player.getUser;
  const order = { userId, methodId: 4, method: 'Bank transfer', amount: 50, currency: 'EUR' };
  act(() =>
    withdrawalIntents.begin({ ...order, nonce: 'theirs', since: Date.now(), known: [], tab: 'another' }),
  );
  act(() => {
    withdrawalIntents.settle({ nonce: 'theirs', outcome: 'made', transactionId: 'T-1' });
  });
  await screen.findByText(/has been requested\./);
  expect(textbox('Amount').value).toBe('50');
});

test('what this tab hears itself is told once, by its receipt [PAY-09]', async () => {
  const { sent } = await renderUnanswered();
  expect(sent.tab).toBe(getTabId());
  act(() => {
    withdrawalIntents.settle({ nonce: sent.nonce, outcome: 'made', transactionId: 'T-1' });
  });
  await waitFor(() => expect(screen.queryByText(UNANSWERED)).toBeNull());
  expect(screen.queryByText(/has been requested\./)).toBeNull();
});

test('one that waits for another tab’s is made only by who says so, of whatever amount [PAY-09] [HTTP-05]', async () => {
  const { user, platform } = await renderWithdraw();
  const { userId } = platform.player.getUser;
  const turn = Promise.withResolvers<void>();
  const sending = withTabLock(withdrawalLockName(userId), () => turn.promise);
  await fillBank(user);
  await submitWithdrawal(user);
  const order = { userId, methodId: 4, method: 'Bank transfer', amount: 33, currency: 'EUR' };
  act(() =>
    withdrawalIntents.begin({ ...order, nonce: 'theirs', since: Date.now(), known: [], tab: 'another' }),
  );
  act(() => {
    withdrawalIntents.settle({ nonce: 'theirs', outcome: 'made', transactionId: 'T-1' });
  });
  turn.resolve();
  await sending;
  const again = await screen.findByRole('button', { name: /50\.00 as well$/ });
  expect(again.closest('[role=alert]')?.textContent).toMatch(/^You withdrew .€33\.00. by .*Withdraw again\?/);
  expect(platform.sent).toHaveLength(0);
  await user.click(again);
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(platform.sent).toHaveLength(1);
});
