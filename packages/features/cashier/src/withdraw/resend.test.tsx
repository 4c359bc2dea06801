import { withTabLock } from '@baize/browser/tab-lock';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withdrawalIntents, withdrawalLockName } from '../intent/payment-intents.ts';
import { FakePayouts } from './testing/fake-payouts.ts';
import { textbox, fillBank, renderWithdraw, submitWithdrawal } from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const againButton = () => screen.findByRole('button', { name: 'Send the same withdrawal again' });
const receipt = () => screen.findByRole('heading', { name: 'Your withdrawal is on its way' });

async function lose() {
  const platform = new FakePayouts();
  platform.responses.push(() => new Response('<html>', { status: 502 }));
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  return { platform, user, again: await againButton() };
}

test('after a withdrawal without an answer the player is led to what is known of it [PAY-09]', async () => {
  await lose();
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
});

test('the same withdrawal is sent again by one press, as it was and under its key [HTTP-05] [PAY-09]', async () => {
  const { platform, user, again } = await lose();
  // Whatever the form says of the next one by then.
  await user.clear(textbox('Amount'));
  await user.type(textbox('Amount'), '77');
  await user.click(again);
  await receipt();
  const [first, second] = platform.sent;
  expect(second).toEqual(first);
  expect(platform.sent).toHaveLength(2);
});

test('its account is not stored: where the form lost it, it is typed again first [HTTP-05] [PAY-09]', async () => {
  const { platform, user, again } = await lose();
  await user.clear(textbox('Account number'));
  await user.click(screen.getByRole('radio', { name: /Harborpay/ }));
  await user.click(again);
  expect(await screen.findByText(/We do not store where your money goes/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(textbox('Account number')));
  expect(screen.getByText('Required')).toBeTruthy();
  expect(platform.sent).toHaveLength(1);
  await user.type(textbox('Account number'), 'NL91ABNA0417164300');
  await user.click(await againButton());
  await receipt();
  expect(platform.sent[1]).toEqual(platform.sent[0]);
});

test('to another account nothing is sent under the key of the first [HTTP-05] [PAY-09]', async () => {
  const { platform, user, again } = await lose();
  await user.clear(textbox('Account number'));
  await user.type(textbox('Account number'), 'DE89370400440532013000');
  await user.click(again);
  expect(await screen.findByText(/Enter the one this withdrawal goes to/)).toBeTruthy();
  expect(platform.sent).toHaveLength(1);
});

test('one that the platform refuses when sent again is told as refused [PAY-09]', async () => {
  const { platform, user, again } = await lose();
  platform.responses.push(() =>
    Response.json({ success: false, message: 'No', code: 'SOMETHING_NEW' }, { status: 422 }),
  );
  await user.click(again);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Nothing was taken'));
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true));
});

test('while another tab waits for its answer there is nothing to send again [HTTP-05]', async () => {
  const platform = new FakePayouts();
  const { userId } = platform.player.getUser;
  const order = { userId, methodId: 4, method: 'Bank transfer', amount: 70, currency: 'EUR' };
  withdrawalIntents.begin({ ...order, nonce: 'lost', since: Date.now(), known: [], tab: 'another' });
  const [turn, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void withTabLock(withdrawalLockName(userId), () => {
    turn.resolve();
    return answer.promise;
  });
  await turn.promise;
  await renderWithdraw(platform);
  expect(await screen.findByText('You are already withdrawing in another tab')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  answer.resolve();
  expect(await againButton()).toBeTruthy();
});
