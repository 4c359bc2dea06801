import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestProviders } from '@baize/player/test-providers';
import { AppLayout } from './app-layout.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('a lost connection is told for as long as it lasts, to visitors as well', () => {
  render(
    <TestProviders>
      <OfflineNotice />
    </TestProviders>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  connection(false);
  expect(screen.getByRole('status').textContent).toContain('No connection');
  connection(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the notice has its sign, which came while there was a connection', async () => {
  vi.useFakeTimers();
  render(
    <TestProviders>
      <OfflineNotice />
    </TestProviders>,
  );
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  vi.useRealTimers();
  await act(() => import('./offline-icon.tsx'));
  connection(false);
  expect(screen.getByRole('status').querySelector('.lucide-wifi-off')).not.toBeNull();
});

test('a connection lost as soon as the page is there is told at once: nothing is fetched for it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <TestProviders>
      <AppLayout>Page</AppLayout>
    </TestProviders>,
  );
  expect(await screen.findByText(/^No connection/)).toBeTruthy();
});
