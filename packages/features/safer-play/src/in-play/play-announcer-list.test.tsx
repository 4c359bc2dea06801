import { BET_LIMIT_CODES } from '@baize/domain/errors';
import { limitBreach } from '@baize/player/limit-breach';
import { sessionStore } from '@baize/player/session';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW, limitFixture, limitFixtures } from '../testing/limits-platform.ts';
import { renderLimits, freezeTimeAndZone, cleanUp } from '../testing/limits-harness.tsx';
import { LimitToast } from './limit-toast.tsx';
import { SessionLimitNotice } from './session-limit-notice.tsx';

beforeEach(() => freezeTimeAndZone());
afterEach(() => {
  limitBreach.set(null);
  cleanUp();
});

const MINUTE = 60_000;

test.each(Object.keys(BET_LIMIT_CODES))(
  'the platform’s line says %s: the player reads which limit it is, and the way to it [LIM-06]',
  async (code) => {
    const { press, address } = renderLimits(<LimitToast />);
    act(() => limitBreach.set({ code }));
    expect((await screen.findByText(/limit/i, { selector: 'p, strong, span, div' })).textContent).toMatch(
      /bet limit|loss limit|single bet/,
    );
    await press('See your limits');
    expect(address()).toBe('/profile/limits');
  },
);

test('a limit reached over a game that fills the screen is told once the page is seen again [LIM-06]', async () => {
  renderLimits(<LimitToast />);
  fillScreenWith(document.body);
  act(() => limitBreach.set({ code: 'dailyLossLimit' }));
  expect(screen.queryByText(/loss limit/)).toBeNull();
  fillScreenWith(null);
  expect(await screen.findByText(/loss limit/)).toBeTruthy();
});

function fillScreenWith(element: Element | null): void {
  if (element) Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  else Reflect.deleteProperty(document, 'fullscreenElement');
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
}

function leave(minutes: number, left: number) {
  const sessionStartedAt = new Date(NOW + left - minutes * MINUTE).toISOString();
  const session = limitFixture({ type: 'session', minutes, currencyCode: null });
  return renderLimits(<SessionLimitNotice />, {
    platform: { limits: limitFixtures([session]), sessionStartedAt },
  });
}

test.each([
  [5 * MINUTE, 'Your session ends in 5 minutes.', '5:00'],
  [61_000, 'Your session ends in 5 minutes.', '1:01'],
  [MINUTE, 'Your session ends in 1 minute.', '1:00'],
])('%d ms before its end a session says so, with a clock [LIM-03]', async (left, words, clock) => {
  leave(60, left);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toContain(clock);
});

test('over a game that fills the screen the clock stands within it [LIM-03]', async () => {
  const game = document.body.appendChild(document.createElement('div'));
  leave(60, MINUTE);
  await screen.findByRole('timer');
  fillScreenWith(game);
  expect(game.contains(screen.getByRole('timer'))).toBe(true);
  expect(game.textContent).toContain('Your session ends in 1 minute.');
  fillScreenWith(null);
  expect(game.contains(screen.getByRole('timer'))).toBe(false);
  game.remove();
});

test('a session with more time left says nothing', async () => {
  leave(60, 5 * MINUTE + 2_000);
  await waitFor(() => expect(screen.getByLabelText('address')).toBeTruthy());
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a session that has lasted as long as its player allowed is ended as expired [LIM-03]', async () => {
  const ended = vi.spyOn(sessionStore, 'dispatch');
  leave(60, -1_000);
  await waitFor(() =>
    expect(ended).toHaveBeenCalledWith({ type: 'sessionEnded', reason: 'SESSION_EXPIRED', at: NOW - 1_000 }),
  );
  expect(ended).toHaveBeenCalledTimes(1);
});
