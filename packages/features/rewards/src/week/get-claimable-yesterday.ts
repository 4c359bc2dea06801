import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { getCurrentWeek } from '../calendar/weeks.ts';

/** Yesterday, where it lies in the week before and its reward is still open: the running week does not show it. */
export function getClaimableYesterday(cells: readonly CalendarCell[]): CalendarCell | null {
  const week = getCurrentWeek(cells);
  return cells.find((cell) => cell.state === 'last-chance' && !week.includes(cell)) ?? null;
}
