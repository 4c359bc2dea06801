import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EUR, EXAMPLE_DAYS, exampleCells, exampleDay } from '../testing/example-days.ts';
import { exampleStrip } from '../testing/example-strip.tsx';
import { FakePlatform } from '../testing/fake-platform.ts';
import { freezeTimers, renderTab, advanceTime } from '../testing/render-tab.tsx';
import { stubBrowserApis } from '../testing/stub-browser-apis.ts';
import { CalendarView, NO_CLAIMS, type CalendarShape } from './calendar-view.tsx';
import { useRakebackCalendar } from './use-rakeback-calendar.ts';

beforeEach(stubBrowserApis);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const POLL = 10_000;
const CHANGED = '2026-11-18';
const changedDays = EXAMPLE_DAYS.map((day) =>
  day.canClaimDate === CHANGED ? exampleDay({ canClaimDate: CHANGED, amount: 9.99 }) : day,
);

test('a poll that changes one day leaves every other day the very same cell [RB-11]', async () => {
  freezeTimers();
  const platform = new FakePlatform();
  platform.days = [...EXAMPLE_DAYS];
  let cells: readonly CalendarCell[] = [];
  function Probe() {
    const calendar = useRakebackCalendar();
    if (calendar.kind === 'known') ({ cells } = calendar);
    return null;
  }
  renderTab(
    platform,
    <PlayerBoundary>
      <Probe />
    </PlayerBoundary>,
  );
  await advanceTime(500);
  const before = cells;
  platform.days = [...changedDays];
  await advanceTime(POLL);
  expect(cells).toHaveLength(28);
  expect(cells.filter((cell, place) => cell !== before[place]).map(({ date }) => date)).toEqual([CHANGED]);
});

/** The dates of the cells that are rendered: the rest of the calendar reads no amount of these. */
function noting(rendered: Set<string>) {
  return (cell: CalendarCell): CalendarCell =>
    Object.defineProperty({ ...cell }, 'amount', {
      get: () => {
        rendered.add(cell.date);
        return cell.amount;
      },
    });
}

test.each<CalendarShape>(['grid', 'carousel', 'compact', 'compact-carousel'])(
  'one day that changes renders one cell of a calendar in the shape %s',
  async (shape) => {
    const rendered = new Set<string>();
    const before = exampleCells().map(noting(rendered));
    const changed = exampleCells(changedDays).map(noting(rendered));
    const after = before.map((cell, place) => (cell.date === CHANGED ? (changed[place] ?? cell) : cell));
    const strip = exampleStrip(exampleCells());
    let show: (cells: readonly CalendarCell[]) => void = () => undefined;
    function Shown() {
      const [cells, setCells] = useState<readonly CalendarCell[]>(before);
      show = setCells;
      return <CalendarView shape={shape} cells={cells} money={EUR} strip={strip} {...NO_CLAIMS} />;
    }
    render(
      <TestProviders>
        <Shown />
      </TestProviders>,
    );
    expect(rendered.size).toBeGreaterThan(5);
    rendered.clear();
    await act(async () => show(after));
    // Today's and yesterday's stand in cards of their own above a phone's grid, and those are no cells.
    const cards = shape.startsWith('compact') ? ['2026-11-19', '2026-11-20'] : [];
    expect([...rendered].filter((date) => !cards.includes(date))).toEqual([CHANGED]);
  },
);
