import type { CalendarCell } from '@baize/domain/rakeback-calendar';

/** What a day looks like: what the calendar decided, a claim on its way, or a reward not yet read. */
export type DayAppearance = CalendarCell['state'] | 'pending' | 'waiting';

/** Where the knowledge of a day stands. */
export type DayLoadState = 'known' | 'pending' | 'waiting';

/** A day to come is locked whatever is read of it. */
export function getDayAppearance(cell: CalendarCell, progress: DayLoadState): DayAppearance {
  if (progress === 'known' || (progress === 'waiting' && cell.future)) return cell.state;
  return progress;
}

/** How tall a week stands. It hangs on the date alone, so no poll can move anything. */
export type WeekHeight = 'past' | 'open' | 'coming';

export interface Week {
  height: WeekHeight;
  cells: readonly CalendarCell[];
}

const DAYS = 7;

/** The 28 days as weeks; the weeks of today and of yesterday have room for a button. */
export function toWeeks(cells: readonly CalendarCell[]): Week[] {
  const today = cells.findIndex((cell) => cell.today);
  const open = today < 0 ? [] : [Math.floor(today / DAYS), Math.floor((today - 1) / DAYS)];
  return Array.from({ length: cells.length / DAYS }, (_, place) => {
    const week = cells.slice(place * DAYS, (place + 1) * DAYS);
    const coming = week.every((cell) => cell.future);
    return { cells: week, height: open.includes(place) ? 'open' : coming ? 'coming' : 'past' };
  });
}

/** The seven days that hold today. */
export function getCurrentWeek(cells: readonly CalendarCell[]): readonly CalendarCell[] {
  return toWeeks(cells).find((week) => week.cells.some((cell) => cell.today))?.cells ?? [];
}

/** The days whose reward can be claimed now, today first. */
export function getClaimableDays(cells: readonly CalendarCell[]): CalendarCell[] {
  return cells.filter((cell) => cell.showButton).toSorted((a, b) => Number(b.today) - Number(a.today));
}
