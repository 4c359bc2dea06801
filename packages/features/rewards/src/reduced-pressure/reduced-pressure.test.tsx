import { playerFixture } from '@baize/player/player-fixture';
import {
  reducedPressureChoice,
  reducedPressureTriggeredAt,
  setReducedPressure,
  recordLimitReached,
} from '@baize/player/reduced-pressure';
import { ReducedPressureSwitch } from '@baize/player/reduced-pressure-switch';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ViewerAccumulator } from '../accumulator/viewer-accumulator.tsx';
import { ViewerCalendar } from '../calendar/viewer-calendar.tsx';
import { exampleDay, NOW } from '../testing/example-days.ts';
import { FakePlatform } from '../testing/fake-platform.ts';
import { stubBrowserApis } from '../testing/stub-browser-apis.ts';
import { freezeDevice, renderTab } from '../testing/render-tab.tsx';

beforeEach(() => {
  localStorage.clear();
  freezeDevice();
  stubBrowserApis();
});
afterEach(() => {
  cleanup();
  reducedPressureChoice.clear();
  reducedPressureTriggeredAt.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DAY = 86_400_000;
const page = (
  <>
    <ReducedPressureSwitch />
    <ViewerAccumulator />
    <ViewerCalendar shape="carousel" wayIn="primary" />
  </>
);
const platformWithYesterday = () => {
  const platform = new FakePlatform();
  platform.days = [exampleDay({ canClaimDate: '2026-11-19' })];
  return platform;
};
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Hide countdowns' });

test('the switch takes away countdowns, movement and last chances, and gives them back', async () => {
  renderTab(platformWithYesterday(), page);
  await screen.findByText('Last chance');
  expect(screen.getAllByRole('timer').length).toBe(1);
  await userEvent.click(await toggle());
  expect(screen.queryAllByRole('timer')).toEqual([]);
  expect(screen.queryByText('Last chance')).toBeNull();
  expect(screen.getByText(/Open until/).textContent).toBe('Open until 00:00');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.getAllByText(/18:30/).length).toBeGreaterThan(0);
  await userEvent.click(await toggle());
  expect(screen.getAllByRole('timer').length).toBe(1);
});

test('another tab and the next visit keep what was chosen', async () => {
  render(
    <TestProviders>
      <ReducedPressureSwitch />
    </TestProviders>,
  );
  await userEvent.click(await toggle());
  cleanup();
  render(
    <TestProviders>
      <ReducedPressureSwitch />
    </TestProviders>,
  );
  expect((await toggle()).checked).toBe(true);
});

test.each([
  ['a break that goes on', { frozenUntil: new Date(NOW + DAY).toISOString() }],
  ['a break that ended this month', { frozenUntil: new Date(NOW - 29 * DAY).toISOString() }],
  ['an exclusion that ended this month', { selfExclusion: '2026-11-10' }],
] as const)('%s hides countdowns by itself, and the player may show them', async (_name, limit) => {
  const platform = platformWithYesterday();
  Object.assign(platform, { player: playerFixture({ limit }) });
  renderTab(platform, page, { player: playerFixture({ limit }) });
  await screen.findByText(/Hidden since your break or your limit/);
  expect(screen.queryAllByRole('timer')).toEqual([]);
  await userEvent.click(await toggle());
  expect(screen.getAllByRole('timer').length).toBeGreaterThan(0);
});

test('a limit that is reached while playing hides them at once, also after the player had shown them', async () => {
  setReducedPressure(false);
  renderTab(platformWithYesterday(), page);
  await screen.findAllByRole('timer');
  vi.setSystemTime(NOW + 1000);
  act(recordLimitReached);
  expect(screen.queryAllByRole('timer')).toEqual([]);
  expect((await toggle()).checked).toBe(true);
});

test.each([
  ['a deposit that reached its limit', 'deposit', 0],
  ['a loss limit that is spent', 'loss', 1],
])('%s hides them by itself, as soon as the page has read the limits', async (_name, type, period) => {
  const platform = platformWithYesterday();
  platform.limits = [{ type, period, amount: 25, used: 25, left: 0, periodEndsAt: '2026-11-20T23:00:00Z' }];
  renderTab(platform, page);
  await screen.findByText(/Hidden since your break or your limit/);
  expect(screen.queryAllByRole('timer')).toEqual([]);
  expect(screen.queryByText('Last chance')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(platform.sent('/user/limits')).toHaveLength(1);
});
