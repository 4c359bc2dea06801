import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EUR } from '../testing/example-days.ts';
import { FakePlatform } from '../testing/fake-platform.ts';
import { freezeTimers, renderTab, advanceTime } from '../testing/render-tab.tsx';
import { PlayerAccumulator } from './player-accumulator.tsx';
import { PlayerAccumulatorView, type AwardView } from './accumulator-views.tsx';
import { useCountTimes } from './use-countdown.ts';
import { VisitorCountdownAccumulator } from './viewer-accumulator.tsx';

const AWARD = '/calendar-award';
const MINUTE = 60_000;
const view = (
  <PlayerBoundary>
    <PlayerAccumulator />
  </PlayerBoundary>
);

let platform: FakePlatform;
let hidden = false;

beforeEach(() => {
  platform = new FakePlatform();
  hidden = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function turn(next: 'hidden' | 'visible'): Promise<void> {
  hidden = next === 'hidden';
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(50);
  });
}

/** The polls of a quarter minute stand aside, so that what is counted is the boundary's own reload. */
function withoutPolls(): void {
  freezeTimers(Date.parse('2026-11-20T17:29:58Z'));
}

test('the time left is that to the next half hour of the player’s clock [ACC-01]', async () => {
  freezeTimers();
  render(
    <TestProviders viewer="visitor">
      <VisitorCountdownAccumulator />
    </TestProviders>,
  );
  await advanceTime(0);
  expect(screen.getByRole('timer').textContent).toBe('12:41');
  await advanceTime(41_000);
  expect(screen.getByRole('timer').textContent).toBe('12:00');
});

test('a second renders the time left and nothing else of the card [ACC-01]', async () => {
  freezeTimers();
  let rendered = 0;
  const award: AwardView = Object.defineProperty({ kind: 'loading' }, 'kind', {
    get: () => {
      rendered += 1;
      return 'loading';
    },
  });
  function Card() {
    return (
      <PlayerAccumulatorView
        times={useCountTimes()}
        left="ticking"
        award={award}
        money={EUR}
        onRetry={() => undefined}
      />
    );
  }
  render(
    <TestProviders viewer="player">
      <Card />
    </TestProviders>,
  );
  await advanceTime(0);
  const before = rendered;
  await advanceTime(41_000);
  expect(screen.getByRole('timer').textContent).toBe('12:00');
  expect(rendered).toBe(before);
  await advanceTime(12 * MINUTE);
  expect(document.body.textContent).toContain('Next count 19:00, 18:00 UTC');
});

test('a tab that was hidden for forty minutes is right at once [ACC-01]', async () => {
  freezeTimers();
  render(
    <TestProviders viewer="visitor">
      <VisitorCountdownAccumulator />
    </TestProviders>,
  );
  await turn('hidden');
  await advanceTime(40 * MINUTE);
  await turn('visible');
  expect(screen.getByRole('timer').textContent).toBe('02:41');
});

test('a visitor is told what it is, when it counts in both times, and how to get in [ACC-03]', async () => {
  freezeTimers();
  render(
    <TestProviders viewer="visitor">
      <VisitorCountdownAccumulator />
    </TestProviders>,
  );
  await advanceTime(0);
  expect(screen.getByText(/A share of your net losses/)).toBeTruthy();
  expect(document.body.textContent).toContain('Next count 18:30 your time, 17:30 UTC.');
  expect(screen.getByRole('link', { name: 'Log in to see yours' }).getAttribute('href')).toContain(
    'modal=login',
  );
});

test('a player sees what has come together and its share [ACC-03]', async () => {
  freezeTimers();
  renderTab(platform, view);
  await advanceTime(500);
  expect(screen.getByText('€3.42')).toBeTruthy();
  expect(screen.getByText('8% of net losses')).toBeTruthy();
  expect(screen.getByText(/It is not in your balance yet/)).toBeTruthy();
  expect(screen.getByText('to next count')).toBeTruthy();
  expect(document.body.textContent).toContain('Collected since 18:00');
});

test('the award is asked for every fifteen seconds [ACC-03]', async () => {
  freezeTimers();
  renderTab(platform, view);
  await advanceTime(500);
  await advanceTime(15_000);
  expect(platform.sent(AWARD)).toHaveLength(2);
});

test('at the boundary the award is read again exactly once, within three seconds [ACC-02]', async () => {
  withoutPolls();
  renderTab(platform, view);
  await advanceTime(500);
  expect(platform.sent(AWARD)).toHaveLength(1);
  await advanceTime(1_400);
  expect(platform.sent(AWARD)).toHaveLength(1);
  await advanceTime(3_200);
  expect(platform.sent(AWARD)).toHaveLength(2);
  await advanceTime(5_000);
  expect(platform.sent(AWARD)).toHaveLength(2);
});

test('two views of one page reload once between them [ACC-02]', async () => {
  withoutPolls();
  renderTab(
    platform,
    <PlayerBoundary>
      <PlayerAccumulator />
      <PlayerAccumulator />
    </PlayerBoundary>,
  );
  await advanceTime(500);
  await advanceTime(6_000);
  expect(platform.sent(AWARD)).toHaveLength(2);
});

test('in a hidden tab the one reload waits for the return, whatever passed meanwhile [ACC-02]', async () => {
  withoutPolls();
  renderTab(platform, view);
  await advanceTime(500);
  await turn('hidden');
  await advanceTime(95 * MINUTE);
  expect(platform.sent(AWARD)).toHaveLength(1);
  await turn('visible');
  expect(platform.sent(AWARD)).toHaveLength(2);
});

test('an award that cannot be read keeps the card and says so', async () => {
  freezeTimers();
  platform.isFailing = true;
  renderTab(platform, view);
  await advanceTime(60_000);
  expect(screen.getByText('Your amount could not be loaded. Nothing is lost.')).toBeTruthy();
  platform.isFailing = false;
  screen.getByRole('button', { name: 'Try again' }).click();
  await advanceTime(500);
  expect(screen.getByText('€3.42')).toBeTruthy();
});
