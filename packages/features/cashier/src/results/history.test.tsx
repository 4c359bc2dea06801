import { ModalHost } from '@baize/links/modals';
import { failedDeposit } from '@baize/player/failed-deposit';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cashierFeature } from '../feature.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, METHODS, ok, transaction } from '../testing/fake-cashier.ts';
import { storedPayments } from '../intent/stored-payments.ts';

afterEach(() => {
  cleanup();
  act(() => failedDeposit.set(null));
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

const DATE = '2026-11-20T17:00:00Z';
const history = [
  { status: 'processing', at: DATE },
  { status: 'completed', at: '2026-11-20T17:04:09Z' },
];

async function resultOf(kind: string, row: object) {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = ok({
    transactions: { count: 1, rows: [transaction({ date: DATE, ...row })] },
  });
  render(
    <TestProviders
      url={`/casino?modal=deposit-${kind}&transactionId=t-1`}
      viewer="player"
      api={platform.client()}
      player={platform.player}
      brand={{ features: [cashierFeature] }}
    >
      <ModalHost />
    </TestProviders>,
  );
  const details = await screen.findByRole('region', { name: 'Details for support' });
  await waitFor(() => expect(details.textContent).toContain('DP-1'));
  return details;
}

/** What one press takes along for support. */
async function copiedFrom(details: HTMLElement) {
  const user = userEvent.setup();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await user.click(within(details).getByRole('button', { name: 'Copy details' }));
  await within(details).findByText('Copied');
  return copied.join();
}

test('the evidence tells the platform’s own times of each status, in place of what this device saw [PAY-06]', async () => {
  storedPayments.add({
    transactionId: 't-1',
    userId: '7',
    method: 'Visa',
    amount: 25,
    currency: 'EUR',
    createdAt: Date.parse(DATE),
    bank: 'not-asked',
    seen: [{ status: 'completed', at: Date.parse('2026-11-20T19:30:00Z') }],
  });
  const details = await resultOf('success', { history });
  const copied = await copiedFrom(details);
  expect(copied).toMatch(/Status history.*Processing.*17:00\sUTC.*Completed.*17:04\sUTC/);
  expect(copied).not.toContain('Seen on this device');
});

test('the dialog shows reference, date, method and amount alone, each date once; the rest goes along with the copy', async () => {
  const details = await resultOf('success', { history });
  const names = [...details.querySelectorAll('dt')].map((name) => name.textContent);
  expect(names).toEqual(['Reference', 'Created', 'Method', 'Amount']);
  expect(await copiedFrom(details)).toMatch(/Time zone: .*Status: Completed/s);
});

test('a platform that tells no history leaves what this device saw', async () => {
  storedPayments.add({
    transactionId: 't-1',
    userId: '7',
    method: 'Visa',
    amount: 25,
    currency: 'EUR',
    createdAt: Date.parse(DATE),
    bank: 'not-asked',
    seen: [{ status: 'completed', at: Date.parse('2026-11-20T19:30:00Z') }],
  });
  const details = await resultOf('success', {});
  const copied = await copiedFrom(details);
  expect(copied).toMatch(/Seen on this device.*Completed.*19:30\sUTC/);
  expect(copied).not.toContain('Status history');
});

test('the way to another payment leaves out the method that failed, by its number where its name says nothing [PAY-07]', async () => {
  const [master, visa, wallet] = METHODS;
  await resultOf('failed', {
    status: 'failed',
    method: 'Ein anderer Name',
    failedMethodId: master?.id,
    history: [],
  });
  const dialog = screen.getByRole('dialog', { name: 'Deposit failed' });
  const button = await within(dialog).findByRole('button', { name: /^Pay by .* instead$/ });
  expect(button.textContent).not.toContain(master?.title);
  expect([visa?.title, wallet?.title].some((title) => button.textContent.includes(title ?? '–'))).toBe(true);
});
