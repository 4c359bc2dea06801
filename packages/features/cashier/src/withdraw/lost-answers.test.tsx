import { toasts } from '@baize/ui/toasts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { withdrawalIntents, type PaymentIntent } from '../intent/payment-intents.ts';
import { FakePayouts, refusedResponse } from './testing/fake-payouts.ts';
import {
  textbox,
  fillBank,
  mountWithdraw,
  renderWithdraw,
  submitWithdrawal,
} from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
  sessionStorage.clear();
  localStorage.clear();
});

const OTHER_ACCOUNT = 'DE89370400440532013000';
const dropped = () => new Response('<html>', { status: 502 });
const receipt = () => screen.findByRole('heading', { name: 'Withdrawal requested' });
const unanswered = () => screen.findAllByText('We do not know yet whether your withdrawal was made');
/** Each is looked for by itself, and named once that has begun. */
const unansweredCount = (count: number) =>
  waitFor(async () => expect(await unanswered()).toHaveLength(count));
const withdrawMore = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Withdraw more' }));

async function changeAccount(user: UserEvent, account: string) {
  await user.clear(textbox('Account number'));
  await user.type(textbox('Account number'), account);
}

function owedIntent(platform: FakePayouts, parts: Partial<PaymentIntent>): PaymentIntent {
  const { userId } = platform.player.getUser;
  const order = { userId, methodId: 4, method: 'Bank transfer', amount: 50, currency: 'EUR', locale: 'en' };
  return { ...order, nonce: 'lost', since: Date.now(), known: [], tab: 'another', ...parts };
}

test('what one withdrawal was made as is not taken for the next one, whose answer was lost [PAY-09] [HTTP-05]', async () => {
  const platform = new FakePayouts();
  platform.responses.push(() => {
    const { transactionId, reference } = platform.addWithdrawal();
    return Response.json({ success: true, data: { transactionId, status: 'pending', reference } });
  }, dropped);
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  await receipt();
  cleanup();
  // The list was never read by this document.
  await renderWithdraw(platform);
  await fillBank(user);
  await changeAccount(user, OTHER_ACCOUNT);
  await submitWithdrawal(user);
  await unanswered();
  expect(screen.queryByRole('heading', { name: 'Withdrawal requested' })).toBeNull();
});

test('one transaction that may be either of two withdrawals settles neither; each sent again tells [PAY-09] [HTTP-05]', async () => {
  const platform = new FakePayouts();
  withdrawalIntents.begin(owedIntent(platform, { nonce: 'a' }));
  withdrawalIntents.begin(owedIntent(platform, { nonce: 'b' }));
  const { transactionId, reference } = platform.addWithdrawal();
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await unansweredCount(2);
  expect(screen.queryByRole('heading', { name: 'Withdrawal requested' })).toBeNull();
  platform.responses.push(() =>
    Response.json({ success: true, data: { transactionId, status: 'pending', reference } }),
  );
  // The form shows the first; the other one is sent again from its own notice.
  const [, second] = await unanswered();
  const notice = second?.closest<HTMLElement>('[role="alert"]');
  if (!notice) throw new Error('The second one is not named.');
  await user.click(within(notice).getByRole('button', { name: /^Send the same .* withdrawal again$/ }));
  await receipt();
  expect(platform.sent.map(({ key }) => key)).toEqual(['withdraw:b']);
  // The other one was not made: its transaction is another one's.
  await unansweredCount(1);
  expect(withdrawalIntents.owed(platform.player.getUser.userId)?.nonce).toBe('a');
});

test('a withdrawal is found after a change of language, in which its method is called otherwise [PAY-09] [HTTP-05]', async () => {
  const platform = new FakePayouts();
  withdrawalIntents.begin(owedIntent(platform, { locale: 'de', method: 'Banküberweisung' }));
  platform.addWithdrawal();
  mountWithdraw(platform);
  expect((await receipt()).closest('section')?.textContent).toContain('WD-T-1');
});

test('every withdrawal without an answer is named, and sent again on its own [PAY-09]', async () => {
  const platform = new FakePayouts();
  withdrawalIntents.begin(owedIntent(platform, { nonce: 'a', amount: 26 }));
  withdrawalIntents.begin(owedIntent(platform, { nonce: 'b', amount: 27 }));
  const { user } = await renderWithdraw(platform);
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => /€(\d+)\.00/.exec(textContent)?.[1])).toEqual(['26', '27']);
  await fillBank(user);
  const [first, second] = alerts;
  if (!first || !second) throw new Error('One of them is not named.');
  await user.click(
    await within(second).findByRole('button', { name: /^Send the same .* withdrawal again$/ }),
  );
  await receipt();
  expect(platform.sent).toMatchObject([{ key: 'withdraw:b', body: { amount: 27 } }]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await withdrawMore(user);
  expect((await screen.findByRole('alert')).textContent).toContain('€26.00');
});

test('what was typed for a withdrawal that is found is not offered again; what is typed for another one stays [PAY-09]', async () => {
  const platform = new FakePayouts();
  const typedAfterFound = async (amount: string) => {
    const { user } = await renderWithdraw(platform);
    await fillBank(user, amount);
    cleanup();
    withdrawalIntents.begin(owedIntent(platform, { amount: 41 }));
    platform.addWithdrawal(`T-${amount}`, -41);
    const again = mountWithdraw(platform);
    await receipt();
    await withdrawMore(again);
    const kept = textbox('Amount').value;
    cleanup();
    return kept;
  };
  expect(await typedAfterFound('41.00')).toBe('');
  expect(await typedAfterFound('42')).toBe('42');
});

test('of several found at once one has the receipt, and the others are reported [PAY-09]', async () => {
  const platform = new FakePayouts();
  withdrawalIntents.begin(owedIntent(platform, { nonce: 'a', amount: 26 }));
  withdrawalIntents.begin(owedIntent(platform, { nonce: 'b', amount: 27 }));
  platform.addWithdrawal('T-1', -26);
  platform.addWithdrawal('T-2', -27);
  mountWithdraw(platform);
  expect((await receipt()).closest('section')?.textContent).toContain('€26.00');
  expect(toasts.list().map(({ text }) => text)).toEqual([expect.stringContaining('€27.00')]);
});

test('a page that is being left settles nothing: the next one finds the withdrawal and shows its receipt [PAY-09] [HTTP-05]', async () => {
  const platform = new FakePayouts();
  withdrawalIntents.begin(owedIntent(platform, { nonce: 'a' }));
  platform.addWithdrawal();
  mountWithdraw(platform);
  globalThis.dispatchEvent(new Event('beforeunload'));
  await screen.findByRole('link', { name: 'WD-T-1' });
  await unanswered();
  expect(withdrawalIntents.owed(platform.player.getUser.userId)?.nonce).toBe('a');
  cleanup();
  mountWithdraw(platform);
  await receipt();
});

const WALLETS = [
  { amount: 300, bonusAmount: 0, currencyCode: 'EUR', sequence: null },
  { amount: 1_500, bonusAmount: 0, currencyCode: 'USD', sequence: null },
];

test('the receipt keeps the currency and the wallet of what was sent when another wallet is looked at [PAY-09] [SES-14]', async () => {
  const platform = new FakePayouts();
  const userWallet = { amount: 300, bonusAmount: 0, currencyCode: 'EUR', sequence: null, wallets: WALLETS };
  platform.player = examplePlayer({ user: { userWallet } });
  const { user } = await renderWithdraw(platform, { settings: { useMultiWallet: true } });
  await fillBank(user);
  await submitWithdrawal(user);
  const card = (await receipt()).closest('section');
  expect(card?.textContent).toContain('€50.00');
  await user.click(screen.getByRole('combobox', { name: 'Withdraw from' }));
  await user.click(await screen.findByRole('option', { name: 'USD' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Withdraw from' }).textContent).toContain('USD'),
  );
  expect(card?.textContent).toContain('€50.00');
  expect(card?.textContent).toContain('€300.00');
  expect(card?.textContent).not.toContain('$');
});

function madeResponse(platform: FakePayouts): Response {
  const { transactionId, reference } = platform.addWithdrawal();
  return Response.json({ success: true, data: { transactionId, status: 'pending', reference } });
}

/** Leaves the page while the answer is on its way; `onLeft` is run before it arrives. */
async function leaveEarly(
  platform: FakePayouts,
  answer: () => Response,
  onLeft: () => Promise<unknown> = () => Promise.resolve(),
) {
  const arrival = Promise.withResolvers<void>();
  platform.responses.push(async () => {
    await arrival.promise;
    return answer();
  });
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  await waitFor(() => expect(platform.sent).toHaveLength(1));
  cleanup();
  await onLeft();
  await act(async () => arrival.resolve());
  await waitFor(() => expect(toasts.list()).toHaveLength(1));
  return toasts.list()[0];
}

test('a refusal that comes after the page was left is reported there, and shown when the player is back [PAY-09]', async () => {
  const platform = new FakePayouts();
  const toast = await leaveEarly(platform, () => refusedResponse('INSUFFICIENT_FUNDS'));
  expect(toast).toMatchObject({ tone: 'danger', title: 'Your withdrawal was refused' });
  expect(toast?.text).toContain('€50.00');
  expect(withdrawalIntents.owed(platform.player.getUser.userId)).toBeNull();
  await renderWithdraw(platform);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your balance is no longer high enough.');
});

test('an answer that comes after the page was left settles the withdrawal and is reported there [PAY-09]', async () => {
  const platform = new FakePayouts();
  const toast = await leaveEarly(platform, () => madeResponse(platform));
  expect(toast).toMatchObject({ tone: 'success', title: 'Withdrawal requested' });
  expect(withdrawalIntents.owed(platform.player.getUser.userId)).toBeNull();
});

test('a form that is come back to before the answer tells what was made, begins empty, and asks before the same one [PAY-09] [HTTP-05]', async () => {
  const platform = new FakePayouts();
  await leaveEarly(
    platform,
    () => madeResponse(platform),
    async () => {
      await renderWithdraw(platform);
      await unanswered();
    },
  );
  expect(await screen.findByText(/^Your withdrawal of .€50\.00. by has been requested\./)).toBeTruthy();
  await waitFor(() => expect(textbox('Amount').value).toBe(''));
  const user = userEvent.setup();
  await fillBank(user);
  await submitWithdrawal(user);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You withdrew .*Withdraw again\?/);
  expect(platform.sent).toHaveLength(1);
});
