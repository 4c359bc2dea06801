import { PlayerBoundary } from '@baize/player';
import { PlayerCalendar } from '../calendar/player-calendar.tsx';
import type { FakePlatform } from './fake-platform.ts';
import { renderTab } from './render-tab.tsx';

/** A player's calendar in a tab of its own. */
export function renderCalendar(platform: FakePlatform): ReturnType<typeof renderTab> {
  return renderTab(
    platform,
    <PlayerBoundary>
      <PlayerCalendar shape="grid" />
    </PlayerBoundary>,
  );
}

/** How a day of the calendar looks (`data-look`); today's by default. */
export function lookOf(container: HTMLElement, date = '2026-11-20'): string | undefined {
  return container.querySelector<HTMLElement>(`[data-day="${date}"]`)?.dataset['look'];
}
