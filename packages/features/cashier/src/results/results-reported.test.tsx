import { RESULT_KINDS } from '@baize/domain/deposit-payment';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cryptoPayment } from '../testing/example-crypto.ts';
import { passSeconds } from '../testing/pass-seconds.ts';
import { renderResult } from '../testing/render-result.tsx';
import { buttonClass } from '@baize/ui/button';
import { reserved } from '../receipt/result.css.ts';
import { storedPayments } from '../intent/stored-payments.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** What stands above a result that only the address tells of. */
const TOLD_TITLES = {
  success: 'Deposit not confirmed yet',
  '3ds-success': 'Deposit not confirmed yet',
  pending: 'Deposit not found yet',
  return: 'Back from the payment page',
  cancel: 'Reported as cancelled',
  decline: 'Reported as declined',
  failed: 'Reported as failed',
} as const;

const CLAIMS = [
  'Nothing was added to your balance',
  'The money is on your balance',
  'It is added to your balance',
  'while this is open',
  'Waiting for the provider',
  'Credited to your balance',
];

describe.each([
  ['no payment', ''],
  ['a payment that nobody knows', '&transactionId=nobodys'],
] as const)('an address that names %s', (_, named) => {
  test.each(RESULT_KINDS)('?modal=deposit-%s claims nothing that is not known [PAY-04]', async (kind) => {
    renderResult(`?modal=deposit-${kind}&met=Visa${named}`);
    const dialog = await screen.findByRole('dialog', { name: TOLD_TITLES[kind] });
    for (const claim of CLAIMS) expect(dialog.textContent).not.toContain(claim);
    expect(/The payment page reports/.test(dialog.textContent)).toBe(kind !== 'return');
    // Whatever the address says: the payment may have been made.
    expect(dialog.textContent).toContain('Do not pay again until you know');
    expect(within(dialog).queryByRole('button', { name: /instead/ })).toBeNull();
  });
});

test.each([
  ['success', 'player'],
  ['3ds-success', 'player'],
  ['success', 'visitor'],
] as const)('a %s that only the address tells a %s is no money yet', async (kind, viewer) => {
  renderResult(`?modal=deposit-${kind}`, { viewer });
  const dialog = await screen.findByRole('dialog', { name: TOLD_TITLES[kind] });
  await waitFor(() => expect(dialog.textContent).toContain('The payment page reports that you paid.'));
  expect(dialog.textContent).not.toContain('The money is on your balance');
  expect(dialog.textContent).not.toContain('Completed');
  expect(dialog.textContent).toContain(viewer === 'player' ? 'This link names no payment' : 'Log in to see');
});

test('where the transactions cannot be read, a payment whose outcome is known stays known [PAY-04]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storedPayments.add({
    transactionId: 't-1',
    userId: '7',
    method: 'Visa',
    amount: 27,
    currency: 'EUR',
    createdAt: Date.now(),
    bank: 'not-asked',
    seen: [{ status: 'completed', at: Date.now() }],
  });
  renderResult('?modal=deposit-success&transactionId=t-1', { answer: () => Promise.reject(new Error('no')) });
  const dialog = await screen.findByRole('dialog', { name: 'Deposit received' });
  await passSeconds(10);
  await waitFor(() => expect(dialog.textContent).toContain('some details of this payment are missing here'));
  expect(dialog.textContent).not.toContain('as soon as we know it');
});

test('while the payment is being looked up, nothing is claimed of it', async () => {
  renderResult('?modal=deposit-success&transactionId=t-1', {
    answer: () => new Promise<never>(() => undefined),
  });
  expect(await screen.findByRole('dialog', { name: 'Looking up your payment' })).toBeTruthy();
});

test('what the platform has answered to this tab is told at once', async () => {
  const payment = {
    transactionId: 't-1',
    userId: '7',
    method: 'Visa',
    amount: 25,
    currency: 'EUR',
    createdAt: 0,
  } as const;
  storedPayments.add({ ...payment, bank: 'not-asked', seen: [{ status: 'completed', at: 0 }] });
  renderResult('?modal=deposit-success&transactionId=t-1', {
    answer: () => new Promise<never>(() => undefined),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Deposit received' });
  expect(dialog.textContent).toContain('The money is on your balance');
  // The new balance will stand above the evidence: it would move under the reader's eyes.
  expect(within(dialog).queryByRole('region', { name: 'Details for support' })).toBeNull();
});

test.each([
  ['success', { status: 'completed' }, 'Deposit not confirmed yet'],
  ['failed', { status: 'failed' }, 'Reported as failed'],
  ['pending', { status: 'pending', crypto: cryptoPayment() }, 'Deposit not found yet'],
] as const)(
  'what this tab knows of a payment that is a %s is not told to another player [PAY-04]',
  async (kind, { status, ...parts }, title) => {
    storedPayments.add({
      transactionId: 't-1',
      userId: 'somebody-else',
      method: 'Harborpay',
      amount: 52,
      currency: 'EUR',
      createdAt: 0,
      bank: 'not-asked',
      seen: [{ status, at: 0 }],
      ...parts,
    });
    renderResult(`?modal=deposit-${kind}&transactionId=t-1`);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).not.toMatch(
      /52|Harborpay|The money is on your balance|Nothing was added|Send exactly/,
    );
  },
);

test('a failure that only the address tells of offers the transactions first, no other method [PAY-04]', async () => {
  renderResult('?modal=deposit-failed&met=Visa&transactionId=nobodys');
  const dialog = await screen.findByRole('dialog', { name: 'Reported as failed' });
  const primary = buttonClass({ variant: 'primary' });
  const [first, ...others] = within(dialog)
    .getAllByRole('link')
    .filter((link) => link.className === primary);
  expect(first?.textContent).toBe('Your transactions');
  expect(others).toHaveLength(0);
});

test('where the transactions cannot be read, nothing is said of what they show [PAY-04]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderResult('?modal=deposit-cancel&met=Visa&transactionId=t-1', {
    answer: () => Promise.reject(new Error('no')),
  });
  await screen.findByRole('dialog');
  await passSeconds(10);
  const dialog = await screen.findByRole('dialog', { name: 'Reported as cancelled' });
  await waitFor(() => expect(dialog.textContent).toContain('Your transactions cannot be loaded right now'));
  expect(dialog.textContent).not.toContain('show no payment of this number');
});

test('while the payment is being looked up, its room is reserved [PAY-04]', async () => {
  renderResult('?modal=deposit-success&transactionId=t-1', {
    answer: () => new Promise<never>(() => undefined),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Looking up your payment' });
  const body = dialog.querySelector('[aria-busy=true]');
  expect(body?.className).toContain(reserved.settled);
  expect(dialog.textContent).not.toContain('The payment page reports');
});
