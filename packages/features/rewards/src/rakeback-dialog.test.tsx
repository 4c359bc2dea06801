import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RakebackDialog } from './rakeback-dialog.tsx';
import CashbackPage from './routes/cashback.tsx';
import { FakePlatform } from './testing/fake-platform.ts';
import { freezeDevice } from './testing/render-tab.tsx';

let width: 'phone' | 'wide' = 'wide';

beforeEach(() => {
  width = 'wide';
  freezeDevice();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width === 'phone' && query.includes('max-width: 767px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(stage: Omit<TestProvidersProps, 'children'>, close = vi.fn()) {
  render(
    <TestProviders {...stage}>
      <RakebackDialog open close={close} onExited={() => undefined} />
    </TestProviders>,
  );
  return close;
}

test('a visitor opens an example calendar with one way in [RB-09] [RB-10]', async () => {
  open({ viewer: 'visitor' });
  const dialog = await screen.findByRole('dialog', { name: 'Rakeback calendar' });
  expect(dialog.querySelectorAll('[data-day]')).toHaveLength(28);
  expect(screen.getByText('Demo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('modal=login');
});

test('a player opens the real calendar; before it is known who looks, no examples are shown [RB-10]', async () => {
  const platform = new FakePlatform();
  open({ viewer: 'player', api: platform.client() });
  expect(screen.queryByText('Demo')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Claim €4.82, Friday 20 November' })).toBeTruthy();
});

test('on a phone the open reward has a card of its own over a small grid', async () => {
  width = 'phone';
  const platform = new FakePlatform();
  open({ viewer: 'player', api: platform.client() });
  expect(await screen.findByText('Today, Fri 20')).toBeTruthy();
  expect(screen.getByText('Tap a day to read about it.')).toBeTruthy();
});

test('the calendar leads to all receipts; a visitor, who has none, is not sent there', async () => {
  const platform = new FakePlatform();
  open({ viewer: 'player', api: platform.client() });
  const way = await screen.findByRole('link', { name: 'All receipts' });
  expect(way.getAttribute('href')).toBe('/cashback#receipts');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  cleanup();
  open({ viewer: 'visitor' });
  await screen.findByText('Demo');
  expect(screen.queryByRole('link', { name: 'All receipts' })).toBeNull();
});

test('on a phone countdowns are hidden by a switch above the days', async () => {
  width = 'phone';
  open({ viewer: 'player', api: new FakePlatform().client() });
  const grid = await screen.findByText('Tap a day to read about it.');
  const calm = screen.getByRole('switch', { name: 'Hide countdowns' });
  expect(calm.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the close button asks the modal stack to close', async () => {
  const close = open({ viewer: 'visitor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});

test('the cashback page’s HTML explains the accumulator without a time or an amount [ACC-03]', () => {
  const html = renderToString(
    <TestProviders viewer="starting">
      <CashbackPage />
    </TestProviders>,
  );
  expect(html).toContain('How the accumulator works');
  expect(html).toContain('Your reward days');
  expect(html).not.toMatch(/€\d|November|Friday/);
});
