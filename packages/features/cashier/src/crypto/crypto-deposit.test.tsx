import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storedPayments } from '../intent/stored-payments.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, networkError, METHODS, ok, transaction } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton } from '../testing/render-deposit.tsx';
import { cryptoPayment, cryptoTransaction, tonPayment } from '../testing/example-crypto.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const TETHER = {
  id: 16,
  name: 'tether',
  title: 'Tether',
  rawTitle: 'USDT',
  order: 0,
  isActive: true,
  depositFields: [{ name: 'network', options: ['TRC-20', 'TON'] }],
};

function cashier() {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['get-payments'] = ok({ payments: [...METHODS, TETHER] });
  return platform;
}

const rows = (...all: object[]) => ok({ transactions: { count: all.length, rows: all } });

async function choose(platform: FakeCashier, network: RegExp | null, url = '/deposit?activeMethod=16') {
  const user = renderDeposit(platform, { url });
  const group = await screen.findByRole('radiogroup', { name: 'Coin and network' });
  if (network) await user.click(within(group).getByRole('radio', { name: network }));
  return { user, group };
}

test('coin and network are one choice; without one nothing is sent [PAY-01]', async () => {
  const platform = cashier();
  const { user, group } = await choose(platform, null);
  const plain = (label: HTMLElement) => label.textContent.replaceAll(/[\u2068\u2069]/g, '');
  const options = Array.from(group.querySelectorAll('label'), plain);
  expect(options).toEqual(['USDT on Tron (TRC-20)', 'USDT on TON']);
  await user.click(payButton());
  await waitFor(() => expect(group.getAttribute('aria-invalid')).toBe('true'));
  // As under any field.
  const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Choose the coin and network that your wallet sends on.');
  expect(error?.querySelector('.lucide-circle-alert')).not.toBeNull();
  expect(platform.requestsTo('deposit')).toHaveLength(0);
});

test('after paying, the dialog shows amount, address and code, and warns of other networks [PAY-04]', async () => {
  const crypto = cryptoPayment({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  const platform = cashier();
  platform.responses['deposit'] = ok({ transactionId: 't-1', status: 'pending', crypto });
  platform.responses['transactions'] = rows();
  const { user } = await choose(platform, /TRC-20/);
  await user.click(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'Send your deposit' });
  expect(platform.requestsTo('deposit')[0]?.body).toMatchObject({
    methodId: 16,
    fields: { network: 'TRC-20' },
  });
  expect(within(dialog).getByText(cryptoPayment().address)).toBeTruthy();
  expect(within(dialog).getByText('Amount in USDT')).toBeTruthy();
  expect(await within(dialog).findByRole('img', { name: 'QR code of the address' })).toBeTruthy();
  expect(dialog.textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain('Send only USDT on Tron (TRC-20).');
  expect(within(dialog).queryByText('Memo (tag)')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Copy: Address' }));
  expect(await navigator.clipboard.readText()).toBe(cryptoPayment().address);
  expect(await within(dialog).findByRole('button', { name: 'Copied: Address' })).toBeTruthy();
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  // Nothing is paid yet: what stands in place of the form says what is to be sent, and warns of no second payment.
  const card = (await screen.findByText(/^Nothing has been paid yet/)).closest('section') ?? dialog;
  expect(within(card).getByRole('heading', { name: 'Send your deposit' })).toBeTruthy();
  expect(within(card).getByText('To send').nextElementSibling?.textContent).toMatch(/USDT$/);
  expect(within(card).getByText('Can be used until')).toBeTruthy();
  expect(card.textContent).not.toContain('Do not pay again');
  await user.click(within(card).getByRole('button', { name: 'See the address' }));
  expect(await screen.findByRole('dialog', { name: 'Send your deposit' })).toBeTruthy();
});

test('a payment loaded anew shows its address from the transactions, with its memo [PAY-06]', async () => {
  const platform = cashier();
  platform.responses['transactions'] = rows(cryptoTransaction(tonPayment()));
  renderDeposit(platform, { url: '/deposit?modal=deposit-pending&transactionId=t-1' });
  const dialog = await screen.findByRole('dialog', { name: 'Send your deposit' });
  expect(within(dialog).getByText('1048205521')).toBeTruthy();
  expect(dialog.textContent).toContain('Money sent without it cannot be matched to your account');
});

test('an open deposit of another tab leads to its address [PAY-06]', async () => {
  const platform = cashier();
  platform.responses['transactions'] = rows(cryptoTransaction(cryptoPayment()));
  const user = renderDeposit(platform);
  expect(await screen.findByText(/is waiting for your transfer/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^See the address/ }));
  expect(await screen.findByRole('dialog', { name: 'Send your deposit' })).toBeTruthy();
});

test('coins that are still to be sent are not meant by the warning of paying twice, and stand after it [PAY-06]', async () => {
  const platform = cashier();
  platform.responses['transactions'] = rows(
    cryptoTransaction(cryptoPayment()),
    ...['t-2', 't-3'].map((transactionId) => transaction({ transactionId, status: 'pending' })),
  );
  renderDeposit(platform);
  const unsent = await screen.findByText(/is waiting for your transfer/);
  const warning = screen.getByText(/Do not pay again until/);
  expect(warning.compareDocumentPosition(unsent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a payment without an answer is found with its address [PAY-06] [HTTP-05]', async () => {
  const platform = cashier();
  platform.responses['deposit'] = networkError;
  const { user } = await choose(platform, /TRC-20/);
  await waitFor(() => expect(platform.requestsTo('transactions').length).toBeGreaterThan(0));
  platform.responses['transactions'] = () =>
    Response.json({
      success: true,
      data: {
        transactions: {
          count: 1,
          rows: [cryptoTransaction(cryptoPayment(), { date: new Date().toISOString() })],
        },
      },
    });
  await user.click(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'Send your deposit' });
  expect(within(dialog).getByText(cryptoPayment().address)).toBeTruthy();
  expect(platform.requestsTo('deposit')).toHaveLength(1);
});

const SEEN = new Date(Date.now() - 60_000).toISOString();

test.each([
  [0, 'Confirmations: 0 of 20'],
  [1, 'Confirmations: 1 of 20'],
  [19, 'Confirmations: 19 of 20'],
])('once it was seen the address is gone and %d confirmations are counted [PAY-04]', async (seen, text) => {
  const platform = cashier();
  const confirmations = { needed: 20, seen };
  platform.responses['transactions'] = rows(
    cryptoTransaction(cryptoPayment({ seenAt: SEEN, confirmations })),
  );
  renderDeposit(platform, { url: '/deposit?modal=deposit-pending&transactionId=t-1' });
  const dialog = await screen.findByRole('dialog', { name: 'Deposit on its way' });
  expect(within(dialog).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(dialog).queryByText(cryptoPayment().address)).toBeNull();
  expect(dialog.textContent).toContain('Do not send it again');
});

test('an expired address is not shown any more, whatever the platform has done of it yet [PAY-04]', async () => {
  const platform = cashier();
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  platform.responses['transactions'] = rows(cryptoTransaction(cryptoPayment({ expiresAt })));
  renderDeposit(platform, { url: '/deposit?modal=deposit-pending&transactionId=t-1' });
  const dialog = await screen.findByRole('dialog', { name: 'Address no longer valid' });
  expect(dialog.textContent).toContain('Do not send anything to it any more');
  expect(within(dialog).queryByText(cryptoPayment().address)).toBeNull();
});

test('one that was closed unpaid says that nothing came, not that the player cancelled [PAY-04]', async () => {
  const platform = cashier();
  platform.responses['transactions'] = rows(cryptoTransaction(cryptoPayment(), { status: 'cancelled' }));
  renderDeposit(platform, { url: '/deposit?modal=deposit-pending&transactionId=t-1' });
  const dialog = await screen.findByRole('dialog', { name: 'Deposit cancelled' });
  expect(dialog.textContent).toContain('No transfer was seen in time');
  expect(dialog.textContent).not.toContain('was cancelled');
});

test('a platform that answers with a page leads there as before, and without an address the deposit is pending [PAY-04]', async () => {
  const platform = cashier();
  platform.responses['deposit'] = ok({ transactionId: 't-1', status: 'pending' });
  platform.responses['transactions'] = rows();
  const { user } = await choose(platform, /TON/);
  await user.click(payButton());
  expect(await screen.findByRole('dialog', { name: 'Deposit pending' })).toBeTruthy();
  expect(storedPayments.get()[0]?.crypto ?? null).toBeNull();
});
