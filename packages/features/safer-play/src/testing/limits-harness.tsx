import { PlayerBoundary } from '@baize/player';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { ToastRegion } from '@baize/ui/toast';
import { toasts } from '@baize/ui/toasts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import { createLimitsPlatform, NOW } from './limits-platform.ts';

export type LimitsPlatformOptions = NonNullable<Parameters<typeof createLimitsPlatform>[0]>;

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** A signed-in player before a platform that knows limits, at one instant in Amsterdam. */
export function renderLimits(
  view: ReactNode,
  { platform, ...stage }: Partial<TestProvidersProps> & { platform?: LimitsPlatformOptions } = {},
) {
  const { api, sent } = createLimitsPlatform(platform);
  render(
    <TestProviders viewer="player" api={api} {...stage}>
      <PlayerBoundary>{view}</PlayerBoundary>
      <ToastRegion label="Messages" closeLabel="Close the message" />
      <Address />
    </TestProviders>,
  );
  const user = userEvent.setup();
  return {
    sent,
    user,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    type: async (label: string, text: string) => user.type(await screen.findByLabelText(label), text),
    address: () => screen.getByLabelText('address').textContent,
  };
}

/** The instant and the zone every one of these tests stands at. */
export function freezeTimeAndZone(now = NOW): void {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  vi.useFakeTimers({ toFake: ['Date'], now });
}

export function cleanUp(): void {
  cleanup();
  act(() => toasts.clear());
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

/** A dialog's own side of a modal. */
export const MODAL_PROPS = { open: true, close: () => undefined, onExited: () => undefined };

/** A text without the marks that keep its parts in order in any script. */
export function stripIsolates(text: string | null | undefined): string | undefined {
  return text?.replace(/[\u2066-\u2069]/g, '');
}
