import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { FakePlatform } from './fake-platform.ts';
import { NOW, ZONE } from './example-days.ts';

/** The player's zone and the frozen instant; only the device's clock and zone are replaced. */
export function freezeDevice(instant = NOW): void {
  vi.useFakeTimers({ toFake: ['Date'], now: instant });
  mockZone();
}

/** As `freezeDevice`, with timers that move only when the test says so. */
export function freezeTimers(instant = NOW): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: instant,
  });
  mockZone();
}

function mockZone(): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: ZONE });
}

/** One tab of a signed-in player: a client and a cache of its own, the browser's storage in common. */
export function renderTab(platform: FakePlatform, view: ReactNode, stage: Partial<TestProvidersProps> = {}) {
  const shown = render(
    <TestProviders viewer="player" api={platform.client()} {...stage}>
      {view}
    </TestProviders>,
  );
  return { ...shown, tab: within(shown.container) };
}

/** Lets whatever was to be loaded arrive, and then time pass, under `freezeTimers`. */
export async function advanceTime(ms: number): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
