import { tokenStore } from '@baize/browser/token-store';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPlaySession, recordRound } from '@baize/player/play-session';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { TestProviders } from '@baize/player/test-providers';
import { PlaySessionStatus } from './play-session-status.tsx';

const NOW = Date.parse('2026-11-20T17:17:19Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  act(() => void tokenStore.set('a-token'));
});

afterEach(() => {
  cleanup();
  act(() => tokenStore.clear());
  localStorage.clear();
  vi.useRealTimers();
});

function open() {
  render(
    <TestProviders viewer="player" url="/promotions">
      <PlayerBoundary>
        <PlaySessionStatus position="panel" />
        <p>there</p>
      </PlayerBoundary>
    </TestProviders>,
  );
  return screen.findByText('there');
}

const line = () => screen.queryByRole('link', { name: 'This session: time and net result' });

test('on any page a player sees how long they have played and what came of it, and more of it in one press [LIM-07]', async () => {
  startPlaySession(NOW - 2_538_000);
  recordRound({ id: 'r1', stake: 20, win: 7.6, currency: 'EUR', at: NOW - 60_000 });
  await open();
  await vi.waitFor(() => expect(line()?.textContent).toBe('0:42:18Net −€12.40'));
  expect(line()?.getAttribute('href')).toBe('/promotions?modal=reality-check');
});

test('whoever has not played, or not for an hour, sees no clock', async () => {
  await open();
  expect(line()).toBeNull();
  cleanup();
  startPlaySession(NOW - 3_600_000);
  await open();
  expect(line()).toBeNull();
});
