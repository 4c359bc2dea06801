import { PlayerIsland } from '@baize/shell/player';
import { Stage, type StageProps } from '@baize/shell/stage';
import { ToastRegion } from '@baize/ui/toast';
import { toasts } from '@baize/ui/toasts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import { limitPlatform, NOW } from './limit-platform.ts';

export type Platform = NonNullable<Parameters<typeof limitPlatform>[0]>;

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** A signed-in player before a platform that knows limits, at one instant in Amsterdam. */
export function openLimits(
  view: ReactNode,
  { platform, ...stage }: Partial<StageProps> & { platform?: Platform } = {},
) {
  const { api, sent } = limitPlatform(platform);
  render(
    <Stage viewer="player" api={api} {...stage}>
      <PlayerIsland>{view}</PlayerIsland>
      <ToastRegion label="Messages" closeLabel="Close the message" />
      <Address />
    </Stage>,
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
export function standAt(now = NOW): void {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  vi.useFakeTimers({ toFake: ['Date'], now });
}

export function tidyUp(): void {
  cleanup();
  act(() => toasts.clear());
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

/** A dialog's own side of a modal. */
export const MODAL = { open: true, close: () => undefined, onExited: () => undefined };

/** A text without the marks that keep its parts in order in any script. */
export function plain(text: string | null | undefined): string | undefined {
  return text?.replace(/[\u2066-\u2069]/g, '');
}
