import { isPaidDay } from '@baize/domain/rakeback-calendar';
import { PlayerBoundary } from '@baize/player';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ViewerCalendar } from '../calendar/viewer-calendar.tsx';
import { EXAMPLE_DAYS, exampleDay } from '../testing/example-days.ts';
import { FakePlatform } from '../testing/fake-platform.ts';
import { freezeDevice, renderTab } from '../testing/render-tab.tsx';
import { PlayerReceipts } from './player-receipts.tsx';

beforeEach(() => {
  localStorage.clear();
  freezeDevice();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = (
  <PlayerBoundary>
    <ViewerCalendar shape="grid" wayIn="primary" />
    <PlayerReceipts />
  </PlayerBoundary>
);
const paidDays = (platform: FakePlatform) => platform.days.filter(isPaidDay);
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-receipt]')];
const cents = (text: string) => Math.round(Number(/[\d.]+/.exec(text)?.[0]) * 100);

test('every paid day has its receipt, and their sum is what the paid days came to', async () => {
  const platform = new FakePlatform();
  platform.days = EXAMPLE_DAYS.map((day) => ({ ...day, reference: day.paidAt && `RB-${day.canClaimDate}` }));
  renderTab(platform, page);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 6' }));
  expect(
    shown()
      .map((row) => row.dataset['receipt'] ?? '')
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(
    paidDays(platform)
      .map(({ canClaimDate }) => canClaimDate)
      .toSorted((one, other) => one.localeCompare(other)),
  );
  const paid = paidDays(platform).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const sum = document.querySelector('[data-receipts-sum]')?.textContent ?? '';
  expect(cents(sum)).toBe(paid);
  expect(sum.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
    'in 6 receipts, for the reward days Mon 9 Nov to Wed 18 Nov.',
  );
  const first = shown()[0]?.textContent;
  expect(first).toContain('Reward of Wednesday 18 November');
  expect(first).toContain('€4.40');
  expect(first).toContain('RB-2026-11-18');
  expect(first?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
    'Paid Wed 18 Nov, 13:00 your time (Wed 18 Nov, 12:00\u00a0UTC)',
  );
});

test('a claim shows its receipt at once, to copy and to print, and lists it', async () => {
  const platform = new FakePlatform();
  platform.days = [exampleDay()];
  renderTab(platform, page);
  await screen.findByText('No receipts yet');
  await userEvent.click(await screen.findByRole('button', { name: /^Claim/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reward claimed' }));
  expect(await dialog.findByText('RB-1')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Print the receipt of Friday 20 November' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'OK' })));
  const user = userEvent.setup();
  await user.click(dialog.getByRole('button', { name: 'Copy: Reference' }));
  const copied = await navigator.clipboard.readText();
  for (const fact of ['€4.82 (EUR)', 'Friday 20 November (2026-11-20)', 'UTC', 'Reference: RB-1'])
    expect(copied).toContain(fact);
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('while the claim’s receipt is open the browser’s own print command prints that receipt', async () => {
  const platform = new FakePlatform();
  platform.days = [exampleDay()];
  renderTab(platform, page);
  await userEvent.click(await screen.findByRole('button', { name: /^Claim/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reward claimed' }));
  await dialog.findByText('RB-1');
  const papers = () => [...document.querySelectorAll('[data-receipt-paper]')];
  expect(papers()).toHaveLength(1);
  expect(papers()[0]?.textContent).toContain('RB-1');
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(papers()).toEqual([]));
});

test('printing puts the receipt alone on paper, with its day, amount, both times and reference', async () => {
  const platform = new FakePlatform();
  platform.days = [exampleDay({ paidAt: '2026-11-20T17:00:00Z', reference: 'RB-77' })];
  const printed: string[] = [];
  vi.stubGlobal('print', () => {
    printed.push(document.querySelector('[data-receipt-paper]')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  renderTab(platform, page);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Print the receipt of Friday 20 November' }),
  );
  await waitFor(() => expect(printed).toHaveLength(1));
  const paper = (printed[0] ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  for (const fact of ['€4.82', 'EUR', '2026-11-20', '18:00 your time', '17:00\u00a0UTC', 'RB-77'])
    expect(paper).toContain(fact);
  await waitFor(() => expect(document.querySelector('[data-receipt-paper]')).toBeNull());
});
