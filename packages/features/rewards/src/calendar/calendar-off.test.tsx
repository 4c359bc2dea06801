import { PlayerBoundary } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_DAYS } from '../testing/example-days.ts';
import { FakePlatform } from '../testing/fake-platform.ts';
import { freezeDevice, renderTab } from '../testing/render-tab.tsx';
import { PlayerCalendar } from './player-calendar.tsx';

beforeEach(() => freezeDevice());

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  [
    'an excluded player',
    { selfExclusion: '2027-01-01' },
    'Your self-exclusion is in force.',
    'It ends 2 Jan 2027, 00:00 your time (1 Jan 2027, 23:00\u00a0UTC).',
  ],
  [
    'a frozen player',
    { frozenUntil: '2026-11-27T00:00:00Z' },
    'Your account is frozen.',
    'It ends Fri 27 Nov, 01:00 your time (Fri 27 Nov, 00:00\u00a0UTC).',
  ],
])(
  '%s sees the days, is told why nothing can be claimed and until when, and is not hurried [SES-09]',
  async (_, limit, reason, until) => {
    const platform = new FakePlatform();
    platform.days = [...EXAMPLE_DAYS];
    const { tab, container } = renderTab(
      platform,
      <PlayerBoundary>
        <PlayerCalendar shape="grid" />
      </PlayerBoundary>,
      { player: playerFixture({ limit }) },
    );
    expect((await tab.findByText(new RegExp(reason))).textContent).toContain(
      'You can still withdraw your money.',
    );
    expect(container.querySelectorAll('[data-day]')).toHaveLength(28);
    expect(tab.queryByRole('button', { name: /^Claim/ })).toBeNull();
    expect(tab.queryByText('Last chance')).toBeNull();
    expect(container.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(until);
    expect(container.textContent).toContain('A locked day can be claimed only if this is over before');
    expect(tab.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw');
    expect(tab.getByRole('link', { name: 'Safer play' }).getAttribute('href')).toBe('/responsible-gambling');
    expect(tab.queryByRole('timer')).toBeNull();
    expect(container.textContent).not.toMatch(/Next count|Counted at/);
  },
);

test('a day that still runs is locked for an excluded player, not missed; it keeps its amount', async () => {
  const platform = new FakePlatform();
  platform.days = [...EXAMPLE_DAYS];
  const { tab, container } = renderTab(
    platform,
    <PlayerBoundary>
      <PlayerCalendar shape="grid" />
    </PlayerBoundary>,
    { player: playerFixture({ limit: { selfExclusion: '2027-01-01' } }) },
  );
  await tab.findByText(/self-exclusion/);
  for (const [date, amount] of [
    ['2026-11-19', '€3.10'],
    ['2026-11-20', '€4.82'],
  ]) {
    const day = container.querySelector(`[data-day="${date}"]`);
    expect(day?.getAttribute('data-look')).toBe('locked');
    expect(day?.textContent).toContain(`${amount}Locked`);
    expect(day?.textContent).not.toContain('Not claimed');
  }
});

test('whoever is at a limit is told that what is earned can still be claimed, and it can', async () => {
  const platform = new FakePlatform();
  platform.days = [...EXAMPLE_DAYS];
  platform.limits = [{ type: 'deposit', period: 0, amount: 25, used: 25, left: 0 }];
  const { tab } = renderTab(
    platform,
    <PlayerBoundary>
      <PlayerCalendar shape="grid" />
    </PlayerBoundary>,
  );
  await tab.findByText(/What you have earned is still yours to claim until its own deadline/);
  expect(tab.getAllByRole('button', { name: /^Claim/ }).length).toBeGreaterThan(0);
});
