import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EUR, exampleCells, exampleDay, MONDAY, type ExampleDay } from '../testing/example-days.ts';
import { exampleStrip } from '../testing/example-strip.tsx';
import { stubBrowserApis } from '../testing/stub-browser-apis.ts';
import { CalendarView, NO_CLAIMS } from './calendar-view.tsx';

beforeEach(stubBrowserApis);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function page(days: readonly ExampleDay[]) {
  const cells = exampleCells(days, MONDAY);
  return (
    <TestProviders>
      <CalendarView shape="carousel" cells={cells} money={EUR} strip={exampleStrip(cells)} {...NO_CLAIMS} />
    </TestProviders>
  );
}

const inSight = () =>
  [...document.querySelectorAll('[role=group]:not([inert]) [data-look]')]
    .filter(
      (day) => day instanceof HTMLElement && /claimable|last-chance|claimed/.test(day.dataset.look ?? ''),
    )
    .map((day) => day.getAttribute('data-day'));

const SUNDAY = exampleDay({ canClaimDate: '2026-11-22', amount: 3.1 });
const TODAY = exampleDay({ canClaimDate: '2026-11-23' });

test('on a Monday the week in sight holds today’s reward, and yesterday’s where that alone is open [RB-10]', () => {
  render(page([SUNDAY, TODAY]));
  expect(inSight()).toEqual(['2026-11-23']);
  expect(screen.getByRole('group', { name: 'Week 1 of 4' }).textContent).toContain('This week');
  cleanup();
  render(page([SUNDAY]));
  expect(inSight()).toEqual(['2026-11-22']);
});

test('once yesterday is claimed its week stays where it is', () => {
  const { rerender } = render(page([SUNDAY]));
  rerender(page([{ ...SUNDAY, paidAt: '2026-11-23T08:00:00Z' }]));
  expect(inSight()).toEqual(['2026-11-22']);
});
