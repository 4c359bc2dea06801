import { PlayerBoundary } from '@baize/player';
import { reducedPressureChoice, setReducedPressure } from '@baize/player/reduced-pressure';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleDay, MONDAY } from '../testing/example-days.ts';
import { FakePlatform } from '../testing/fake-platform.ts';
import { freezeDevice, renderTab } from '../testing/render-tab.tsx';
import { PlayerWeek } from './player-week.tsx';

afterEach(() => {
  cleanup();
  reducedPressureChoice.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const SUNDAY = exampleDay({ canClaimDate: '2026-11-22', amount: 3.1 });
const TODAY = exampleDay({ canClaimDate: '2026-11-23' });
const yesterday = () => screen.queryByRole('link', { name: /Yesterday/ });

async function openWeek(days: FakePlatform['days'], instant = MONDAY) {
  freezeDevice(instant);
  const platform = new FakePlatform();
  platform.days = days;
  renderTab(
    platform,
    <PlayerBoundary>
      <PlayerWeek />
    </PlayerBoundary>,
  );
  await screen.findAllByRole('listitem');
}

test('on a Monday the week says what is open of Sunday, until when, and leads to its claim [RB-12]', async () => {
  await openWeek([SUNDAY, TODAY]);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(yesterday()?.textContent).toBe('Yesterday, Sun 22 €3.10 Open until 00:00 · 23:00 UTC');
  expect(yesterday()?.getAttribute('href')).toContain('modal=rakeback');
});

test('with countdowns hidden the line of Sunday is the same plain fact, without the hourglass', async () => {
  await openWeek([SUNDAY, TODAY]);
  expect(yesterday()?.querySelector('.lucide-hourglass')).toBeTruthy();
  cleanup();
  setReducedPressure(true);
  await openWeek([SUNDAY, TODAY]);
  expect(yesterday()?.textContent).toContain('Open until 00:00');
  expect(yesterday()?.querySelector('.lucide-hourglass')).toBeNull();
});

test('a Sunday that is claimed or left nothing has no line, nor has a yesterday among the seven days', async () => {
  await openWeek([{ ...SUNDAY, paidAt: '2026-11-22T20:00:00Z' }, TODAY]);
  expect(yesterday()).toBeNull();
  cleanup();
  await openWeek([TODAY]);
  expect(yesterday()).toBeNull();
  cleanup();
  await openWeek([SUNDAY, TODAY], MONDAY + 86_400_000);
  expect(yesterday()).toBeNull();
});
