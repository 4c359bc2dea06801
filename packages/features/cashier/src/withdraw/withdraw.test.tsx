import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakePayouts, refusedResponse } from './testing/fake-payouts.ts';
import {
  textbox,
  fillBank,
  findConfirm,
  renderWithdraw,
  reviewButton,
  submitWithdrawal,
} from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const WALLET = { amount: 5_000, bonusAmount: 0, currencyCode: 'EUR', sequence: null, wallets: [] };

test('only ways that pay out are offered, and each asks for its own fields [PAY-09]', async () => {
  const { user } = await renderWithdraw();
  expect(screen.queryByRole('radio', { name: /Coral Voucher/ })).toBeNull();
  expect(textbox('Beneficiary name')).toBeTruthy();
  expect(textbox('Bank name')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Harborpay/ }));
  expect(textbox('Harborpay e-mail')).toBeTruthy();
  expect(screen.queryByLabelText('Bank code')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Udaan UPI/ }));
  expect(textbox('UPI ID')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Tether/ }));
  expect(textbox('Crypto address')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Tron \(TRC-20\)/ }));
  expect(screen.getByText(/Money sent over another network is lost/)).toBeTruthy();
});

test('what is wrong is said at its field before anything is sent, and nothing typed is lost', async () => {
  const { user, platform } = await renderWithdraw();
  await user.type(textbox('Amount'), '5');
  await user.type(textbox('Bank code'), 'ABN');
  await user.click(reviewButton());
  expect(await screen.findByText(/^The minimum withdrawal with this method is .€20\.00.?\./)).toBeTruthy();
  expect(screen.getByText('A bank code has 8 to 15 letters and digits.')).toBeTruthy();
  expect(screen.getAllByText('Required')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(textbox('Amount')));
  expect(textbox('Bank code').value).toBe('ABN');
  expect(platform.sent).toHaveLength(0);
});

test('a withdrawal is sent once, and its receipt says how much, where to and how it is found again', async () => {
  const { user, platform } = await renderWithdraw();
  await fillBank(user);
  await user.click(reviewButton());
  await user.dblClick(await findConfirm());
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(platform.sent).toHaveLength(1);
  expect(platform.sent[0]?.body).toEqual({
    methodId: 4,
    amount: 50,
    currencyCode: 'EUR',
    fields: {
      beneficiaryName: 'Marisol Reyes',
      accountNumber: 'NL91ABNA0417164300',
      bankCode: 'ABNANL2A',
      bankName: null,
    },
  });
  expect(screen.getByText('WD-T-1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
  expect(screen.getByText('Pending')).toBeTruthy();
});

test('a withdrawal on its way has its reference, a link to its record, and when each step was done [PAY-10]', async () => {
  const platform = new FakePayouts();
  const [first, second] = [platform.addWithdrawal('T-1'), platform.addWithdrawal('T-2', -70)];
  const date = '2026-11-20T15:00:00Z';
  const history = [
    { status: 'pending', at: date },
    { status: 'confirmed', at: '2026-11-20T16:12:00Z' },
  ] as const;
  platform.transactions = [
    { ...second, date, status: 'confirmed', history: [...history] },
    { ...first, date },
  ];
  await renderWithdraw(platform);
  const region = await screen.findByRole('region', { name: 'Open withdrawals' });
  const [confirmed, pending] = within(region)
    .getAllByRole('link', { name: /^WD-/ })
    .map((link) => link.closest('li'));
  expect(within(region).getByRole('link', { name: 'WD-T-2' }).getAttribute('href')).toBe(
    '/profile/transactions?record=WD-T-2',
  );
  expect(confirmed?.textContent).toMatch(/requested.*15:00.*Approved.*16:12.*Next: we send it/);
  expect(pending?.textContent).toMatch(/requested.*15:00.*We are reviewing your request/);
  expect(pending?.textContent).not.toContain('16:12');
});

test('a refusal says why and that nothing was taken, and the form stands as it was', async () => {
  const platform = new FakePayouts();
  platform.responses.push(
    () => refusedResponse('INSUFFICIENT_FUNDS'),
    () => refusedResponse('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: 60, max: 90 }),
  );
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your balance is no longer high enough.');
  expect(alert.textContent).toContain('Nothing was taken from your balance.');
  await submitWithdrawal(user);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('between ⁦€60.00⁩ and ⁦€90.00⁩'));
  const [first, second] = platform.sent;
  expect(second?.key).not.toBe(first?.key);
});

test('what was typed is there again after a forced login, and gone once it is sent', async () => {
  const { user } = await renderWithdraw();
  await user.click(screen.getByRole('radio', { name: /Harborpay/ }));
  await user.type(textbox('Amount'), '30');
  await user.type(textbox('Harborpay e-mail'), 'marisol@player.test');
  cleanup();
  const again = await renderWithdraw();
  expect(textbox('Amount').value).toBe('30');
  expect(textbox('Harborpay e-mail').value).toBe('marisol@player.test');
  await submitWithdrawal(again.user);
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  cleanup();
  await renderWithdraw();
  expect(textbox('Amount').value).toBe('');
});

test.each([
  ['1,000', 1000],
  ['75,5', 75.5],
] as const)('“%s” is sent as %d, and as nothing else [PAY-09]', async (typed, amount) => {
  const platform = new FakePayouts();
  platform.player = examplePlayer({ user: { userWallet: WALLET } });
  const { user } = await renderWithdraw(platform);
  await fillBank(user, typed);
  await submitWithdrawal(user);
  await waitFor(() => expect(platform.sent).toHaveLength(1));
  expect(platform.sent[0]?.body).toMatchObject({ amount });
});

test('everything at once is one press, as far as the method goes', async () => {
  const platform = new FakePayouts();
  platform.methods = platform.methods.map((method) => ({ ...method, maxWithdrawal: 100.5 }));
  const { user } = await renderWithdraw(platform);
  await user.click(screen.getByRole('button', { name: /^Use the most: .?€100\.50.?$/ }));
  expect(textbox('Amount').value).toBe('100.5');
  await user.click(screen.getByRole('radio', { name: /Harborpay/ }));
  await user.type(textbox('Harborpay e-mail'), 'marisol@player.test');
  await user.click(reviewButton());
  expect((await findConfirm()).textContent).toContain('€100.50');
});

test('all that can be withdrawn is one press, whose name says what it does', async () => {
  const { user } = await renderWithdraw();
  await user.click(screen.getByRole('button', { name: /^Use all: .?€[\d.,]+.?$/ }));
  expect(textbox('Amount').value).not.toBe('');
});

test('a field the platform does not take is marked, and the words are those of the field', async () => {
  const platform = new FakePayouts();
  platform.responses.push(() =>
    Response.json(
      { success: false, message: 'No', errors: { 'fields.bankCode': 'form.validation.invalid.format' } },
      { status: 400 },
    ),
  );
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  expect(await screen.findByText('A bank code has 8 to 15 letters and digits.')).toBeTruthy();
});
