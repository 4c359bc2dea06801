import { PlayerIsland } from '@baize/shell/player';
import { stagePlayer } from '@baize/shell/stage-player';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_DAYS } from '../stage/example-days.ts';
import { FakePlatform } from '../stage/fake-platform.ts';
import { freezeDevice, openTab } from '../stage/test-tab.tsx';
import { PlayerCalendar } from './player-calendar.tsx';

beforeEach(() => freezeDevice());

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['an excluded player', { selfExclusion: '2027-01-01' }, 'Your self-exclusion is in force.'],
  ['a frozen player', { frozenUntil: '2026-11-27T00:00:00Z' }, 'Your account is frozen.'],
])(
  '%s sees the days, is told why nothing can be claimed, and is not hurried [SES-09]',
  async (_, limit, reason) => {
    const platform = new FakePlatform();
    platform.days = [...EXAMPLE_DAYS];
    const { tab, container } = openTab(
      platform,
      <PlayerIsland>
        <PlayerCalendar shape="grid" />
      </PlayerIsland>,
      { player: stagePlayer({ limit }) },
    );
    expect((await tab.findByText(new RegExp(reason))).textContent).toContain(
      'You can still withdraw your money.',
    );
    expect(container.querySelectorAll('[data-day]')).toHaveLength(28);
    expect(tab.queryByRole('button', { name: /^Claim/ })).toBeNull();
    expect(tab.queryByText('Last chance')).toBeNull();
  },
);
