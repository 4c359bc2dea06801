import { withTabLock } from '@baize/browser/tab-lock';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withdrawalIntents, withdrawalLockName } from '../intent/payment-intents.ts';
import { FakePayouts } from './testing/fake-payouts.ts';
import {
  textbox,
  fillAccount,
  fillBank,
  findConfirm,
  renderWithdraw,
  reviewButton,
  submitWithdrawal,
  wantAnother,
} from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const againButton = () => screen.findByRole('button', { name: /^Send the same .* withdrawal again$/ });
const receipt = () => screen.findByRole('heading', { name: 'Withdrawal requested' });

async function lose() {
  const platform = new FakePayouts();
  platform.responses.push(() => new Response('<html>', { status: 502 }));
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  return { platform, user, again: await againButton() };
}

/** The same on a page loaded anew, whose form has nothing of it. */
async function loseAndReload() {
  const { platform } = await lose();
  cleanup();
  sessionStorage.clear();
  const { user } = await renderWithdraw(platform);
  await againButton();
  return { platform, user };
}

test('after a withdrawal without an answer the player is led to what is known of it [PAY-09]', async () => {
  await lose();
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
});

test('the same withdrawal is sent again by one press, as it was and under its key [HTTP-05] [PAY-09]', async () => {
  const { platform, user, again } = await lose();
  // What was sent is not to be changed meanwhile, and there is no review of another one.
  await user.type(textbox('Amount'), '77');
  expect(textbox('Amount').value).toMatch(/€50\.00/);
  expect(textbox('Account number').readOnly).toBe(true);
  expect(textbox('Account number').value).not.toBe('');
  expect(again.textContent).toBe('Send the same €50.00 withdrawal again');
  expect(screen.queryByRole('button', { name: 'Review withdrawal' })).toBeNull();
  await user.click(again);
  await receipt();
  const [first, second] = platform.sent;
  expect(second).toEqual(first);
  expect(platform.sent).toHaveLength(2);
});

test('its account is not stored: where the form lost it, it is typed again first [HTTP-05] [PAY-09]', async () => {
  const { platform, user } = await loseAndReload();
  // Before anything is pressed.
  expect(await screen.findByText(/Enter the account this withdrawal goes to/)).toBeTruthy();
  await user.click(await againButton());
  await waitFor(() => expect(document.activeElement).toBe(textbox('Beneficiary name')));
  expect(screen.getAllByText('Required')).toHaveLength(3);
  expect(platform.sent).toHaveLength(1);
  await fillAccount(user);
  await user.click(await againButton());
  await receipt();
  expect(platform.sent[1]).toEqual(platform.sent[0]);
});

test('to another account nothing is sent under the key of the first [HTTP-05] [PAY-09]', async () => {
  const { platform, user } = await loseAndReload();
  await fillAccount(user, 'DE89370400440532013000');
  await user.click(await againButton());
  expect(await screen.findByText(/Enter the one this withdrawal goes to/)).toBeTruthy();
  expect(platform.sent).toHaveLength(1);
  const account = textbox('Account number');
  expect(account.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(account));
  expect(screen.getByText('This withdrawal goes to another account.')).toBeTruthy();
  await user.clear(account);
  await user.type(account, 'NL91ABNA0417164300');
  expect(account.getAttribute('aria-invalid')).not.toBe('true');
});

test('one that is refused when sent again stays unknown: the first one may have been made [HTTP-05] [PAY-09]', async () => {
  const { platform, user, again } = await lose();
  platform.responses.push(() =>
    Response.json({ success: false, message: 'No', code: 'SOMETHING_NEW' }, { status: 422 }),
  );
  await user.click(again);
  const alert = await screen.findByText(/It could not be sent again/);
  expect(alert.textContent).toContain('says nothing about the first time');
  expect(screen.queryByText(/Nothing was taken/)).toBeNull();
  expect(await againButton()).toBeTruthy();
  expect(withdrawalIntents.allOwed(platform.player.getUser.userId)).toHaveLength(1);
});

test('another one beside it is asked about first, named in its review, and sent under a key of its own [HTTP-05] [PAY-09]', async () => {
  const { platform, user } = await lose();
  await user.click(screen.getByRole('button', { name: 'Make a different withdrawal' }));
  const no = await screen.findByRole('button', { name: 'No, go back' });
  expect(document.activeElement).toBe(no);
  await user.click(no);
  expect(await againButton()).toBeTruthy();
  await wantAnother(user);
  await user.clear(textbox('Amount'));
  await user.type(textbox('Amount'), '60');
  await user.click(reviewButton());
  const review = await screen.findByRole('region', { name: 'Check your withdrawal' });
  expect(review.textContent).toMatch(/€50\.00.*has no answer yet\. This one comes on top of it\./);
  expect(review.textContent).not.toContain('Nothing has been sent');
  expect(platform.sent).toHaveLength(1);
  await user.click(await findConfirm());
  await receipt();
  const [first, second] = platform.sent;
  expect(second?.body).toMatchObject({ amount: 60 });
  expect(second?.key).not.toBe(first?.key);
});

test('while it is asked about there is nothing else to press or to send [PAY-09]', async () => {
  const { platform, user } = await loseAndReload();
  await user.click(screen.getByRole('button', { name: 'Make a different withdrawal' }));
  const no = await screen.findByRole('button', { name: 'No, go back' });
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  await fillAccount(user);
  const form = textbox('Account number').form;
  if (form) fireEvent.submit(form);
  expect(screen.getByRole('button', { name: 'No, go back' })).toBe(no);
  expect(platform.sent).toHaveLength(1);
  await user.click(no);
  expect(await againButton()).toBeTruthy();
});

test('the same order typed once more is not a second withdrawal: the form leads back to the one without an answer [HTTP-05] [PAY-09]', async () => {
  const { platform, user } = await lose();
  await wantAnother(user);
  await user.click(reviewButton());
  await user.click(await againButton());
  await receipt();
  const [first, second] = platform.sent;
  expect(second).toEqual(first);
});

test('one whose answer another tab lost while this one was under review is asked about before it is sent [HTTP-05] [PAY-09]', async () => {
  const { user, platform } = await renderWithdraw();
  await fillBank(user);
  await user.click(reviewButton());
  const confirm = await findConfirm();
  const { userId } = platform.player.getUser;
  const order = { userId, methodId: 4, method: 'Bank transfer', amount: 70, currency: 'EUR' };
  withdrawalIntents.begin({ ...order, nonce: 'lost', since: Date.now(), known: [], tab: 'another' });
  await user.click(confirm);
  const alert = await screen.findByText(/This one would come on top of it\./);
  expect(alert.textContent).toContain('€70.00');
  expect(platform.sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /^Withdraw .*50\.00.* as well$/ }));
  await receipt();
  expect(platform.sent).toMatchObject([{ body: { amount: 50 } }]);
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

test('a review of the very withdrawal that has no answer yet does not call it a second one [HTTP-05] [PAY-09]', async () => {
  const { user, platform } = await renderWithdraw();
  await fillBank(user);
  await user.click(reviewButton());
  const review = await screen.findByRole('region', { name: 'Check your withdrawal' });
  const { userId } = platform.player.getUser;
  const order = { userId, methodId: 4, method: 'Bank transfer', amount: 50, currency: 'EUR' };
  act(() =>
    withdrawalIntents.begin({ ...order, nonce: 'lost', since: Date.now(), known: [], tab: 'another' }),
  );
  await waitFor(() => expect(review.textContent).toContain('It is sent again, and made once.'));
  expect(review.textContent).not.toContain('on top of it');
  await user.click(await findConfirm());
  await receipt();
  expect(platform.sent).toMatchObject([{ body: { amount: 50 } }]);
  expect(withdrawalIntents.allOwed(userId)).toHaveLength(0);
});

test('where the transactions cannot be read none is said to be missing among them [PAY-09]', async () => {
  const platform = new FakePayouts();
  platform.transactionsStatus = 500;
  platform.responses.push(() => new Response('<html>', { status: 502 }));
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  expect(await screen.findByText(/your transactions cannot be loaded right now/)).toBeTruthy();
  expect(screen.queryByText(/not among your transactions/)).toBeNull();
});
