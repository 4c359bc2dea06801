import { playerFixture } from '@baize/player/player-fixture';
import { setReducedPressure } from '@baize/player/reduced-pressure';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleWins, WinsPlatform } from '../testing/wins-platform.ts';
import { LazyWins } from './lazy-wins.ts';
import './latest-wins.tsx';
import './live-wins.tsx';

let lessMovement = false;
let platform: WinsPlatform;
let seen: (isIntersecting: boolean) => void;

beforeEach(() => {
  lessMovement = false;
  platform = new WinsPlatform();
  const watching = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  let inSight = true;
  seen = (isIntersecting) => {
    inSight = isIntersecting;
    for (const tell of watching) tell([{ isIntersecting }]);
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        watching.add(this.tell);
        this.tell([{ isIntersecting: inSight }]);
      }
      disconnect() {
        watching.delete(this.tell);
      }
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: lessMovement && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers({ now: Date.parse('2026-11-20T17:17:19Z') });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  setReducedPressure(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

async function show(viewer: 'visitor' | 'player' = 'visitor', player = playerFixture()) {
  await act(async () => {
    render(
      <TestProviders viewer={viewer} api={platform.client()} player={player}>
        <LazyWins />
      </TestProviders>,
    );
  });
  await act(() => vi.dynamicImportSettled());
  fireEvent.scroll(window);
  await act(() => vi.dynamicImportSettled());
  await pass(0.1);
}

const amounts = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent?.match(/€(\d+)/)?.[1]);

test('the five newest wins stand in a row: amount, masked name and the game they lead to', async () => {
  await show();
  expect(amounts()).toEqual(['18', '17', '16', '15', '14']);
  const link = screen.getByRole('link', { name: /€18\.00.*ma•••l · Pearl Diver/ });
  expect(link.getAttribute('href')).toBe('/casino/games/pearl-diver');
  expect(screen.getByRole('region', { name: 'Latest wins' }).textContent).toContain('Live, all players');
});

test('wins of another day are not called live', async () => {
  platform.wins = exampleWins(6).map((win) => ({ ...win, at: '2026-10-18T10:00:00Z' }));
  await show();
  expect(screen.getByRole('region').textContent).toContain('All players');
  expect(screen.getByRole('region').textContent).not.toContain('Live');
});

test('the row moves on by one every three seconds and begins anew after the last', async () => {
  await show();
  await pass(3);
  expect(amounts()).toEqual(['17', '16', '15', '14', '13']);
  await pass(18);
  expect(amounts()).toEqual(['11', '18', '17', '16', '15']);
  await pass(3);
  expect(amounts()).toEqual(['18', '17', '16', '15', '14']);
});

test('the row rests under the pointer, under the keyboard, while paused and while nobody sees it', async () => {
  await show();
  const strip = screen.getByRole('region');
  const still = async () => {
    const before = amounts();
    await pass(9);
    expect(amounts()).toEqual(before);
  };
  fireEvent.pointerEnter(strip);
  await still();
  fireEvent.pointerLeave(strip);
  await pass(3);
  expect(amounts()[0]).toBe('17');
  act(() => screen.getAllByRole('link')[2]?.focus());
  await still();
  act(() => screen.getByRole('button', { name: 'Pause the latest wins' }).click());
  act(() => screen.getAllByRole('link')[2]?.blur());
  await still();
  act(() => screen.getByRole('button', { name: 'Resume the latest wins' }).click());
  await pass(3);
  expect(amounts()[0]).toBe('16');
  act(() => seen(false));
  await still();
  act(() => seen(true));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await still();
  vi.restoreAllMocks();
});

test('where less movement is asked for nothing moves, and there is nothing to pause', async () => {
  lessMovement = true;
  await show();
  await pass(12);
  expect(amounts()).toEqual(['18', '17', '16', '15', '14']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('new wins are asked for every half minute in sight and stand first; under the keyboard nothing changes', async () => {
  await show();
  expect(platform.requestCount).toBe(1);
  const link = screen.getAllByRole('link').find((one) => !one.closest('[inert]'));
  act(() => link?.focus());
  platform.wins = exampleWins(8, 30);
  await pass(34);
  expect(platform.requestCount).toBe(2);
  expect(amounts()).toEqual(['18', '17', '16', '15', '14']);
  expect(document.activeElement).toBe(link);
  act(() => link?.blur());
  await pass(0.1);
  expect(amounts()).toEqual(['40', '39', '38', '37', '36']);
  act(() => seen(false));
  await pass(90);
  expect(platform.requestCount).toBe(2);
});

test.each(['empty', 'unknown to the platform'])('a list that is %s leaves nothing behind', async (why) => {
  platform.wins = why === 'empty' ? [] : null;
  await show();
  expect(document.body.textContent).toBe('');
  const room = document.body.querySelectorAll('[aria-hidden="true"]');
  expect(room).toHaveLength(1);
  act(() => seen(false));
  expect(room[0]?.isConnected).toBe(false);
});

const SHUT = {
  excluded: { limit: { selfExclusion: '2026-12-20' } },
  frozen: { limit: { frozenUntil: '2026-12-20T00:00:00Z' } },
  limited: {},
} as const;

test.each(['excluded', 'frozen', 'limited'] as const)('no win is shown to whoever is %s', async (why) => {
  platform.isLimitUsedUp = why === 'limited';
  await show('player', playerFixture(SHUT[why]));
  expect(document.body.textContent).toBe('');
  expect(platform.requestCount).toBe(0);
});

test('a player who is free to play sees the wins of others', async () => {
  await show('player');
  await pass(1);
  expect(amounts()).toHaveLength(5);
});

test('whoever wants no pressure sees none of it, from that moment on', async () => {
  await show();
  act(() => setReducedPressure(true));
  expect(document.body.textContent).toBe('');
});
