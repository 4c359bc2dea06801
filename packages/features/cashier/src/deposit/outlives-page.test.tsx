import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, METHODS, networkError, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { passSeconds } from '../testing/pass-seconds.ts';
import { renderDeposit, payButton, enterCard } from '../testing/render-deposit.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const completed = ok({ transactionId: 't-1', status: 'completed' });

const INTENT = exampleIntent({
  userId: examplePlayer().getUser.userId,
  amount: 25,
  since: Date.now(),
});

/** Pays and leaves the page, the answer being lost. */
async function payWithoutAnswer(): Promise<FakeCashier> {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = networkError;
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await screen.findByText('We do not know yet whether your payment went through');
  cleanup();
  return platform;
}

test('a payment without an answer outlives the page: after a reload it is looked for, and sent again as it was [PAY-06]', async () => {
  const platform = await payWithoutAnswer();

  const later = new FakeCashier(examplePlayer());
  later.responses['deposit'] = completed;
  const again = renderDeposit(later);
  const title = await screen.findByText('We do not know yet whether your payment went through');
  await waitFor(() => expect(document.activeElement).toBe(title));
  const press = await screen.findByRole('button', { name: 'Send the same €25.00 payment again' });
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
  expect(screen.getByText(/We look again every few seconds/)).toBeTruthy();
  expect(screen.getByText(/enter your card again: we do not store card details/)).toBeTruthy();
  await again.click(press);
  // The card is kept nowhere: it is asked for again, and no empty field is called wrong.
  expect(await screen.findByText(/to send the same payment\. We/)).toBeTruthy();
  expect(screen.getAllByText(/we do not store card details/i)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')));
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  await enterCard(again);
  expect(screen.queryByText(/enter your card again/i)).toBeNull();
  await again.click(press);
  expect(await screen.findByText(/is on your balance/)).toBeTruthy();
  const [first] = platform.requestsTo('deposit');
  const [second] = later.requestsTo('deposit');
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toMatchObject({ amount: 25, methodId: 1 });
});

test('a code that is money by itself is stored nowhere: the same one is asked for again [PAY-06]', async () => {
  const fields = [{ name: 'voucherCode', required: true, options: [] }];
  const id = 4;
  const voucher = {
    ...METHODS[0],
    id,
    name: 'coral-voucher',
    title: 'Coral Voucher',
    isCardForm: false,
    depositFields: fields,
  };
  depositIntents.begin({ ...INTENT, methodId: id, method: 'Coral Voucher', fields: {}, tab: 'another' });
  const platform = new FakeCashier(examplePlayer());
  platform.responses['get-payments'] = ok({ payments: [voucher] });
  renderDeposit(platform);
  expect(
    await screen.findByText('To send it again, enter the same code again: we do not store codes.'),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Voucher code/i).value).toBe('');
});

test('a card of another brand is not taken for the payment that is sent again [PAY-06]', async () => {
  await payWithoutAnswer();
  const later = new FakeCashier(examplePlayer());
  const user = renderDeposit(later);
  const press = await screen.findByRole('button', { name: 'Send the same €25.00 payment again' });
  await enterCard(user, '5555555555554444');
  expect(screen.getByText(/This is a Mastercard card, and you have chosen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay by Mastercard' })).toBeNull();
  await user.click(press);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')));
  expect(later.requestsTo('deposit')).toHaveLength(0);
});

test('where the transactions cannot be read the same payment can be sent again all the same [PAY-06] [HTTP-05]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await payWithoutAnswer();
  const later = new FakeCashier(examplePlayer());
  later.responses['transactions'] = refused('NO');
  renderDeposit(later);
  await screen.findByText('We do not know yet whether your payment went through');
  await passSeconds(5);
  expect(await screen.findByText(/your transactions cannot be loaded right now/)).toBeTruthy();
  const press = screen.getByRole('button', { name: 'Send the same €25.00 payment again' });
  expect(press).toHaveProperty('disabled', false);
  // While it is read once more the way stays open.
  later.responses['transactions'] = () => new Promise<never>(() => undefined);
  const before = later.requestsTo('transactions').length;
  await passSeconds(10);
  expect(later.requestsTo('transactions').length).toBeGreaterThan(before);
  expect(press).toHaveProperty('disabled', false);
  expect(screen.getByText(/your transactions cannot be loaded right now/)).toBeTruthy();
});

test('a payment found after a reload is told, and the next one may be made', async () => {
  await payWithoutAnswer();
  const later = new FakeCashier(examplePlayer());
  later.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction()] } });
  renderDeposit(later);
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
  expect(later.requestsTo('deposit')).toHaveLength(0);
  expect(screen.queryByText('We do not know yet whether your payment went through')).toBeNull();
});

test('a payment that was found to have failed is no reason to ask before the next one', async () => {
  await payWithoutAnswer();
  const later = new FakeCashier(examplePlayer());
  later.responses['transactions'] = ok({
    transactions: { count: 1, rows: [transaction({ status: 'rejected' })] },
  });
  renderDeposit(later);
  expect(await screen.findByRole('dialog', { name: 'Deposit declined' })).toBeTruthy();
  sessionStorage.clear();
  expect(depositIntents.owed(INTENT.userId)).toBeNull();
  expect(depositIntents.twin(INTENT)).toBeNull();
});

test('an answer that comes while the page is being left is told by the next page [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = async () => {
    globalThis.dispatchEvent(new Event('beforeunload'));
    return completed(null);
  };
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByText('We do not know yet whether your payment went through')).toBeTruthy();
  cleanup();
  const later = new FakeCashier(examplePlayer());
  later.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction()] } });
  renderDeposit(later);
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
  expect(later.requestsTo('deposit')).toHaveLength(0);
});

test('a payment is sent again with the phone it was sent with, whatever the form would say by then [PAY-06] [HTTP-05]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = networkError;
  const user = renderDeposit(platform, { url: '/deposit?activeMethod=lumo' });
  const phone = await screen.findByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '31612345678');
  await user.click(payButton());
  await screen.findByText('We do not know yet whether your payment went through');
  cleanup();
  sessionStorage.clear();
  const later = new FakeCashier(examplePlayer());
  later.responses['deposit'] = completed;
  const again = renderDeposit(later);
  const press = await screen.findByRole('button', { name: 'Send the same €25.00 payment again' });
  // What was sent cannot be typed anew.
  expect(screen.queryByLabelText('Phone')).toBeNull();
  expect(screen.getByLabelText('Amount')).toHaveProperty('readOnly', true);
  await again.click(press);
  expect(await screen.findByText(/is on your balance/)).toBeTruthy();
  const [first] = platform.requestsTo('deposit');
  const [second] = later.requestsTo('deposit');
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toMatchObject({ methodId: 10, fields: { phone: '31612345678' } });
});

test('a payment that waits at its provider is not called made: sent again under its key, it leads there [PAY-06]', async () => {
  const rows = [transaction({ method: 'Harborpay', status: 'processing' })];
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = () => {
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
    return networkError(null);
  };
  const user = renderDeposit(platform, { url: '/deposit?activeMethod=9' });
  await screen.findByRole('radio', { name: /Harborpay/ });
  await user.click(payButton());
  expect(await screen.findByText('Your payment is not finished yet')).toBeTruthy();
  expect(screen.queryByText(/is on its way/)).toBeNull();
  await waitFor(() => expect(screen.queryByText(/A payment of .* is still open/)).toBeNull());
  platform.responses['deposit'] = completed;
  await user.click(screen.getByRole('button', { name: 'Continue with Harborpay' }));
  expect(await screen.findByText(/is on your balance/)).toBeTruthy();
  const [first, second] = platform.requestsTo('deposit');
  expect(second?.key).toBe(first?.key);
});

test('one that waits for the provider alone is on its way: there is nothing to continue, and no other to start [PAY-06]', async () => {
  depositIntents.begin({ ...INTENT, tab: 'another' });
  const platform = new FakeCashier(examplePlayer());
  const rows = [transaction({ status: 'pending', amount: 25 })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  renderDeposit(platform);
  expect(await screen.findAllByText(/The payment is on its way/)).not.toEqual([]);
  expect(screen.queryByText('Your payment is not finished yet')).toBeNull();
  expect(screen.queryByRole('button', { name: /Start a new payment|Continue/ })).toBeNull();
});

test('while a payment is sent again the form tells what is sent, not what it would begin with [PAY-06]', async () => {
  depositIntents.begin({ ...INTENT, amount: 27, methodId: 9, method: 'Harborpay', nonce: 'n-27' });
  const platform = new FakeCashier(examplePlayer());
  const held = Promise.withResolvers<Response>();
  platform.responses['deposit'] = () => held.promise;
  const user = renderDeposit(platform);
  const again = await screen.findByRole('button', { name: 'Send the same €27.00 payment again' });
  await waitFor(() => expect(again).toHaveProperty('disabled', false));
  await user.click(again);
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  expect(screen.getByRole('button', { name: /Paying/ }).textContent).toContain('€27.00');
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  expect([amount.readOnly, amount.value]).toEqual([true, expect.stringContaining('27')]);
  expect(document.querySelector('form')?.textContent).not.toContain('€25.00');
  held.resolve(await completed(null));
  expect(await screen.findByText(/is on your balance/)).toBeTruthy();
});
