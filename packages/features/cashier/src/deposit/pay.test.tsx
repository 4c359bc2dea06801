import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import {
  acceptDeposit,
  METHODS,
  FakeCashier,
  networkError,
  ok,
  refused,
  transaction,
} from '../testing/fake-cashier.ts';
import { currentAddress, renderDeposit, payButton, enterCard } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answer = (status: string, more: object = {}) => ok({ transactionId: 't-1', status, ...more });

test('a card goes into the pay call alone: not into the address, the storage, or a draft [PAY-02]', async () => {
  const platform = new FakeCashier(examplePlayer());
  acceptDeposit(platform);
  const user = renderDeposit(platform);
  await enterCard(user, '4242424242424241');
  await user.click(payButton());
  expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true');
  expect(platform.requestsTo('deposit')).toHaveLength(0);
  await user.clear(screen.getByLabelText('Card number'));
  await user.type(screen.getByLabelText('Card number'), '4242424242424242');
  expect(screen.getByLabelText<HTMLInputElement>('Expires').value).toBe('11/40');
  await user.click(payButton());
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
  const [paid] = platform.requestsTo('deposit');
  expect(paid?.body).toMatchObject({
    methodId: 1,
    amount: 25,
    currencyCode: 'EUR',
    fields: { cardNumber: '4242424242424242', expiry: '11/40', cvc: '123' },
  });
  const elsewhere = JSON.stringify([
    currentAddress(),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    platform.requests
      .filter(({ endpoint }) => endpoint !== 'deposit')
      .map(({ query, body }) => [String(query), body]),
  ]);
  expect(elsewhere).not.toMatch(/4242|11.40|"123"/);
  await user.click(screen.getByRole('button', { name: 'New deposit', hidden: true }));
  for (const name of ['Card number', 'Expires', 'CVC'])
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('');
});

test('a card that is left on the page goes with it', async () => {
  const user = renderDeposit(new FakeCashier(examplePlayer()));
  await enterCard(user);
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText(/Your card details were cleared/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('CVC').value).toBe('');
});

test('a second press while a payment is under way pays nothing twice', async () => {
  const platform = new FakeCashier(examplePlayer());
  const held = Promise.withResolvers<Response>();
  platform.responses['deposit'] = () => held.promise;
  const user = renderDeposit(platform);
  await enterCard(user);
  const press = payButton();
  await user.dblClick(press);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(platform.requestsTo('deposit').length).toBeGreaterThan(0));
  expect(platform.requestsTo('deposit')).toHaveLength(1);
  held.reject(new TypeError('the line broke'));
  expect(await screen.findByText('We do not know yet whether your payment went through')).toBeTruthy();
});

test('after a lost answer the transactions are read before anything is said, and a payment found is told', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = () => {
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction()] } });
    return networkError(null);
  };
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
  expect(screen.queryByText(/failed/i)).toBeNull();
  expect(platform.requestsTo('deposit')).toHaveLength(1);
});

test('a payment that is not found is not called failed; sent again it goes under the same key', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = networkError;
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByText('We do not know yet whether your payment went through')).toBeTruthy();
  platform.responses['deposit'] = answer('pending');
  await user.click(await screen.findByRole('button', { name: 'Send the same €25.00 payment again' }));
  expect(await screen.findByRole('dialog', { name: 'Deposit pending' })).toBeTruthy();
  const [first, second] = platform.requestsTo('deposit');
  expect(first?.key).toBeTruthy();
  expect(second?.key).toBe(first?.key);
});

test('what became of a card payment stands in place of the form at once, with the way to its record [PAY-10]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = answer('completed');
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.tab();
  await user.click(payButton());
  const told = await screen.findByRole('heading', { name: 'Deposit received', level: 2, hidden: true });
  expect(screen.queryByRole('button', { name: /^Deposit/, hidden: true })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Summary', hidden: true })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Deposit received' });
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(told));
  expect(screen.getByRole('link', { name: 'Payment record' }).getAttribute('href')).toMatch(
    /transactions\?record=t-1$/,
  );
  await user.click(screen.getByRole('button', { name: 'New deposit' }));
  expect(payButton()).toHaveProperty('disabled', false);
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
});

test('a payment that failed leads back to the form, and no figure of the next one stands beside it [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = answer('rejected');
  platform.responses['transactions'] = ok({
    transactions: { count: 1, rows: [transaction({ status: 'rejected' })] },
  });
  const user = renderDeposit(platform, { url: '/deposit?amount=40' });
  await enterCard(user);
  await user.click(payButton());
  await screen.findByRole('dialog', { name: 'Deposit declined' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByLabelText('Card number')).toBeNull();
  // As the dialog did, with one link to what is known of it.
  expect(screen.getByRole('button', { name: 'Pay by Mastercard instead' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Payment record' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'See the details' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  // Another try begins with the amount, and without the card.
  expect(payButton().textContent).toContain('€40.00');
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '');
});

test('another method after a failure begins at its first empty field [PAY-07]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = answer('rejected');
  platform.responses['transactions'] = ok({
    transactions: { count: 1, rows: [transaction({ status: 'rejected' })] },
  });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await user.click(await screen.findByRole('button', { name: 'Pay by Mastercard instead' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')));
  expect(screen.getByRole('radio', { name: /Mastercard/ })).toHaveProperty('checked', true);
});

test('a lost answer takes the focus, gives one order, and promises nothing [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['get-payments'] = ok({
    payments: METHODS.map((method) => ({ ...method, depositTime: 'PT0S' })),
  });
  platform.responses['deposit'] = networkError;
  const user = renderDeposit(platform);
  await enterCard(user);
  expect(screen.getByText(/You get a receipt with a reference/)).toBeTruthy();
  expect(screen.getByText('Credited')).toBeTruthy();
  await user.click(payButton());
  const title = await screen.findByText('We do not know yet whether your payment went through');
  await waitFor(() => expect(document.activeElement).toBe(title));
  const text = await screen.findByText(/Sending it again is safe: it is made once\./);
  expect(text.textContent).toMatch(/^.€25\.00. by Visa, sent at .*\d\d:\d\d.*\. We have no answer yet/);
  expect(within(text).getByRole('link', { name: 'See your transactions' })).toBeTruthy();
  expect(screen.queryByText(/do not pay again/i)).toBeNull();
  expect(screen.queryByText('Credited')).toBeNull();
  const figures = screen.getByRole('region', { name: 'Summary' }).querySelector('dl');
  expect(figures?.textContent).toContain('To your balanceNot known yet');
});

test('the next payment has a key of its own', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused('PROVIDER_ERROR');
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await screen.findByText(/reports an error/);
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(2));
  const [first, second] = platform.requestsTo('deposit');
  expect(second?.key).not.toBe(first?.key);
});

test('a payment that goes on at a place the host does not name leads nowhere, and says so', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = answer('processing', { redirectUrl: 'https://evil.test/pay/1' });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByText(/a site we do not recognise/)).toBeTruthy();
});

test('the bank is asked by a form with its question, and the player comes back to this page [PAY-05]', async () => {
  const platform = new FakeCashier(examplePlayer());
  const threeDs = {
    acsUrl: 'https://pay.test/acs',
    PaReq: 'question',
    MD: 'md-1',
    TermUrl: 'http://brand.test/',
  };
  platform.responses['deposit'] = answer('processing', { threeDs });
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  const form = document.querySelector<HTMLFormElement>('form[action="https://pay.test/acs"]');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    PaReq: 'question',
    MD: 'md-1',
    TermUrl: 'http://brand.test/',
  });
  submit.mockRestore();
});

test('a payment that is still open is shown with a warning of paying twice', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = ok({
    transactions: { count: 1, rows: [transaction({ status: 'pending' })] },
  });
  const user = renderDeposit(platform);
  expect(await screen.findByText(/is still open. Do not pay again/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^See where it is: / }));
  expect(await screen.findByRole('dialog', { name: 'Deposit pending' })).toBeTruthy();
});
