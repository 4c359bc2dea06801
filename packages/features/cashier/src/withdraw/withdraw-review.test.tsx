import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { withdrawalIntents } from '../intent/payment-intents.ts';
import { FakePayouts, refusedResponse } from './testing/fake-payouts.ts';
import {
  textbox,
  fillAccount,
  fillBank,
  findConfirm,
  renderWithdraw,
  reviewButton,
  submitWithdrawal,
} from './testing/render-withdraw.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const TITLE = 'Check your withdrawal';
const RECEIPT = 'Withdrawal requested';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[⁦⁩]/g, '');

/** The review as pairs of name and value. */
function facts() {
  const review = screen.getByRole('region', { name: TITLE });
  return [...review.querySelectorAll('dt')].map((name) => [
    name.textContent,
    plain(name.nextElementSibling?.textContent),
  ]);
}

test('before anything is sent, the review says how much, where to, when it arrives and what it leaves [PAY-09]', async () => {
  const { user, platform } = await renderWithdraw();
  await fillBank(user);
  await user.click(reviewButton());
  const heading = await screen.findByRole('heading', { name: TITLE });
  expect(document.activeElement).toBe(heading);
  expect(facts()).toEqual([
    ['Method', 'Bank transferTo your bank account'],
    ['Beneficiary name', 'Marisol Reyes'],
    ['Account number', 'NL91 ABNA 0417 1643 00'],
    ['Bank code', 'ABNANL2A'],
    ['Arrives', 'Within 2 days'],
    ['Fee', 'No fee'],
    ['Balance afterwards', '€198.50'],
  ]);
  expect(plain((await findConfirm()).textContent)).toBe('Withdraw €50.00');
  expect(platform.sent).toHaveLength(0);
});

test('a fee is named and taken beside the amount, and what nobody knows is left out', async () => {
  const platform = new FakePayouts();
  const terms = { withdrawalFee: { percent: 1, fixed: 0.5 }, withdrawalTime: null, payoutDescription: null };
  platform.methods = platform.methods.map((method) => ({ ...method, ...terms }));
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await user.click(reviewButton());
  await screen.findByRole('heading', { name: TITLE });
  expect(
    facts().filter(([name]) => ['Method', 'Arrives', 'Fee', 'Balance afterwards'].includes(name ?? '')),
  ).toEqual([
    ['Method', 'Bank transfer'],
    ['Fee', '€1.00'],
    ['Balance afterwards', '€197.50'],
  ]);
});

test('what can be withdrawn leaves room for the fee, which is taken beside it [PAY-09]', async () => {
  const platform = new FakePayouts();
  const terms = { withdrawalFee: { percent: 1, fixed: 2 } };
  platform.methods = platform.methods.map((method) => ({ ...method, ...terms }));
  const { user } = await renderWithdraw(platform);
  await user.click(screen.getByRole('button', { name: /^Use the most: €244\.06$/ }));
  expect(textbox('Amount').value).toBe('244.06');
  await fillAccount(user);
  await user.click(reviewButton());
  await screen.findByRole('heading', { name: TITLE });
  expect(facts().slice(-2)).toEqual([
    ['Fee', '€4.44'],
    ['Balance afterwards', '€0.00'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.clear(textbox('Amount'));
  await user.type(textbox('Amount'), '244.07');
  await user.click(reviewButton());
  expect(plain((await screen.findByText(/^You can withdraw up to/)).textContent)).toContain('€244.06');
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});

const REFUSED = {
  id: 'd-1',
  labelId: 'address',
  name: 'bill.pdf',
  status: 'rejected',
  reason: null,
  uploadedAt: null,
} as const;

test.each([
  ['names a', [REFUSED]],
  ['names no', []],
])('the review %s document that the withdrawal may wait for [PRF-07] [PAY-09]', async (_, documents) => {
  const platform = new FakePayouts();
  platform.documents = documents;
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await user.click(reviewButton());
  await screen.findByRole('heading', { name: TITLE });
  const word =
    'These documents are still missing: Proof of address. A payment can wait until they are checked.';
  await waitFor(() => expect(screen.queryAllByText(word)).toHaveLength(documents.length));
  await user.click(await findConfirm());
  await screen.findByRole('heading', { name: RECEIPT });
  await waitFor(() => expect(screen.queryAllByText(word)).toHaveLength(documents.length));
});

test('an account written as an address breaks after its @ and its dots', async () => {
  const { user } = await renderWithdraw();
  await user.type(textbox('Amount'), '50');
  await fillAccount(user);
  await user.clear(textbox('Beneficiary name'));
  await user.type(textbox('Beneficiary name'), 'marisol.reyes@example.test');
  await user.click(reviewButton());
  await screen.findByRole('heading', { name: TITLE });
  const account = screen.getByText('marisol.reyes@example.test');
  expect(account.innerHTML).toBe('marisol.<wbr>reyes@<wbr>example.<wbr>test');
});

test.each([
  [
    'Change',
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Change' })),
  ],
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('%s goes back to the form with everything typed, and to its button', async (_, goBack) => {
  const { user, platform } = await renderWithdraw();
  await fillBank(user, '75,50');
  await user.click(reviewButton());
  await screen.findByRole('heading', { name: TITLE });
  await goBack(user);
  expect(document.activeElement).toBe(reviewButton());
  expect(textbox('Amount').value).toBe('75,50');
  expect(textbox('Account number').value).toBe('NL91ABNA0417164300');
  await submitWithdrawal(user);
  await screen.findByRole('heading', { name: RECEIPT });
  expect(platform.sent[0]?.body).toMatchObject({ amount: 75.5 });
});

test('the second half of a double press does not answer the question that the first brought up', async () => {
  const { user, platform } = await renderWithdraw();
  await fillBank(user);
  await user.click(reviewButton());
  const confirm = await findConfirm();
  confirm.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(platform.sent).toHaveLength(0);
  await user.click(confirm);
  await screen.findByRole('heading', { name: RECEIPT });
});

test('in a dialog, Escape leaves the review and not the dialog', async () => {
  const platform = new FakePayouts();
  const close = vi.fn();
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player}>
      <WithdrawDialog open close={close} onExited={() => undefined} />
    </TestProviders>,
  );
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Review withdrawal' });
  await fillBank(user);
  await user.click(reviewButton());
  await screen.findByRole('heading', { name: TITLE });
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(reviewButton());
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('the question about another tab stands in the review, in place of its button, and Change takes it away', async () => {
  const { user, platform } = await renderWithdraw();
  const sent = { methodId: 4, method: 'Bank transfer', amount: 50, currency: 'EUR', since: Date.now() };
  const { userId } = platform.player.getUser;
  withdrawalIntents.begin({ ...sent, userId, nonce: 'a-nonce', known: [], tab: 'another' });
  withdrawalIntents.settle({ nonce: 'a-nonce', outcome: 'made' });
  await fillBank(user);
  await submitWithdrawal(user);
  const again = await screen.findByRole('button', { name: /a second time/ });
  expect(screen.getByRole('region', { name: TITLE }).contains(again)).toBe(true);
  expect(screen.queryByRole('button', { name: /^Withdraw .€50\.00.$/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: TITLE })));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(platform.sent).toHaveLength(0);
});

test('after a refusal the player is back at the form, at the field it is about, until that says something else', async () => {
  const platform = new FakePayouts();
  platform.responses.push(
    () => refusedResponse('INSUFFICIENT_FUNDS'),
    () =>
      Response.json(
        { success: false, message: 'No', errors: { 'fields.bankCode': 'form.validation.invalid.format' } },
        { status: 400 },
      ),
  );
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  await screen.findByText('Your balance is no longer high enough.', { exact: false });
  await waitFor(() => expect(document.activeElement).toBe(textbox('Amount')));
  expect(textbox('Amount').getAttribute('aria-invalid')).toBe('true');
  await user.clear(textbox('Amount'));
  await user.type(textbox('Amount'), '40');
  expect(textbox('Amount').getAttribute('aria-invalid')).not.toBe('true');
  await submitWithdrawal(user);
  await screen.findByText('A bank code has 8 to 15 letters and digits.');
  await waitFor(() => expect(document.activeElement).toBe(textbox('Bank code')));
  expect(textbox('Account number').value).toBe('NL91ABNA0417164300');
});
