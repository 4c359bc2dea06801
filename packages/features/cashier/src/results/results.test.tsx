import { RESULT_KINDS } from '@baize/domain/deposit-payment';
import { ModalHost } from '@baize/shell/modals';
import { failedDeposit } from '@baize/shell/failed-deposit';
import { Stage, type StageProps } from '@baize/shell/stage';
import { buttonClass } from '@baize/ui/button';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { cashierFeature } from '../feature.ts';
import { examplePlayer } from '../stage/example-player.ts';
import { FakeCashier, ok, transaction } from '../stage/fake-cashier.ts';
import { keptPayments } from './kept-payments.ts';

afterEach(() => {
  cleanup();
  act(() => failedDeposit.set(null));
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const told = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: {} }));

function open(search: string, { rows = [], ...stage }: { rows?: object[] } & Partial<StageProps> = {}) {
  const platform = new FakeCashier(examplePlayer());
  platform.answers['transactions'] = ok({ transactions: { count: rows.length, rows } });
  vi.stubGlobal('fetch', told);
  render(
    <Stage
      address={`/casino${search}`}
      viewer="player"
      api={platform.client()}
      player={platform.player}
      brand={{ features: [cashierFeature] }}
      {...stage}
    >
      <Address />
      <ModalHost />
    </Stage>,
  );
  return userEvent.setup();
}

const TITLES = {
  success: 'Deposit received',
  '3ds-success': 'Confirmed by your bank',
  pending: 'Deposit pending',
  return: 'Back from the payment page',
  cancel: 'Deposit cancelled',
  decline: 'Deposit declined',
  failed: 'Deposit failed',
} as const;

test.each(RESULT_KINDS)('?modal=deposit-%s tells that result over any page [PAY-04]', async (kind) => {
  open(`?modal=deposit-${kind}&met=Visa`);
  const dialog = await screen.findByRole('dialog', { name: TITLES[kind] });
  // What only the address says of a failure is not sure.
  const told = ['failed', 'decline'].includes(kind);
  await waitFor(() => expect(dialog.textContent.includes('did not go through')).toBe(told));
  expect(dialog.textContent.includes('Nothing was added to your balance')).toBe(kind === 'cancel');
  const waits = ['pending', 'return'].includes(kind);
  expect(dialog.textContent.includes('Do not pay again while this is open')).toBe(waits);
});

test('a method nobody knows stands in the words as plain text [PAY-04]', async () => {
  open(`?modal=deposit-failed&met=${encodeURIComponent('<b>Pirate</b> pay')}`);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('The payment by <b>Pirate</b> pay did not go through');
  expect(dialog.querySelector('b')).toBeNull();
});

test('the return from the bank tells that it agreed, once the platform has said so [PAY-05]', async () => {
  open('?modal=deposit-3ds-success&transactionId=t-1', { rows: [transaction()] });
  const dialog = await screen.findByRole('dialog', { name: 'Confirmed by your bank' });
  await waitFor(() => expect(dialog.textContent).toContain('€25.00'));
});

test('what the address claims gives way to where the payment truly stands', async () => {
  open('?modal=deposit-success&transactionId=t-1', { rows: [transaction({ status: 'pending' })] });
  expect(await screen.findByRole('dialog', { name: 'Deposit pending' })).toBeTruthy();
  cleanup();
  open('?modal=deposit-failed&transactionId=t-1', { rows: [transaction()] });
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
});

test.each([
  ['success', 'player'],
  ['3ds-success', 'player'],
  ['success', 'visitor'],
] as const)('a %s that only the address tells a %s is no money yet', async (kind, viewer) => {
  open(`?modal=deposit-${kind}`, { viewer });
  const dialog = await screen.findByRole('dialog', { name: TITLES[kind] });
  await waitFor(() => expect(dialog.textContent).toContain('That is what the payment page says.'));
  expect(dialog.textContent).not.toContain('The money is on your balance');
  expect(dialog.textContent).not.toContain('Completed');
  expect(dialog.textContent).toContain('Not known yet');
  expect(dialog.textContent).toContain(viewer === 'player' ? 'No payment is named here' : 'Log in to see');
});

test('one press copies all support asks for, and nothing of a card', async () => {
  const copied: string[] = [];
  const user = open('?modal=deposit-decline&transactionId=t-1&met=Visa', {
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
  keptPayments.add({
    transactionId: 't-1',
    method: 'Visa',
    amount: 25,
    currency: 'EUR',
    createdAt: Date.parse('2026-11-22T12:00:00Z'),
    bank: 'asked',
    seen: [{ status: 'processing', at: Date.parse('2026-11-22T12:00:00Z') }],
  });
  open('?modal=deposit-return&transactionId=t-1', { viewer: 'visitor' });
  const dialog = await screen.findByRole('dialog', { name: 'Back from the payment page' });
  expect(dialog.textContent).toContain('€25.00');
  expect(dialog.textContent).toContain('You were at your bank');
  expect(dialog.textContent).toContain('Log in to see where the payment stands');
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
  const user = open('?modal=deposit-failed&transactionId=t-1', {
    rows: [transaction({ status: 'failed', code: 'PROVIDER_ERROR' })],
  });
  expect(await screen.findByText(/The payment provider reports an error/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Pay by Harborpay instead' }));
  expect(screen.getByLabelText('address').textContent).toBe('/deposit?activeMethod=9&amount=25');
  await waitFor(() => expect(JSON.stringify(told.mock.calls)).toContain('ALTERNATIVE_METHOD_BUTTON'));
});

test('without the platform’s word the first other method that fits the player is offered, and none to the excluded [PAY-07]', async () => {
  const rows = [transaction({ status: 'rejected' })];
  open('?modal=deposit-decline&transactionId=t-1', { rows });
  expect(await screen.findByRole('button', { name: 'Pay by Mastercard instead' })).toBeTruthy();
  cleanup();
  const userLimit = { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null };
  open('?modal=deposit-decline&transactionId=t-1', { rows, player: examplePlayer({ user: { userLimit } }) });
  await screen.findByText('DP-1');
  expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
});

test('where the settings make the cashier a modal, the other method opens over the page', async () => {
  const user = open('?modal=deposit-decline&transactionId=t-1', {
    rows: [transaction({ status: 'rejected' })],
    settings: { pageUrlSetup: [{ key: 'deposit', href: '?modal=deposit', shallow: true }] },
  });
  await user.click(await screen.findByRole('button', { name: /instead/ }));
  expect(screen.getByLabelText('address').textContent).toContain('modal=deposit');
});

test('who turned back from a payment is not urged into another: it is a way among others [PAY-04]', async () => {
  open('?modal=deposit-cancel&transactionId=t-1', { rows: [transaction({ status: 'cancelled' })] });
  const other = await screen.findByRole('button', { name: /instead/ });
  const dialog = screen.getByRole('dialog', { name: 'Deposit cancelled' });
  expect(other.className).toBe(screen.getByRole('link', { name: 'Your transactions' }).className);
  expect(dialog.querySelector(`.${buttonClass({ variant: 'primary' }).split(' ').join('.')}`)).toBeNull();
});

test('a dialog on its way out goes on telling of the payment it told of', async () => {
  const user = open('?modal=deposit-success&transactionId=t-1', { rows: [transaction()] });
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
  expect([...texts].join()).not.toContain('No payment is named here');
});
