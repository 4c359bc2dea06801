import { RESULT_KINDS } from '@baize/domain/deposit-payment';
import { failedDeposit } from '@baize/player/failed-deposit';
import { buttonClass } from '@baize/ui/button';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { transaction } from '../testing/fake-cashier.ts';
import { renderResult, backgroundFetch } from '../testing/render-result.tsx';
import { storedPayments } from '../intent/stored-payments.ts';

afterEach(() => {
  cleanup();
  act(() => failedDeposit.set(null));
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const TITLES = {
  success: 'Deposit received',
  '3ds-success': 'Confirmed by your bank',
  pending: 'Deposit pending',
  return: 'Back from the payment page',
  cancel: 'Deposit cancelled',
  decline: 'Deposit declined',
  failed: 'Deposit failed',
} as const;

const STATUS = {
  success: 'completed',
  '3ds-success': 'completed',
  pending: 'pending',
  return: 'processing',
  cancel: 'cancelled',
  decline: 'rejected',
  failed: 'failed',
} as const;

test.each(RESULT_KINDS)(
  '?modal=deposit-%s tells that result once the platform has said so [PAY-04]',
  async (kind) => {
    renderResult(`?modal=deposit-${kind}&met=Visa&transactionId=t-1`, {
      rows: [transaction({ status: STATUS[kind] })],
    });
    const dialog = await screen.findByRole('dialog', { name: TITLES[kind] });
    const failed = ['failed', 'decline', 'cancel'].includes(kind);
    await waitFor(() =>
      expect(dialog.textContent.includes('Nothing was added to your balance')).toBe(failed),
    );
    const waits = ['pending', 'return'].includes(kind);
    expect(dialog.textContent.includes('Do not pay again while this is open')).toBe(waits);
  },
);

test('a method nobody knows stands in the words as plain text [PAY-04]', async () => {
  renderResult(`?modal=deposit-failed&met=${encodeURIComponent('<b>Pirate</b> pay')}`);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('the payment by <b>Pirate</b> pay failed');
  expect(dialog.querySelector('b')).toBeNull();
});

test('the return from the bank tells that it agreed, once the platform has said so [PAY-05]', async () => {
  renderResult('?modal=deposit-3ds-success&transactionId=t-1', { rows: [transaction()] });
  const dialog = await screen.findByRole('dialog', { name: 'Confirmed by your bank' });
  await waitFor(() => expect(dialog.textContent).toContain('€25.00'));
});

test('what the address claims gives way to where the payment truly stands', async () => {
  renderResult('?modal=deposit-success&transactionId=t-1', { rows: [transaction({ status: 'pending' })] });
  expect(await screen.findByRole('dialog', { name: 'Deposit pending' })).toBeTruthy();
  cleanup();
  renderResult('?modal=deposit-failed&transactionId=t-1', { rows: [transaction()] });
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
});

test('one press copies all support asks for, and nothing of a card', async () => {
  const copied: string[] = [];
  const user = renderResult('?modal=deposit-decline&transactionId=t-1&met=Visa', {
    rows: [transaction({ status: 'rejected', code: 'TRANSACTION_FAILED' })],
  });
  await screen.findByText('DP-1');
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  for (const line of [
    'Reference: DP-1',
    'Payment: t-1',
    'Amount: €25.00 (EUR)',
    'Method: Visa',
    'Time zone: ',
    'Status: Declined',
  ])
    expect(copied[0]).toContain(line);
  expect(copied[0]).not.toMatch(/\d{12,}/);
});

test('who comes back without a session sees what this tab sent and is told how to learn more, not that it failed', async () => {
  storedPayments.add({
    transactionId: 't-1',
    userId: '7',
    method: 'Visa',
    amount: 25,
    currency: 'EUR',
    createdAt: Date.parse('2026-11-22T12:00:00Z'),
    bank: 'asked',
    reference: 'DP-20261122-0042',
    seen: [{ status: 'processing', at: Date.parse('2026-11-22T12:00:00Z') }],
  });
  renderResult('?modal=deposit-return&transactionId=t-1', { viewer: 'visitor' });
  const dialog = await screen.findByRole('dialog', { name: 'Back from the payment page' });
  expect(dialog.textContent).toContain('€25.00');
  expect(dialog.textContent).toContain('You were at your bank');
  expect(dialog.textContent).toContain('DP-20261122-0042');
  expect(dialog.textContent).not.toContain('t-1');
  expect(dialog.textContent).toContain('Log in to see the status of your payment');
  expect(dialog.textContent).not.toMatch(/failed|declined/i);
});

test('a payment that failed offers the method the platform names, and its button is logged and leads to it [PAY-07]', async () => {
  act(() =>
    failedDeposit.set({
      transactionId: 't-1',
      methodId: 1,
      amount: 25,
      currencyCode: 'EUR',
      code: 'PROVIDER_ERROR',
      alternativeMethodId: 9,
    }),
  );
  const user = renderResult('?modal=deposit-failed&transactionId=t-1', {
    rows: [transaction({ status: 'failed', code: 'PROVIDER_ERROR' })],
  });
  expect(await screen.findByText(/The payment provider reports an error/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Pay by Harborpay instead' }));
  expect(screen.getByLabelText('address').textContent).toBe('/deposit?activeMethod=9&amount=25');
  await waitFor(() =>
    expect(JSON.stringify(backgroundFetch.mock.calls)).toContain('ALTERNATIVE_METHOD_BUTTON'),
  );
});

test('an event of failure says status, method and reason before any list does [PAY-07]', async () => {
  act(() =>
    failedDeposit.set({
      transactionId: 't-9',
      methodId: 10,
      amount: 63.02,
      currencyCode: 'EUR',
      code: 'PROVIDER_ERROR',
      alternativeMethodId: null,
    }),
  );
  const user = renderResult('?modal=deposit-failed&transactionId=t-9');
  const dialog = await screen.findByRole('dialog', { name: 'Deposit failed' });
  await waitFor(() => expect(dialog.textContent).toContain('The payment by Lumo did not go through'));
  expect(dialog.textContent).toContain('The payment provider reports an error');
  expect(dialog.textContent).toContain('€63.02');
  expect(await within(dialog).findByRole('button', { name: 'Pay by Mastercard instead' })).toBeTruthy();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await user.click(within(dialog).getByRole('button', { name: 'Copy details' }));
  await screen.findByText('Copied');
  expect(copied[0]).toContain('Status: Failed');
});

test('a result opens on its title, and gives the focus to the page where nothing opened it', async () => {
  const user = renderResult('?modal=deposit-success&transactionId=t-1', { rows: [transaction()] });
  const title = await screen.findByRole('heading', { name: 'Deposit received' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without the platform’s word the first other method that fits the player is offered, and none to the excluded [PAY-07]', async () => {
  const rows = [transaction({ status: 'rejected' })];
  renderResult('?modal=deposit-decline&transactionId=t-1', { rows });
  expect(await screen.findByRole('button', { name: 'Pay by Mastercard instead' })).toBeTruthy();
  cleanup();
  const userLimit = { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null };
  renderResult('?modal=deposit-decline&transactionId=t-1', {
    rows,
    player: examplePlayer({ user: { userLimit } }),
  });
  await screen.findByText('DP-1');
  expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
});

test('where the settings make the cashier a modal, the other method opens over the page', async () => {
  const user = renderResult('?modal=deposit-decline&transactionId=t-1', {
    rows: [transaction({ status: 'rejected' })],
    settings: { pageUrlSetup: [{ key: 'deposit', href: '?modal=deposit', shallow: true }] },
  });
  await user.click(await screen.findByRole('button', { name: /instead/ }));
  expect(screen.getByLabelText('address').textContent).toContain('modal=deposit');
});

test('who turned back from a payment is not urged into another: closing comes first [PAY-04]', async () => {
  renderResult('?modal=deposit-cancel&transactionId=t-1', { rows: [transaction({ status: 'cancelled' })] });
  const other = await screen.findByRole('button', { name: /instead/ });
  const dialog = screen.getByRole('dialog', { name: 'Deposit cancelled' });
  const record = screen.getByRole('link', { name: 'Payment record' });
  expect(record.getAttribute('href')).toMatch(/transactions\?record=DP-1$/);
  expect(other.className).toBe(record.className);
  const [primary, ...others] = dialog.querySelectorAll(
    `.${buttonClass({ variant: 'primary' }).split(' ').join('.')}`,
  );
  expect(primary?.textContent).toBe('Close');
  expect(others).toHaveLength(0);
});

test('a failure that only support can explain is said once, with the way to support first [PAY-04]', async () => {
  renderResult('?modal=deposit-failed&transactionId=t-1', {
    rows: [transaction({ status: 'failed', code: 'UNIFIED_ERROR' })],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Deposit failed' });
  await waitFor(() =>
    expect(dialog.textContent).toContain('Support can tell you more: quote the reference DP-1'),
  );
  expect(dialog.textContent).not.toContain('We could not take this deposit');
  const support = within(dialog).getByRole('link', { name: 'Contact support' });
  expect(support.className).toBe(buttonClass({ variant: 'primary' }));
  const other = await within(dialog).findByRole('button', { name: /instead/ });
  expect(other.className).toBe(buttonClass({ variant: 'outline' }));
});

test('a dialog on its way out goes on telling of the payment it told of', async () => {
  const user = renderResult('?modal=deposit-success&transactionId=t-1', { rows: [transaction()] });
  const dialog = await screen.findByRole('dialog', { name: 'Deposit received' });
  await waitFor(() => expect(dialog.textContent).toContain('DP-1'));
  const texts = new Set<string>();
  const watch = new MutationObserver(() =>
    texts.add(document.querySelector('[role=dialog]')?.textContent ?? ''),
  );
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  watch.disconnect();
  expect([...texts].join()).not.toContain('This link names no payment');
});
